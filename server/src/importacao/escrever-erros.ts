import { escreverCsv } from '@indica-bem/domain/texto/escrever-csv';

export type LinhaRecusada = { numero: number; conteudo: string[]; motivo: string | null };

/** The refused rows as they came, each with its line and reason: corrected in place, the file can be sent again. */
export function escreverErros(cabecalho: string[], linhas: readonly LinhaRecusada[]): string {
  // A file that already was an error file brings these two along; they are written anew.
  const colunas = [...cabecalho.keys()].filter((i) => !['linha', 'motivo'].includes(cabecalho[i] ?? ''));
  return escreverCsv([
    [...colunas.map((i) => cabecalho[i] ?? ''), 'linha', 'motivo'],
    ...linhas.map(({ numero, conteudo, motivo }) => [
      ...colunas.map((i) => conteudo[i] ?? ''),
      String(numero),
      motivo ?? '',
    ]),
  ]);
}
