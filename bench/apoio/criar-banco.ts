import { abrirPool } from '../../server/src/db/conexao';

/** Another database on the same server, so that two sizes are measured in turns. */
export async function criarBanco(url: string, banco: string): Promise<string> {
  const dono = abrirPool(url, 1);
  await dono.query(`create database ${banco}`);
  await dono.end();
  const proprio = new URL(url);
  proprio.pathname = `/${banco}`;
  return proprio.toString();
}
