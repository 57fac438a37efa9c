import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { criarApp } from '../app';
import { type Config, lerConfig } from '../config/config';
import { darQuilos } from '../dar-quilos';
import { abrirDb, abrirPool } from '../db/conexao';
import { abrirRelogio } from '../db/relogio-do-banco';
import { ATO_SEM_REGISTRO } from '../http/auditoria';
import { RECUSA_NAO_DECLARADA } from '../http/erros';
import type { SaidaDoLog } from '../http/log';
import { abrirFila } from '../jobs/fila';
import type { Mensagem } from '../mail/correio';
import { lerViolacoes } from '../migracao/invariantes';
import { abrirAvisos } from '../nucleo/avisos';
import type { Contexto } from '../nucleo/contexto';
import { trabalhadores } from '../trabalhadores';
import { largarBanco, lerAbracos, tomarBanco } from './banco-do-palco';

export type Palco = Contexto & {
  app: FastifyInstance;
  emails: Mensagem[];
  /** Moves the clock; nothing else knows the hour. */
  irPara(quando: string | Date): void;
  trabalhar(): Promise<number>;
};

const pastaDasMigracoes = path.resolve(import.meta.dirname, '../../migrations');
/** Noon in São Paulo of an ordinary day. */
export const AGORA = new Date('2026-03-10T12:00:00-03:00');

/**
 * A whole server on a database that begins empty and that nobody else uses meanwhile (banco-do-palco.ts). Ends by asking
 * the database whether its invariants still hold and no two acts waited for each other, and the contract whether every
 * refusal that was heard is declared and every act that was done is in the audit trail.
 * Without the pages about the API, a third of a server's making: who asks about them says `documentacao`.
 */
export function comPalco(config: Partial<Config> = {}): () => Palco {
  let palco: Palco | undefined;
  let fechar: () => Promise<void> = async () => undefined;
  const naoDeclaradas = new Set<string>();
  const semRegistro = new Set<string>();
  let abracos = 0;

  beforeAll(async () => {
    const banco = await tomarBanco();
    const { pool, leitor, enderecos } = banco;
    const propria = {
      ...lerConfig({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent', DEMO: 'off', API_DOCS: 'off', ...enderecos }),
      ...config,
    };
    const db = abrirDb(pool, propria);
    let agora = AGORA;
    const fila = await abrirFila(
      pool,
      () => undefined,
      () => agora,
    );
    const emails: Mensagem[] = [];
    const ctx: Contexto = {
      config: propria,
      pool,
      poolDosTrabalhos: pool,
      db,
      semPressa: db,
      leitor,
      fila,
      avisos: abrirAvisos(),
      relogio: () => agora,
      relogioDoBanco: abrirRelogio(),
      urlPublica: () => 'http://indicabem.test',
    };
    ctx.avisos.aoRegistrar((aviso, { rota, recusa, linhas, devidas }) => {
      if (aviso === RECUSA_NAO_DECLARADA) naoDeclaradas.add(`${rota}: ${recusa}`);
      if (aviso === ATO_SEM_REGISTRO) semRegistro.add(`${rota}: ${linhas} de ${devidas}`);
    });
    const app = await criarApp(ctx, { pastaDasMigracoes });
    await app.ready();
    const correio = { enviar: async (mensagem: Mensagem) => void emails.push(mensagem) };
    palco = {
      ...ctx,
      app,
      emails,
      irPara: (quando) => {
        agora = new Date(quando);
      },
      trabalhar: async () => {
        const feitas = await fila.esvaziar(trabalhadores(ctx, correio));
        while (await darQuilos(ctx));
        return feitas;
      },
    };
    fechar = async () => {
      await app.close();
      await fila.parar();
      abracos = await largarBanco(banco);
    };
  });

  afterAll(async () => {
    if (palco) await exigirInvariantes(palco.pool);
    await fechar();
    const quais = abracos > 0 ? await lerAbracos() : '';
    expect(abracos, `atos que tomaram as mesmas linhas em ordens diferentes (deadlock)\n${quais}`).toBe(0);
    expect([...naoDeclaradas], 'recusas que o contrato da chamada não declara').toEqual([]);
    expect([...semRegistro], 'atos que não deixaram a sua linha na auditoria').toEqual([]);
  });

  return () => {
    if (!palco) throw new Error('o palco só existe dentro dos testes');
    return palco;
  };
}

export async function exigirInvariantes(pool: pg.Pool): Promise<void> {
  expect(await lerViolacoes(pastaDasMigracoes, pool)).toEqual([]);
}

/** Another server on the same database, with nothing in memory of the first; closed by who opened it. */
export async function outroServidor(
  { db: _, ...ctx }: Palco,
  config: Partial<Config> = {},
  saidaDoLog?: SaidaDoLog,
): Promise<{ app: FastifyInstance; fechar(): Promise<void> }> {
  const pool = abrirPool(ctx.pool.options.connectionString ?? '', 4);
  const db = abrirDb(pool, ctx.config);
  const proprio: Contexto = { ...ctx, config: { ...ctx.config, ...config }, pool, db, semPressa: db };
  const app = await criarApp(proprio, { pastaDasMigracoes, ...(saidaDoLog && { saidaDoLog }) });
  await app.ready();
  return {
    app,
    async fechar() {
      await app.close();
      await pool.end();
    },
  };
}
