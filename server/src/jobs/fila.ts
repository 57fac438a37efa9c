import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Medida } from '@indica-bem/domain/campanha/orcamento';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Trx } from '../db/conexao';
import { type Ciclo, emCiclo } from './ciclo';
import { anotarEmails, anotarProximaTentativa, type NomeDeEmail } from './vida-dos-emails';

/** What the owner of an account is told of it (areas/conta/avisar-seguranca.ts). */
export type MotivoDeSeguranca =
  | 'aparelho'
  | 'fator-ligado'
  | 'fator-removido'
  | 'fator-zerado'
  | 'codigos-errados'
  | 'recuperacao-usada';

/** What may be queued, and with what. Payloads hold ids only: personal data stays in its own tables. */
type Tarefas = {
  'email-indicacao': { prescricaoId: number; doArquivo?: true };
  'email-recuperacao': { contaId: number };
  'email-convite': { contaId: number };
  'email-cadastro': { contaId: number };
  'email-lembrete': { eventoId: number; data: string };
  'email-prazo': { cupomId: number };
  'email-reposicao': { prescricaoId: number; fim: string };
  'email-renovacao': { renovacaoId: number };
  'email-renovacao-recusada': { renovacaoId: number };
  'email-trocado': { trocaId: number };
  'email-confirmacao': { contaId: number };
  'email-loja-saiu': { lojistaId: number; tutorId: number };
  'email-cupom-tirado': { acontecimentoId: number };
  'email-estoque': { lojistaId: number; contaId: number };
  'email-orcamento': { campanhaId: number; medida: Medida; nivel: number; contaId: number };
  'email-exclusao': { contaId: number; equipeId: number };
  'email-estorno': { estornoId: number };
  'email-estorno-loja': { estornoId: number };
  'email-pedido-de-estorno': { pedidoId: number; contaId: number };
  'email-pedido-recusado': { pedidoId: number };
  'email-acerto': { acertoId: number };
  'email-acerto-pago': { pagamentoId: number };
  'email-acerto-desfeito': { pagamentoId: number };
  'email-contestacao': { contestacaoId: number; contaId: number };
  'email-contestacao-respondida': { contestacaoId: number };
  'email-crmv': { conferenciaId: number };
  'email-crmv-vence': { conferenciaId: number };
  'email-seguranca': { contaId: number; motivo: MotivoDeSeguranca; aparelhoId?: number };
  /** `mes`: its first day. */
  fechamento: { mes: string };
  'fechamento-falhou': { mes: string };
  importacao: { importacaoId: number };
  'importacao-falhou': { importacaoId: number };
  lembretes: Record<string, never>;
  prazos: Record<string, never>;
  reposicoes: Record<string, never>;
  orcamentos: Record<string, never>;
  crmvs: Record<string, never>;
  marcos: Record<string, never>;
  limpeza: Record<string, never>;
  resumo: Record<string, never>;
};
type Nome = keyof Tarefas;
/** `tarefa`: the id it has in the queue, and of the row that tells of it if it is an e-mail. */
export type Trabalhadores = { [N in Nome]: (dados: Tarefas[N], tarefa?: string) => Promise<void> };
export type DadosDoEmail<N extends NomeDeEmail = NomeDeEmail> = Tarefas[N];

export type Fila = {
  /** Queues inside the transaction that causes the work: both happen, or neither. */
  enfileirar<N extends Nome>(trx: Trx, nome: N, dados: Tarefas[N]): Promise<void>;
  /** Many of one kind, a thousand in each statement. */
  enfileirarTodas<N extends Nome>(trx: Trx, nome: N, todas: Tarefas[N][]): Promise<void>;
  trabalhar(trabalhadores: Trabalhadores): Promise<void>;
  /** Runs what is waiting, now, in this process. */
  esvaziar(trabalhadores: Trabalhadores): Promise<number>;
  parar(): Promise<void>;
};

/** `porVez`: how many are taken at a time; `prazo`: after how many seconds one that went silent is given to another;
 * `aoDesistir`: which queue (listed before this one) takes a job that failed for good. */
export type OpcoesDaFila = { retryLimit: number; cron?: string; porVez?: number; prazo?: number; aoDesistir?: Nome };

export const FILAS: Record<Nome, OpcoesDaFila> = {
  'importacao-falhou': { retryLimit: 20 },
  // Eight tries, each after twice the wait: some twenty minutes.
  importacao: { retryLimit: 8, prazo: 120, aoDesistir: 'importacao-falhou' },
  'fechamento-falhou': { retryLimit: 20 },
  fechamento: { retryLimit: 8, prazo: 300, aoDesistir: 'fechamento-falhou' },
  'email-indicacao': { retryLimit: 12 },
  'email-recuperacao': { retryLimit: 5 },
  'email-convite': { retryLimit: 12, porVez: 20 },
  'email-cadastro': { retryLimit: 5 },
  'email-confirmacao': { retryLimit: 12 },
  'email-lembrete': { retryLimit: 12 },
  'email-prazo': { retryLimit: 12 },
  'email-reposicao': { retryLimit: 12 },
  'email-renovacao': { retryLimit: 12 },
  'email-renovacao-recusada': { retryLimit: 12 },
  'email-trocado': { retryLimit: 12 },
  'email-loja-saiu': { retryLimit: 12, porVez: 20 },
  'email-cupom-tirado': { retryLimit: 12 },
  'email-estoque': { retryLimit: 12 },
  'email-orcamento': { retryLimit: 12 },
  'email-exclusao': { retryLimit: 12 },
  'email-estorno': { retryLimit: 12 },
  'email-estorno-loja': { retryLimit: 12 },
  'email-pedido-de-estorno': { retryLimit: 12 },
  'email-pedido-recusado': { retryLimit: 12 },
  'email-acerto': { retryLimit: 12, porVez: 20 },
  'email-acerto-pago': { retryLimit: 12, porVez: 20 },
  'email-acerto-desfeito': { retryLimit: 12 },
  'email-contestacao': { retryLimit: 12 },
  'email-contestacao-respondida': { retryLimit: 12 },
  'email-crmv': { retryLimit: 12 },
  'email-crmv-vence': { retryLimit: 12 },
  'email-seguranca': { retryLimit: 12 },
  // From eight on; the later runs catch up with what a stopped server missed.
  lembretes: { retryLimit: 1, cron: '*/5 8-23 * * *' },
  reposicoes: { retryLimit: 1, cron: '*/5 8-23 * * *' },
  prazos: { retryLimit: 1, cron: '*/10 8-20 * * *' },
  orcamentos: { retryLimit: 1, cron: '* * * * *' },
  crmvs: { retryLimit: 1, cron: '*/10 8-20 * * *' },
  marcos: { retryLimit: 1, cron: '*/10 * * * *' },
  limpeza: { retryLimit: 1, cron: '17 * * * *' },
  resumo: { retryLimit: 1, cron: '* * * * *' },
};
const nomes = Object.keys(FILAS) as Nome[];
const FUSO = 'America/Sao_Paulo';
export const UMA_HORA = 3600;
const PACIENCIA_MS = 10_000;
const POR_COMANDO = 1_000;

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
  await boss.start();

  const ciclos: Ciclo[] = [];
  /**
   * Not `boss.work`: it settles jobs without waiting for the answer, and one unanswered because the database went away
   * ends the process. A job that could not be settled is given out again when its time is up.
   */
  async function atenderProximos(nome: Nome, porVez: number, trabalhadores: Trabalhadores): Promise<boolean> {
    const jobs = await boss.fetch<Tarefas[Nome]>(nome, { batchSize: porVez });
    for (const job of jobs) await atender(nome, job, trabalhadores).catch(aoFalhar);
    return jobs.length > 0;
  }

  /** One that fails waits for its next turn, or for none; throws why all the same. */
  async function atender(nome: Nome, job: PgBoss.Job<Tarefas[Nome]>, trabalhadores: Trabalhadores): Promise<void> {
    const falha = await executar(trabalhadores, nome, job).then(
      () => null,
      (erro: Error) => erro,
    );
    if (!falha) return boss.complete(nome, job.id);
    await boss.fail(nome, job.id, falha);
    if (ehEmail(nome)) await anotarProximaTentativa(pool, job.id, relogio());
    throw falha;
  }

  return {
    async enfileirar(trx, nome, dados) {
      const id = randomUUID();
      await boss.send(nome, dados, { id, db: dentroDe(trx) });
      if (ehEmail(nome)) await anotarEmails(trx, nome, [{ id, dados }], relogio());
    },
    async enfileirarTodas(trx, nome, todas) {
      for (let i = 0; i < todas.length; i += POR_COMANDO) {
        const jobs = todas.slice(i, i + POR_COMANDO).map((dados) => ({ id: randomUUID(), dados }));
        await boss.insert(
          jobs.map(({ id, dados: data }) => ({ id, name: nome, data })),
          { db: dentroDe(trx) },
        );
        if (ehEmail(nome)) await anotarEmails(trx, nome, jobs, relogio());
      }
    },
    async trabalhar(trabalhadores) {
      for (const nome of nomes) {
        const { cron, porVez = 1 } = FILAS[nome];
        if (cron) await boss.schedule(nome, cron, {}, { tz: FUSO });
        ciclos.push(emCiclo(() => atenderProximos(nome, porVez, trabalhadores), aoFalhar));
      }
    },
    async esvaziar(trabalhadores) {
      let feitas = 0;
      for (const nome of nomes) {
        for (;;) {
          const [job] = await boss.fetch<Tarefas[Nome]>(nome);
          if (!job) break;
          await atender(nome, job, trabalhadores);
          feitas++;
        }
      }
      return feitas;
    },
    async parar() {
      const acabaram = Promise.all(ciclos.splice(0).map((ciclo) => ciclo.parar()));
      await Promise.race([acabaram, esperar(PACIENCIA_MS, undefined, { ref: false })]);
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

const dentroDe = (trx: Trx) => ({
  executeSql: async (texto: string, valores: unknown[]) => ({
    rows: [...(await trx.executeQuery(CompiledQuery.raw(texto, valores))).rows],
  }),
});

const ehEmail = (nome: Nome): nome is NomeDeEmail => nome.startsWith('email-');

async function executar(trabalhadores: Trabalhadores, nome: Nome, job: { id: string; data: unknown }): Promise<void> {
  const acao = trabalhadores[nome] as (dados: unknown, tarefa: string) => Promise<void>;
  await acao(job.data, job.id);
}
