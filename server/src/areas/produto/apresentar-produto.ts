import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Selectable } from 'kysely';
import type { Tabelas } from '../../db/tabelas';
import { enderecoDaImagem } from '../imagem/guardar-imagem';

export const COLUNAS_DO_PRODUTO = [
  'id',
  'categoria',
  'sub_categoria',
  'especie',
  'porte',
  'nome',
  'nome_curto',
  'link',
  'opcao',
  'energia_metabolizavel',
  'tipo_calculadora',
  'em_prescricao',
  'em_catalogo',
  'so_veterinario',
  'imagem_hash',
  'ciclo_de_vida',
  'outras_necessidades',
  'versao',
] as const;

export type LinhaDeProduto = Pick<Selectable<Tabelas['produto']>, (typeof COLUNAS_DO_PRODUTO)[number]>;

export function apresentarProduto(linha: LinhaDeProduto): Produto {
  const { id, imagem_hash, em_prescricao, em_catalogo, so_veterinario, ...resto } = linha;
  return {
    id_produto: id,
    ...resto,
    em_prescricao: em_prescricao ? 'S' : 'N',
    em_catalogo: em_catalogo ? 'S' : 'N',
    so_veterinario: so_veterinario ? 'S' : 'N',
    imagem_caminho: imagem_hash && enderecoDaImagem(imagem_hash),
  };
}
