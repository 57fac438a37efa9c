import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate as vez } from 'node:timers/promises';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { Recusa, recusarCampo } from '../http/recusa';
import type { Celulas, Importador } from './importador';

const LINHAS_NO_MAXIMO = 150_000;
const PEDACO = 64 * 1024;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

type Linha = { numero: number; conteudo: string[] };
export type Planilha = { cabecalho: string[]; linhas: Linha[] };

/** `;` or `,`, UTF-8 or Windows-1252, with or without BOM; read in pieces, so that nothing else waits. */
export async function lerCsv(bytes: Buffer): Promise<Planilha> {
  if (binario(bytes)) throw new Recusa('ARQUIVO_NAO_CSV');
  const semBom = bytes.subarray(0, 3).equals(BOM) ? bytes.subarray(3) : bytes;
  const leitor = Readable.from(pedacos(semBom)).pipe(
    parse({
      delimiter: separadorDe(semBom),
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

/** Text has no control characters but tabs and line ends; spreadsheets and pictures have, and a PDF says what it is. */
function binario(bytes: Buffer): boolean {
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 9 || (byte > 13 && byte < 32)) return true;
  }
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}

function separadorDe(bytes: Buffer): ';' | ',' {
  const [primeira = ''] = bytes.subarray(0, PEDACO).toString('latin1').split(/\r?\n/, 1);
  const vezes = (separador: string) => primeira.split(separador).length;
  return vezes(',') > vezes(';') ? ',' : ';';
}

/**
 * Streams hand on what they have without leaving the turn of the event loop: a turn is given up between two pieces, or
 * a large file would be read in one breath while every other request waits.
 */
async function* pedacos(bytes: Buffer): AsyncGenerator<string> {
  const decodificador = iconv.getDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  for (let i = 0; i < bytes.length; i += PEDACO) {
    yield decodificador.write(bytes.subarray(i, i + PEDACO));
    await vez();
  }
  yield decodificador.end() ?? '';
}

const recusar = (motivo: string) => recusarCampo('arquivo', motivo);
