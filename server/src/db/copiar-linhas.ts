import type { Readable, Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import copyStreams from 'pg-copy-streams';

/** The rows of a query as CSV, as they come; the connection is busy until the stream ends. */
export function copiarConsulta(conexao: ClientBase, consulta: string): Readable {
  return conexao.query(copyStreams.to(`copy (${consulta}) to stdout with (format csv, delimiter ';')`));
}

/** A CSV with a header, into a table with the same columns. */
export function copiarParaTabela(conexao: ClientBase, tabela: string): Writable {
  return conexao.query(copyStreams.from(`copy ${tabela} from stdin with (format csv, delimiter ';', header)`));
}
