import type { Produto } from '@indica-bem/domain/produto/contrato';
import { rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import { ordenado } from '../../ui/ordem';

export const ORDENS = {
  nome: 'Nome (A–Z)',
  '-nome': 'Nome (Z–A)',
  linha: 'Linha (A–Z)',
  '-linha': 'Linha (Z–A)',
  '-energia': 'Mais energia',
  energia: 'Menos energia',
  recentes: 'Recentes',
  antigos: 'Antigos',
};
export type Ordem = keyof typeof ORDENS;

const POR: Record<string, (produto: Produto) => string | number> = {
  antigos: ({ id_produto }) => id_produto,
  recentes: ({ id_produto }) => -id_produto,
  nome: ({ nome }) => nome,
  linha: ({ sub_categoria, nome }) => `${rotuloDaLinha(sub_categoria)} ${nome}`,
  energia: ({ energia_metabolizavel }) => energia_metabolizavel,
};

/** All of them are here, so they are sorted here. */
export function emOrdem(produtos: readonly Produto[], ordem: Ordem): Produto[] {
  const por = POR[ordem.replace('-', '')];
  return por ? ordenado(produtos, por, ordem.startsWith('-')) : [...produtos];
}
