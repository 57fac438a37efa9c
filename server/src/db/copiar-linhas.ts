import type { Readable, Writable } from 'node:stream';
import { CompiledQuery } from 'kysely';
import type { ClientBase } from 'pg';
import copyStreams from 'pg-copy-streams';
import type { Trx } from './conexao';
import { Copia } from './copia';

/** The rows of a query as CSV, as they come; the connection is busy until the stream ends. */
export function copiarConsulta(conexao: ClientBase, consulta: string): Readable {
  return conexao.query(copyStreams.to(`copy (${consulta}) to stdout with (format csv, delimiter ';')`));
}

/** A CSV with a header, into a table with the same columns. */
export function copiarParaTabela(conexao: ClientBase, tabela: string): Writable {
  return conexao.query(copyStreams.from(`copy ${tabela} from stdin with (format csv, delimiter ';', header)`));
}

/** Rows as `linhaDeCopia` writes them, into these columns of a table. */
export async function copiarNaTransacao(trx: Trx, colunas: string, pedacos: AsyncIterable<string>): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(`copy ${colunas} from stdin`, [new Copia(pedacos)]));
}

type Celula = number | string | readonly string[];

/** A row as COPY reads it: columns between tabs, lists as PostgreSQL writes them. */
export function linhaDeCopia(celulas: readonly Celula[]): string {
  return `${celulas.map((celula) => (typeof celula === 'number' ? celula : escapar(emTexto(celula)))).join('\t')}\n`;
}

const emTexto = (celula: string | readonly string[]) => (typeof celula === 'string' ? celula : lista(celula));

/** Every text between quotes: a word like NULL, a comma or an empty one is then only text. */
const lista = (textos: readonly string[]) =>
  `{${textos.map((texto) => `"${texto.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

const ESCAPADOS: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapar = (texto: string) => texto.replace(/[\\\t\n\r]/g, (letra) => ESCAPADOS[letra] ?? letra);
