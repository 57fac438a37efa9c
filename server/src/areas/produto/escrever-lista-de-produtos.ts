import { ROTULO_DA_ESPECIE, rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import { escreverCsv } from '@indica-bem/domain/texto/escrever-csv';
import type { Leitura } from '../../db/conexao';

/** The numbers that a file of recommendations names its products by. */
export async function escreverListaDeProdutos(db: Leitura): Promise<string> {
  const produtos = await db
    .selectFrom('produto')
    .select(['id', 'nome', 'especie', 'sub_categoria'])
    .where('em_prescricao', '=', true)
    .where('so_veterinario', '=', false)
    .where('excluido_em', 'is', null)
    .orderBy('id')
    .execute();
  return escreverCsv([
    ['id_produto', 'Produto', 'Animal', 'Linha'],
    ...produtos.map(({ id, nome, especie, sub_categoria }) => [
      String(id),
      nome,
      ROTULO_DA_ESPECIE[especie],
      rotuloDaLinha(sub_categoria),
    ]),
  ]);
}
