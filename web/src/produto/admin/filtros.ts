import type { Produto } from '@indica-bem/domain/produto/contrato';
import {
  CATEGORIAS,
  ESPECIES,
  ROTULO_DA_ESPECIE,
  rotuloDaLinha,
  SUB_CATEGORIAS,
} from '@indica-bem/domain/produto/regras';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { type Parte, texto, umDe } from '../../lib/partes-do-endereco';

const SIM_OU_NAO = ['S', 'N'] as const;

/** What the list can be narrowed by, and the values each takes in the address. */
export const OPCOES_DOS_FILTROS = {
  categoria: CATEGORIAS,
  especie: ESPECIES,
  sub_categoria: SUB_CATEGORIAS,
  em_prescricao: SIM_OU_NAO,
  em_catalogo: SIM_OU_NAO,
} as const;
export type Filtro = keyof typeof OPCOES_DOS_FILTROS;
export const FILTROS = Object.keys(OPCOES_DOS_FILTROS) as Filtro[];
export type Filtros = { busca: string } & Record<Filtro, string>;

export const SEM_FILTROS: Filtros = {
  busca: '',
  categoria: '',
  especie: '',
  sub_categoria: '',
  em_prescricao: '',
  em_catalogo: '',
};

export const PARTES_DOS_FILTROS = {
  busca: texto('busca'),
  ...(Object.fromEntries(
    FILTROS.map((filtro) => [filtro, umDe<string, string>(filtro, OPCOES_DOS_FILTROS[filtro], '')]),
  ) as Record<Filtro, Parte<string>>),
};

/** Every word must be somewhere in what the list shows of the product, with or without accents. */
export function filtrar(produtos: readonly Produto[], { busca, ...filtros }: Filtros): Produto[] {
  const palavras = semAcento(busca).split(/\s+/).filter(Boolean);
  return produtos.filter(
    (produto) =>
      FILTROS.every((filtro) => filtros[filtro] === '' || produto[filtro] === filtros[filtro]) &&
      palavras.every((palavra) => textoDe(produto).includes(palavra)),
  );
}

function textoDe(p: Produto): string {
  const partes = [p.nome, p.nome_curto, p.opcao, p.porte, p.categoria, rotuloDaLinha(p.sub_categoria)];
  return semAcento([...partes, ROTULO_DA_ESPECIE[p.especie], p.ciclo_de_vida, p.outras_necessidades].join(' '));
}
