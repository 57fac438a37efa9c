import { type Cidade, cidadeDoPrefixo, cidadePeloNome } from '@indica-bem/domain/lojista/cidades';
import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { noEndereco, texto, umDe } from '../lib/partes-do-endereco';

/** The first five digits of a CEP: a part of the city, not the street. */
export type Prefixo = `${number}`;

/** `aqui`: where the device is. The address only says so: the position itself never enters it. */
export type Lugar = 'aqui' | Cidade | Prefixo;

export interface Filtros {
  tipo: LojistaPublico['tipo'];
  lugar: Lugar | null;
  busca: string;
}

/** The address of the same list with something changed; what is usual is not written. */
export const { ler: lerFiltros, escrever: escreverFiltros } = noEndereco<Filtros>({
  tipo: umDe('tipo', ['loja_online'], 'loja_fisica'),
  lugar: {
    nome: 'perto',
    ler: (perto) => (perto === 'aqui' || ehPrefixo(perto) ? perto : cidadePeloNome(perto)),
    escrever: (lugar) => lugar?.toLowerCase() ?? '',
  },
  busca: texto('busca'),
});

export function ehPrefixo(perto: string): perto is Prefixo {
  return /^\d{5}$/.test(perto) && cidadeDoPrefixo(perto) !== null;
}
