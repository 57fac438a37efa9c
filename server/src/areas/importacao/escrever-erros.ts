import { escreverCsv, escreverLinhas } from '@indica-bem/domain/texto/escrever-csv';

export type LinhaRecusada = { numero: number; conteudo: string[]; motivo: string | null };

/**
 * The refused rows as they came, each with its line and reason: corrected in place, the file can be sent again. Written
 * page by page: there may be as many as a file has rows.
 */
export async function* escreverErros(
  cabecalho: string[],
  paginas: AsyncIterable<LinhaRecusada[]>,
): AsyncGenerator<string> {
  const { topo, escrever } = colunasDe(cabecalho);
  yield escreverCsv([topo]);
  for await (const linhas of paginas) yield escreverLinhas(linhas.map(escrever));
}

/** A file that already was an error file brings these two along; they are written anew. */
function colunasDe(cabecalho: string[]) {
  const colunas = [...cabecalho.keys()].filter((i) => !['linha', 'motivo'].includes(cabecalho[i] ?? ''));
  return {
    topo: [...colunas.map((i) => cabecalho[i] ?? ''), 'linha', 'motivo'],
    escrever: ({ numero, conteudo, motivo }: LinhaRecusada) => [
      ...colunas.map((i) => conteudo[i] ?? ''),
      String(numero),
      motivo ?? '',
    ],
  };
}
