import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copiarConsulta } from '../db/copiar-linhas';
import type { Leitor } from '../db/leitor';
import type { Coluna } from './colunas-de-csv';

/** `linhas`: the query, its columns in the same order. */
export type Planilha = { colunas: readonly Coluna[]; linhas: string };

/** An export takes one core at most, and the database looks every second whether somebody still listens. */
const PREPARO = `
  begin read only;
  set local max_parallel_workers_per_gather = 0;
  set local client_connection_check_interval = '1s'`;

/** How long a client may take nothing of what waits for it. */
const PACIENCIA = 30_000;

/**
 * The rows go from PostgreSQL to the client as they come: nobody holds more than a buffer of them, and a slow client
 * slows the query down. The header goes out first, so that a download begins while PostgreSQL still sorts.
 */
export async function exportarCsv(
  leitor: Leitor,
  { colunas, linhas }: Planilha,
  { paciencia = PACIENCIA } = {},
): Promise<Readable> {
  // Planned first: a replica that does not know its tables yet leaves it to the primary while nothing has gone out.
  const conexao = await leitor.conectar(`${PREPARO}; explain ${linhas}`);
  const saida = saidaImpaciente(paciencia);
  saida.write(`\ufeff${colunas.map(({ titulo }) => titulo).join(';')}\n`);
  const copia = copiarConsulta(conexao, linhas);
  pipeline(copia, saida).then(
    () => conexao.query('commit').then(() => conexao.release(), conexao.release),
    // The client hung up or reads no more, or the query failed: closing the connection is what ends the query.
    () => conexao.release(true),
  );
  return saida;
}

/** The few connections are everybody's: who asks for a sheet and does not read it loses it, and whoever waits goes on. */
function saidaImpaciente(paciencia: number): Transform {
  let passou = false;
  const saida = new Transform({
    transform(pedaco, _, seguinte) {
      passou = true;
      seguinte(null, pedaco);
    },
  });
  const relogio = setInterval(() => {
    // While PostgreSQL still sorts nothing waits here, however long it takes.
    if (!passou && saida.writableNeedDrain) saida.destroy(new Error('a planilha não é lida'));
    passou = false;
  }, paciencia);
  relogio.unref();
  saida.once('close', () => clearInterval(relogio));
  return saida;
}
