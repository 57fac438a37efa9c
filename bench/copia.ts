import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { abrirPool } from '../server/src/db/conexao';
import { guardarCopia } from '../server/src/migracao/copia-de-seguranca/guardar-copia';
import { restaurarCopia } from '../server/src/migracao/copia-de-seguranca/restaurar-copia';
import { comBancoNovo, comDemo, indicarMuitas, MIGRACOES } from './apoio/banco';
import { anotar, cronometrar, formatar } from './apoio/medir';

/** How long a copy and its restore take beside COPY of the recommendations alone: RTO of the product's own copies. */
const INDICACOES = 200_000;

await comBancoNovo(async ({ url }) => {
  const pool = await comDemo(url);
  await indicarMuitas(pool, INDICACOES);
  const arquivo = path.join(os.tmpdir(), `indica-bem-bench-${process.pid}.copia.gz`);
  const copiar = await cronometrar(() => guardarCopia(pool, arquivo));
  await pool.query('create database volta');
  const outro = new URL(url);
  outro.pathname = '/volta';
  const volta = abrirPool(outro.toString(), 4);
  const restaurar = await cronometrar(() => restaurarCopia(volta, MIGRACOES, arquivo));
  const conta = 'select count(*)::int as quantas from prescricao';
  const [antes, depois] = [await pool.query(conta), await volta.query(conta)];
  if (antes.rows[0].quantas !== depois.rows[0].quantas) throw new Error('não voltaram todas');
  await volta.end();
  await pool.end();
  await rm(arquivo);
  anotar({
    medida: `Restaurar a cópia de ${INDICACOES} indicações`,
    comparada: 'guardar a cópia',
    valor: restaurar / copiar,
    figuras: `${formatar(restaurar)} s, ${formatar(copiar)} s`,
  });
});
