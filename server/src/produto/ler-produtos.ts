import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Leitura } from '../db/conexao';
import { Recusa } from '../http/recusa';
import { apresentarProduto, COLUNAS_DO_PRODUTO } from './apresentar-produto';

const vivos = (db: Leitura) => db.selectFrom('produto').select(COLUNAS_DO_PRODUTO).where('excluido_em', 'is', null);

export async function listarProdutos(db: Leitura): Promise<Produto[]> {
  return (await vivos(db).orderBy('id').execute()).map(apresentarProduto);
}

export async function lerProduto(db: Leitura, id: number): Promise<Produto> {
  const linha = await vivos(db).where('id', '=', id).executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarProduto(linha);
}
