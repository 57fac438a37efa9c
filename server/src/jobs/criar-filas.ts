import { createRequire } from 'node:module';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { FILAS, type OpcoesDaFila } from './tarefas';

const ESQUEMA = 'pgboss';
const UM_QUARTO_DE_HORA = 900;
/** pg-boss makes this one itself where it schedules, which a role that only writes rows cannot. */
const DO_RELOGIO = '__pgboss__send-it';
const { schema: VERSAO_DO_ESQUEMA } = createRequire(import.meta.url)('pg-boss/version.json') as { schema: number };

type Consulta = pg.Pool | pg.ClientBase;

/** The tables of pg-boss and a queue for each kind of work, each with what it is given now. */
export async function criarFilas(client: pg.ClientBase): Promise<void> {
  if ((await versaoInstalada(client)) === null) await client.query(await planoDeCriacao(client));
  const boss = new PgBoss({
    db: { executeSql: (texto, valores) => client.query(texto, valores) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue(DO_RELOGIO);
  for (const [nome, opcoes] of Object.entries(FILAS)) {
    const fila = { name: nome, ...opcoesDoPgBoss(opcoes) };
    await boss.createQueue(nome, fila);
    await boss.updateQueue(nome, fila);
  }
  await boss.stop({ graceful: false, close: false });
}

/** Whether there is nothing for `criarFilas` to do. A newer pg-boss than ours will do. */
export async function filasProntas(banco: Consulta): Promise<boolean> {
  if (((await versaoInstalada(banco)) ?? 0) < VERSAO_DO_ESQUEMA) return false;
  const { rows } = await banco.query<{ nome: string; vezes: number; prazo: number; depois: string | null }>(
    `select name as nome, retry_limit as vezes, expire_seconds as prazo, dead_letter as depois from ${ESQUEMA}.queue`,
  );
  const prontas = new Map(rows.map((fila) => [fila.nome, fila]));
  return (
    prontas.has(DO_RELOGIO) &&
    Object.entries(FILAS).every(([nome, opcoes]) => {
      const [pronta, { retryLimit, expireInSeconds, deadLetter }] = [prontas.get(nome), opcoesDoPgBoss(opcoes)];
      return (
        pronta?.vezes === retryLimit &&
        pronta.prazo === expireInSeconds &&
        (deadLetter === undefined || pronta.depois === deadLetter)
      );
    })
  );
}

function opcoesDoPgBoss({ retryLimit, prazo = UM_QUARTO_DE_HORA, aoDesistir }: OpcoesDaFila) {
  return {
    retryLimit,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: prazo,
    ...(aoDesistir && { deadLetter: aoDesistir }),
  };
}

async function versaoInstalada(banco: Consulta): Promise<number | null> {
  const { rows } = await banco.query<{ ha: boolean }>(`select to_regclass('${ESQUEMA}.version') is not null as ha`);
  if (!rows[0]?.ha) return null;
  const { rows: versoes } = await banco.query<{ version: number }>(`select version from ${ESQUEMA}.version`);
  return versoes[0]?.version ?? null;
}

/** A schema that was made beforehand spares the role the right to make schemas: `if not exists` asks for it all the same. */
async function planoDeCriacao(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ ha: boolean }>(`select to_regnamespace('${ESQUEMA}') is not null as ha`);
  const plano = PgBoss.getConstructionPlans(ESQUEMA);
  return rows[0]?.ha ? plano.replace(/create schema if not exists \w+\s*;/i, '') : plano;
}
