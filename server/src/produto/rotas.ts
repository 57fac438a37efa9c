import * as contrato from '@indica-bem/domain/produto/contrato';
import type { Contexto } from '../contexto';
import type { Atender } from '../http/atender';
import { Recusa } from '../http/recusa';
import { apresentarProduto, COLUNAS_DO_PRODUTO } from './apresentar-produto';

export function rotasDoProduto(atender: Atender, { db }: Contexto): void {
  const vivos = db.selectFrom('produto').select(COLUNAS_DO_PRODUTO).where('excluido_em', 'is', null);

  atender(contrato.listarProdutos, async () => (await vivos.orderBy('id').execute()).map(apresentarProduto));

  atender(contrato.verProduto, async ({ params }) => {
    const linha = await vivos.where('id', '=', params.id).executeTakeFirst();
    if (!linha) throw new Recusa('NAO_ENCONTRADO');
    return apresentarProduto(linha);
  });
}
