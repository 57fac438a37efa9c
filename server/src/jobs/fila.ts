import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { ehUrgente, esperaDepoisDe, jaNaoServe, tentaPor } from '@indica-bem/domain/correio/tentativas';
import type { TipoDeEmail } from '@indica-bem/domain/correio/tipos';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Trx } from '../db/conexao';
import { contar } from '../observacao/medidas';
import { tracador } from '../observacao/tracos';
import { type Ciclo, emCiclo } from './ciclo';
import { emMaos } from './em-maos';
import { AVULSO, abrirPostagem, EM_MASSA, type Postagem, type Rele, URGENTE, type Urgencia } from './postagem';
import { abrirRitmo } from './ritmo';
import { ehEmail, FILAS, type Nome, type Tarefas, type Trabalhadores } from './tarefas';
import { anotarEmails, falharEmail, type NomeDeEmail } from './vida-dos-emails';

/** `aoMesmoTempo`: mails of this instance; `porMinuto`: of all of them together. */
type OpcoesDoCorreio = { aoMesmoTempo: number; porMinuto?: number | undefined; rele?: Rele };

export type Fila = {
  /** Queues inside the transaction that causes the work: both happen, or neither. */
  enfileirar<N extends Nome>(trx: Trx, nome: N, dados: Tarefas[N]): Promise<void>;
  /** Many of one kind, a thousand in each statement. */
  enfileirarTodas<N extends Nome>(trx: Trx, nome: N, todas: Tarefas[N][]): Promise<void>;
  trabalhar(trabalhadores: Trabalhadores, correio?: OpcoesDoCorreio): Promise<void>;
  /** Runs what this process has queued and is waiting, now, in this process: for tests and benches. */
  esvaziar(trabalhadores: Trabalhadores): Promise<number>;
  /** Takes no more from now on; ends with those in hand. */
  descansar(): Promise<unknown>;
  /** What has not ended after so many milliseconds goes back to the queue. */
  parar(paciencia?: number): Promise<void>;
};

const nomes = Object.keys(FILAS) as Nome[];
const FUSO = 'America/Sao_Paulo';
const UMA_HORA = 3600;
const PACIENCIA_MS = 10_000;
const POR_COMANDO = 1_000;
/** More than so many caused at once go after what was caused singly. */
const POUCAS = 10;
/** Taken from a queue at once: for each place in the post, or to be done one after the other. */
const EM_MAOS = 20;
const SEM_RELE: Rele = { pausa: async () => undefined, provando: () => false };

type Job = PgBoss.JobWithMetadata<Tarefas[Nome]>;

/** Its tables and queues are there already: they come with the migrations (criar-filas.ts). */
export async function abrirFila(
  pool: pg.Pool,
  aoFalhar: (erro: unknown) => void,
  relogio: () => Date = () => new Date(),
): Promise<Fila> {
  const boss = new PgBoss({
    db: { executeSql: (texto, valores) => executarNo(pool, texto, valores) },
    archiveCompletedAfterSeconds: UMA_HORA,
    deleteAfterDays: 7,
  });
  boss.on('error', aoFalhar);
  for (const queue of nomes) for (const outcome of ['done', 'failed']) contar('jobs_total', { queue, outcome }, 0);
  await boss.start();

  const ciclos: Ciclo[] = [];
  let postagem: Postagem | undefined;
  const buscar = (nome: Nome, batchSize = 1) => boss.fetch<Tarefas[Nome]>(nome, { batchSize, includeMetadata: true });
  const andando = new Map<string, Nome>();
  /** The queues this process gave something to: to plan a look into all forty costs more than the work they hold. */
  const recebeu = new Set<Nome>();
  const receber = (nome: Nome) => {
    const { aoDesistir } = FILAS[nome];
    recebeu.add(nome);
    if (aoDesistir) recebeu.add(aoDesistir);
  };
  /**
   * Not `boss.work`: it settles jobs without waiting for the answer, and one unanswered because the database went away
   * ends the process. A job that could not be settled is given out again when its time is up.
   */
  function umaPorVez(nome: Nome, trabalhadores: Trabalhadores): Ciclo {
    return emCiclo(async () => {
      const [job] = await buscar(nome);
      if (job) await atender(nome, job, trabalhadores).catch(aoFalhar);
      return job !== undefined;
    }, aoFalhar);
  }

  /** Each mail waits in hand for its turn among those of all kinds. Stopped, those that go finish and the others return. */
  function variasPorVez(nome: NomeDeEmail, trabalhadores: Trabalhadores, vez: Postagem, cabem: number): Ciclo {
    const levar = async (job: Job) => {
      if (!(await vez.entrar(urgenciaDe(nome, job)))) return devolver(pool, nome, job.id);
      await atender(nome, job, trabalhadores, vez.sair);
    };
    const maos = emMaos(
      cabem,
      (quantos) => buscar(nome, quantos),
      (job) => levar(job).catch(aoFalhar),
    );
    const ciclo = emCiclo(maos.proximos, aoFalhar);
    return { parar: () => ciclo.parar().then(maos.acabaram) };
  }

  /**
   * One that fails waits for its next turn, or for none; throws why all the same. `feito`: its place is free for the next
   * one while its end is being written down.
   */
  async function atender(nome: Nome, job: Job, trabalhadores: Trabalhadores, feito = () => {}): Promise<void> {
    if (ehEmail(nome) && jaNaoServe(tipoDe(nome), idadeDe(job))) {
      feito();
      return falharEmail(pool, { ...NUNCA_MAIS, nome, id: job.id }, relogio());
    }
    andando.set(job.id, nome);
    const de = performance.now();
    const fazer = () => executar(trabalhadores, nome, job);
    const falha = await (tracador()?.tarefa(nome, fazer) ?? fazer())
      .then(
        () => null,
        (erro: Error) => erro,
      )
      .finally(() => andando.delete(job.id));
    feito();
    contar('jobs_total', { queue: nome, outcome: falha ? 'failed' : 'done' });
    contar('job_seconds_total', { queue: nome }, (performance.now() - de) / 1000);
    if (!falha) return boss.complete(nome, job.id);
    if (ehEmail(nome)) await falharEmail(pool, { nome, id: job.id, ...deNovo(nome, job, falha) }, relogio());
    else await boss.fail(nome, job.id, falha);
    throw falha;
  }

  /** One after the other; after one that fails the others go back. */
  async function umPunhado(nome: Nome, trabalhadores: Trabalhadores): Promise<number> {
    // They come in no order.
    const jobs = (await buscar(nome, EM_MAOS)).sort(
      (um, outro) => outro.priority - um.priority || um.createdOn.getTime() - outro.createdOn.getTime(),
    );
    for (const [i, job] of jobs.entries()) {
      await atender(nome, job, trabalhadores).catch(async (erro) => {
        await Promise.allSettled(jobs.slice(i + 1).map(({ id }) => devolver(pool, nome, id)));
        throw erro;
      });
    }
    return jobs.length;
  }

  const descansar = () => {
    postagem?.parar();
    return Promise.all(ciclos.map((ciclo) => ciclo.parar()));
  };

  return {
    async enfileirar(trx, nome, dados) {
      const id = randomUUID();
      receber(nome);
      await boss.send(nome, dados, { id, db: dentroDe(trx) });
      if (ehEmail(nome)) await anotarEmails(trx, nome, [{ id, dados }], relogio());
    },
    async enfileirarTodas(trx, nome, todas) {
      receber(nome);
      for (let i = 0; i < todas.length; i += POR_COMANDO) {
        const jobs = todas.slice(i, i + POR_COMANDO).map((dados) => ({ id: randomUUID(), dados }));
        await boss.insert(
          jobs.map(({ id, dados: data }) => ({ id, name: nome, data, priority: todas.length > POUCAS ? -1 : 0 })),
          { db: dentroDe(trx) },
        );
        if (ehEmail(nome)) await anotarEmails(trx, nome, jobs, relogio());
      }
    },
    async trabalhar(trabalhadores, { aoMesmoTempo, porMinuto, rele = SEM_RELE } = { aoMesmoTempo: 1 }) {
      const vez = abrirPostagem({ aoMesmoTempo, rele, ritmo: abrirRitmo(pool, porMinuto, aoFalhar) });
      postagem = vez;
      const cabem = Math.max(
        aoMesmoTempo,
        Math.min(EM_MAOS * aoMesmoTempo, (porMinuto ?? Number.POSITIVE_INFINITY) / 4),
      );
      for (const nome of nomes) {
        const { cron } = FILAS[nome];
        if (cron) await boss.schedule(nome, cron, {}, { tz: FUSO });
        ciclos.push(ehEmail(nome) ? variasPorVez(nome, trabalhadores, vez, cabem) : umaPorVez(nome, trabalhadores));
      }
    },
    async esvaziar(trabalhadores) {
      let feitas = 0;
      const proxima = (aPartirDe: number) =>
        primeiraCheia(
          pool,
          nomes.slice(aPartirDe).filter((nome) => recebeu.has(nome)),
        );
      for (let nome = await proxima(0); nome; nome = await proxima(nomes.indexOf(nome) + 1)) {
        for (let n = await umPunhado(nome, trabalhadores); n > 0; n = await umPunhado(nome, trabalhadores)) feitas += n;
      }
      return feitas;
    },
    descansar,
    async parar(paciencia = PACIENCIA_MS) {
      await Promise.race([descansar(), esperar(paciencia, undefined, { ref: false })]);
      await Promise.all([...andando].map(([id, nome]) => devolver(pool, nome, id).catch(aoFalhar)));
      await boss.stop({ graceful: false, wait: true, close: false });
    },
  };
}

/** pg-boss sends whole transactions as one text: one that fails in the middle must not go back to the pool open. */
async function executarNo(pool: pg.Pool, texto: string, valores: unknown[]): Promise<{ rows: unknown[] }> {
  if (!/^\s*begin\b/i.test(texto)) return pool.query(texto, valores);
  const conexao = await pool.connect();
  let falhou = true;
  try {
    const resultado = await conexao.query(texto, valores);
    falhou = false;
    return resultado;
  } finally {
    conexao.release(falhou);
  }
}

/** Of these, in their order, the first with work that may be done now: one question in place of a look into each. */
async function primeiraCheia(pool: pg.Pool, filas: readonly Nome[]): Promise<Nome | undefined> {
  if (filas.length === 0) return undefined;
  const { rows } = await pool.query<{ name: Nome }>(
    `select name from pgboss.job where name = any($1) and state < 'active' and start_after < now()
      order by array_position($1, name) limit 1`,
    [filas],
  );
  return rows[0]?.name;
}

/** As if never taken: for whoever comes next, instead of when its time is up. */
async function devolver(pool: pg.Pool, nome: Nome, id: string): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'created', started_on = null where name = $1 and id = $2 and state = 'active'`,
    [nome, id],
  );
}

const dentroDe = (trx: Trx) => ({
  executeSql: async (texto: string, valores: unknown[]) => ({
    rows: [...(await trx.executeQuery(CompiledQuery.raw(texto, valores))).rows],
  }),
});

const tipoDe = (nome: NomeDeEmail) => nome.slice('email-'.length) as TipoDeEmail;

/** Seconds, by the database's clock. */
const idadeDe = ({ createdOn, startedOn }: Job) => (startedOn.getTime() - createdOn.getTime()) / 1000;

const NUNCA_MAIS = { espera: 0, tentaPor: 0, falha: 'sem-contato', motivo: 'já não serviria' } as const;
const deNovo = (nome: NomeDeEmail, { retryCount }: Job, { message: motivo }: Error) =>
  ({ espera: esperaDepoisDe(retryCount), tentaPor: tentaPor(tipoDe(nome)), falha: 'interna', motivo }) as const;

function urgenciaDe(nome: NomeDeEmail, { priority }: Job): Urgencia {
  if (ehUrgente(tipoDe(nome))) return URGENTE;
  return priority < 0 ? EM_MASSA : AVULSO;
}

async function executar(trabalhadores: Trabalhadores, nome: Nome, job: { id: string; data: unknown }): Promise<void> {
  const acao = trabalhadores[nome] as (dados: unknown, tarefa: string) => Promise<void>;
  await acao(job.data, job.id);
}
