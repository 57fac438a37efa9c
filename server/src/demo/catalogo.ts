import type { Produto } from '@indica-bem/domain/produto/contrato';
import { guardarImagem } from '../areas/imagem/guardar-imagem';
import { desenharEmbalagem } from '../areas/produto/desenhar-embalagem';
import type { Trx } from '../db/conexao';
import dados from './dados/catalogo.json';
import type { Ids } from './pessoas';

export async function semearCatalogo(trx: Trx): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { id_produto, imagem_caminho: _, demo: __, ...produto } of dados.produtos as (Omit<
    Produto,
    'so_veterinario'
  > & { demo: boolean })[]) {
    const bytes = Buffer.from(desenharEmbalagem(produto));
    const imagem_hash = await guardarImagem(trx, { tipo: 'image/svg+xml', largura: 800, altura: 1000, bytes });
    const { id } = await trx
      .insertInto('produto')
      .values({
        ...produto,
        em_prescricao: produto.em_prescricao === 'S',
        em_catalogo: produto.em_catalogo === 'S',
        imagem_hash,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(id_produto, id);
  }
  return ids;
}
