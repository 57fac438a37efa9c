import { Readable } from 'node:stream';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { Recusa, recusarCampo } from '../http/recusa';
import type { Celulas, Importador } from './importador';

const LINHAS_NO_MAXIMO = 150_000;
const PEDACO = 64 * 1024;

type Linha = { numero: number; conteudo: string[] };
export type Planilha = { cabecalho: string[]; linhas: Linha[] };

/** `;` or `,`, UTF-8 or Windows-1252, with or without BOM (DECISIONS); read in pieces, so that nothing else waits. */
export async function lerCsv(bytes: Buffer): Promise<Planilha> {
  const texto = decodificar(bytes);
  const separador = separadorDe(texto);
  const leitor = Readable.from(pedacos(texto)).pipe(
    parse({
      delimiter: separador,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      max_record_size: PEDACO,
      info: true,
    }),
  );
  let cabecalho: string[] | undefined;
  const linhas: Linha[] = [];
  try {
    for await (const { record, info } of leitor as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (!cabecalho) cabecalho = record;
      else linhas.push({ numero: info.lines, conteudo: record.map(semProtecao) });
      if (linhas.length > LINHAS_NO_MAXIMO) throw recusar('O arquivo tem mais de 150.000 linhas: divida-o em partes');
    }
  } catch (erro) {
    throw erro instanceof CsvError
      ? recusar(`Não foi possível ler o arquivo perto da linha ${erro.lines ?? '?'}`)
      : erro;
  }
  if (!cabecalho || linhas.length === 0) throw recusar('O arquivo não tem linhas para importar');
  return { cabecalho, linhas };
}

/** Where each of the model's columns stands in this file, however its header was written. */
export function exigirColunas({ colunas }: Importador, cabecalho: string[]): void {
  const presentes = new Set(cabecalho.map(nomeDaColuna));
  const faltam = colunas.filter(({ nome, obrigatoria }) => obrigatoria && !presentes.has(nomeDaColuna(nome)));
  if (faltam.length > 0) throw recusar(`Faltam no arquivo as colunas: ${faltam.map(({ nome }) => nome).join(', ')}`);
}

/** Finds the columns once; then reads row after row. */
export function leitorDeCelulas({ colunas }: Importador, cabecalho: string[]): (conteudo: string[]) => Celulas {
  const presentes = cabecalho.map(nomeDaColuna);
  const posicoes = colunas.map(({ nome }) => [nome, presentes.indexOf(nomeDaColuna(nome))] as const);
  return (conteudo) => Object.fromEntries(posicoes.map(([nome, posicao]) => [nome, conteudo[posicao] ?? '']));
}

export function temColuna(cabecalho: string[], nome: string): boolean {
  return cabecalho.some((coluna) => nomeDaColuna(coluna) === nomeDaColuna(nome));
}

// 'E-mail', 'e_mail' and 'EMAIL' are one column.
const nomeDaColuna = (nome: string) => semAcento(nome).replace(/[^a-z0-9]/g, '');

/** Our own error files protect cells that a spreadsheet would run; sent back, they mean what they meant. */
const semProtecao = (celula: string) => celula.replace(/^'(?=[=+\-@\t\r])/, '');

function decodificar(bytes: Buffer): string {
  if (binario(bytes)) throw new Recusa('ARQUIVO_NAO_CSV');
  const semBom = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? bytes.subarray(3) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(semBom);
  } catch {
    return iconv.decode(semBom, 'windows-1252');
  }
}

/** Text has no control characters but tabs and line ends; spreadsheets and pictures have, and a PDF says what it is. */
function binario(bytes: Buffer): boolean {
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 9 || (byte > 13 && byte < 32)) return true;
  }
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}

function separadorDe(texto: string): ';' | ',' {
  const [primeira = ''] = texto.split(/\r?\n/, 1);
  const vezes = (separador: string) => primeira.split(separador).length;
  return vezes(',') > vezes(';') ? ',' : ';';
}

function* pedacos(texto: string): Generator<string> {
  for (let i = 0; i < texto.length; i += PEDACO) yield texto.slice(i, i + PEDACO);
}

const recusar = (motivo: string) => recusarCampo('arquivo', motivo);
