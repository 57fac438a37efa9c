import { NOMES_DOS_ATOS, type NomeDeAto, TIPOS_DE_OBJETO, type TipoDeObjeto } from '@indica-bem/domain/auditoria/atos';
import { dataValida } from '@indica-bem/domain/brasil/datas';
import { noEndereco, type Parte, texto, umDe } from '../lib/partes-do-endereco';

export type Filtros = {
  de: string;
  ate: string;
  quem: string;
  ato: NomeDeAto | null;
  objeto: TipoDeObjeto | null;
  numero: string;
};

export const SEM_FILTROS: Filtros = { de: '', ate: '', quem: '', ato: null, objeto: null, numero: '' };

const que = (nome: string, serve: (lido: string) => boolean): Parte<string> => ({
  nome,
  ler: (lido) => (serve(lido) ? lido : ''),
  escrever: (valor) => valor,
});

export const NUMERO = /^[1-9]\d{0,14}$/;

export const { ler: lerFiltros, escrever: escreverFiltros } = noEndereco<Filtros>({
  de: que('de', dataValida),
  ate: que('ate', dataValida),
  quem: texto('quem'),
  ato: umDe('ato', NOMES_DOS_ATOS, null),
  objeto: umDe('objeto', TIPOS_DE_OBJETO, null),
  numero: que('numero', (lido) => NUMERO.test(lido)),
});

/** As the server takes it: a kind and a number are one filter, and a period that runs backwards is none. */
export function consultaDosFiltros({ de, ate, quem, ato, objeto, numero }: Filtros) {
  const aoContrario = de !== '' && ate !== '' && ate < de;
  return {
    ...(de && { de }),
    ...(ate && !aoContrario && { ate }),
    ...(quem && { quem }),
    ...(ato && { ato }),
    ...(objeto && numero && { objeto, id_objeto: numero }),
  };
}
