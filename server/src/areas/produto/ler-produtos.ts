import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import type { listarProdutos as chamada, Produto } from '@indica-bem/domain/produto/contrato';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { apresentarProduto, COLUNAS_DO_PRODUTO } from './apresentar-produto';

type Pagina = Entrada<typeof chamada>['query'];

const vivos = (db: Leitura) => db.selectFrom('produto').select(COLUNAS_DO_PRODUTO).where('excluido_em', 'is', null);

export async function listarProdutos(db: Leitura, { depois_de, limite }: Pagina): Promise<Produto[]> {
  const linhas = await vivos(db)
    .where('id', '>', depois_de ?? 0)
    .orderBy('id')
    .limit(limite)
    .execute();
  return linhas.map(apresentarProduto);
}

export async function lerProduto(db: Leitura, id: number): Promise<Produto> {
  const linha = await vivos(db).where('id', '=', id).executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarProduto(linha);
}
