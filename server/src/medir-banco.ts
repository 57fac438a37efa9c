import { setTimeout as esperar } from 'node:timers/promises';
import { TIPOS_DE_IMPORTACAO } from '@indica-bem/domain/importacao/contrato';
import { sql } from 'kysely';
import { medirRegistro } from './areas/registro/medir-registro';
import type { Leitura } from './db/conexao';
import { medirFilas } from './jobs/medir-filas';
import { medirCopias } from './migracao/copia-de-seguranca/anotar-feito';
import { compartilhar } from './nucleo/compartilhar';
import type { Contexto } from './nucleo/contexto';
import { type Series, serie } from './observacao/medidas';

/** However many ask, and however often: the database is asked once in so long. */
const VALE_POR_MS = 10_000;
/** Well within what a scrape waits for. */
const PRAZO_MS = 3_000;
const CONTA_ATE = 10_000;

/** What only the database knows. Not over the calls' connections: a flood of calls is when one looks. */
export function medidorDoBanco({ semPressa, relogio }: Contexto): () => Promise<Series> {
  const ler = compartilhar(
    async () => ({
      ...(await medirRegistro(semPressa, relogio())),
      ...(await medirCopias(semPressa)),
      ...(await medirFilas(semPressa)),
      ...(await medirResto(semPressa)),
    }),
    relogio,
    VALE_POR_MS,
  );
  return async () => {
    const tarde = esperar(PRAZO_MS, undefined, { ref: false });
    const lidas = await Promise.race([ler().catch(() => undefined), tarde]);
    return { ...lidas, db_readings_up: lidas ? 1 : 0 };
  };
}

async function medirResto(db: Leitura): Promise<Series> {
  const { rows } = await sql<{ tipo: string; linhas: number; suspeitas: number }>`
    select t.tipo,
           (select coalesce(sum(i.total - i.feitas), 0)::int from importacao i
             where i.tipo = t.tipo and i.estado in ('recebida', 'processando')) as linhas,
           (select count(*)::int from (select from compra_suspeita where estado = 'em_analise' limit ${CONTA_ATE}) s) as suspeitas
      from unnest(${[...TIPOS_DE_IMPORTACAO]}::text[]) as t (tipo)`.execute(db);
  return {
    purchases_under_review: rows[0]?.suspeitas ?? 0,
    ...Object.fromEntries(rows.map(({ tipo, linhas }) => [serie('import_waiting_rows', { kind: tipo }), linhas])),
  };
}
