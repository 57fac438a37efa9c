import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';

export const USUARIO = 'indica_bem';
const BANCO = 'indica_bem';
const SUBINDO_OU_PARANDO = '57P03';

/** Everything is spelled out so that PGPORT, PGSSLMODE and the like in the environment change nothing. */
export function urlDoSocket(pastaDoSocket: string, banco = BANCO): string {
  const opcoes = new URLSearchParams({ host: pastaDoSocket, port: '5432', user: USUARIO, sslmode: 'disable' });
  return `postgresql:///${banco}?${opcoes}`;
}

export const arquivoDoSocket = (pastaDoSocket: string): string => join(pastaDoSocket, '.s.PGSQL.5432');

/** True when the server behind the socket is the one of this folder; its database is then sure to exist. */
export async function responde(pastaDoSocket: string, dados: string): Promise<boolean> {
  const cliente = new Client({
    connectionString: urlDoSocket(pastaDoSocket, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  try {
    await cliente.connect();
    const { rows } = await cliente.query<{ pasta: string; existe: boolean }>(
      `SELECT current_setting('data_directory') AS pasta, EXISTS (SELECT FROM pg_database WHERE datname = $1) AS existe`,
      [BANCO],
    );
    if (rows[0]?.pasta !== dados) return false;
    if (!rows[0].existe) await cliente.query(`CREATE DATABASE ${BANCO}`);
    return true;
  } catch (erro) {
    if (erro instanceof DatabaseError && erro.code !== SUBINDO_OU_PARANDO) throw erro;
    return false;
  } finally {
    await cliente.end().catch(() => undefined);
  }
}
