import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Trx } from '../db/conexao';

/** What may be queued, and with what. Payloads hold ids only: personal data stays in its own tables. */
export type Tarefas = {
  'email-indicacao': { prescricaoId: number };
  'email-lembrete': { eventoId: number; data: string };
  lembretes: Record<string, never>;
  limpeza: Record<string, never>;
};
type Nome = keyof Tarefas;
export type Trabalhadores = { [N in Nome]: (dados: Tarefas[N]) => Promise<void> };

export type Fila = {
  /** Queues inside the transaction that causes the work: both happen, or neither. */
  enfileirar<N extends Nome>(trx: Trx, nome: N, dados: Tarefas[N]): Promise<void>;
  trabalhar(trabalhadores: Trabalhadores): Promise<void>;
  /** Runs what is waiting, now, in this process. */
  esvaziar(trabalhadores: Trabalhadores): Promise<number>;
  parar(): Promise<void>;
};

const FILAS: Record<Nome, { retryLimit: number; cron?: string }> = {
  'email-indicacao': { retryLimit: 12 },
  'email-lembrete': { retryLimit: 12 },
  // From eight on; the later runs catch up with what a stopped server missed.
  lembretes: { retryLimit: 1, cron: '*/5 8-23 * * *' },
  limpeza: { retryLimit: 1, cron: '17 * * * *' },
};
const nomes = Object.keys(FILAS) as Nome[];
const FUSO = 'America/Sao_Paulo';
const UMA_HORA = 3600;

export async function abrirFila(pool: pg.Pool, aoFalhar: (erro: unknown) => void): Promise<Fila> {
  const boss = new PgBoss({
    db: { executeSql: (texto, valores) => pool.query(texto, valores) },
    archiveCompletedAfterSeconds: UMA_HORA,
    deleteAfterDays: 7,
  });
  boss.on('error', aoFalhar);
  await boss.start();
  for (const nome of nomes) {
    await boss.createQueue(nome, { name: nome, retryLimit: FILAS[nome].retryLimit, retryDelay: 5, retryBackoff: true });
  }

  return {
    async enfileirar(trx, nome, dados) {
      const db = {
        executeSql: async (texto: string, valores: unknown[]) => ({
          rows: [...(await trx.executeQuery(CompiledQuery.raw(texto, valores))).rows],
        }),
      };
      await boss.send(nome, dados, { db });
    },
    async trabalhar(trabalhadores) {
      for (const nome of nomes) {
        const { cron } = FILAS[nome];
        if (cron) await boss.schedule(nome, cron, {}, { tz: FUSO });
        await boss.work(nome, { pollingIntervalSeconds: 1, batchSize: 1 }, ([job]) =>
          executar(trabalhadores, nome, job),
        );
      }
    },
    async esvaziar(trabalhadores) {
      let feitas = 0;
      for (const nome of nomes) {
        for (;;) {
          const [job] = await boss.fetch<Tarefas[Nome]>(nome);
          if (!job) break;
          await executar(trabalhadores, nome, job);
          await boss.complete(nome, job.id);
          feitas++;
        }
      }
      return feitas;
    },
    async parar() {
      await boss.stop({ graceful: true, wait: true, timeout: 10_000, close: false });
    },
  };
}

async function executar(trabalhadores: Trabalhadores, nome: Nome, job: { data: unknown } | undefined): Promise<void> {
  if (!job) return;
  const acao = trabalhadores[nome] as (dados: unknown) => Promise<void>;
  await acao(job.data);
}
