import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { iniciarPostgres } from '../../server/src/db/postgres-embutido';
import { exigirInvariantes } from './banco';
import { type VigiaDoLog, vigiarLog } from './log';

const raiz = path.resolve(import.meta.dirname, '../..');

/** Starts the built product on a database and a port of its own; ends by asking whether the invariants held. */
export default async function subirProduto(): Promise<() => Promise<void>> {
  // Already somewhere (E2E_URL and E2E_DATABASE_URL set): use that one.
  if (process.env.E2E_URL) return exigirInvariantes;
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-e2e-'));
  const postgres = await iniciarPostgres({ pasta: path.join(pasta, 'postgres'), ajustes: { fsync: 'off' } });
  const { processo, url, log } = await iniciarServidor(postgres.url, pasta);
  process.env.E2E_URL = url;
  process.env.E2E_DATABASE_URL = postgres.url;
  process.env.E2E_EMAILS = path.join(pasta, 'emails');
  await Promise.race([aVez(process.env.E2E_WAITS_FOR), seSair(processo)]);
  return async () => {
    try {
      await exigirInvariantes();
      await log.conferir();
    } finally {
      await encerrar(processo);
      await postgres.parar();
      await rm(pasta, { recursive: true, force: true });
    }
  };
}

/** There as long as others, who watch the clock, are at work on this machine. */
async function aVez(arquivo: string | undefined): Promise<void> {
  while (arquivo && existsSync(arquivo)) await esperar(250);
}

function seSair(processo: ChildProcess): Promise<never> {
  return new Promise((_, falhou) => {
    processo.once('exit', (codigo) => falhou(new Error(`o produto saiu com ${codigo} antes das jornadas`)));
  });
}

type NoAr = { processo: ChildProcess; url: string; log: VigiaDoLog };

function iniciarServidor(databaseUrl: string, pasta: string): Promise<NoAr> {
  const processo = spawn(process.execPath, [path.join(raiz, 'server/dist/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: pasta,
      LOG_LEVEL: 'trace',
      // Hundreds of people log in here from one address; the limits have their own tests on the server.
      RATE_LIMIT: 'off',
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log = vigiarLog(processo.stdout);
  return new Promise((pronto, falhou) => {
    let dito = '';
    const ouvir = (parte: Buffer) => {
      dito += parte;
      const url = /no ar: (http\S+?)\/web\//.exec(dito)?.[1];
      if (!url) return;
      processo.stdout.off('data', ouvir);
      pronto({ processo, url, log });
    };
    processo.stdout.on('data', ouvir);
    processo.on('exit', (codigo) => falhou(new Error(`o produto saiu com ${codigo} antes de ficar pronto:\n${dito}`)));
  });
}

function encerrar(processo: ChildProcess): Promise<void> {
  return new Promise((fim) => {
    processo.removeAllListeners('exit');
    processo.on('exit', () => fim());
    processo.kill('SIGTERM');
  });
}
