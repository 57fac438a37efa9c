import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Leitura } from '../db/conexao';
import { Recusa } from '../http/recusa';
import { apresentarProduto, COLUNAS_DO_PRODUTO } from './apresentar-produto';

export async function lerProduto(db: Leitura, id: number): Promise<Produto> {
  const linha = await db
    .selectFrom('produto')
    .select(COLUNAS_DO_PRODUTO)
    .where('id', '=', id)
    .where('excluido_em', 'is', null)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarProduto(linha);
}
