import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { portaLivre } from '../faults/comum/processo';
import { anotar, formatar, mediana } from './apoio/medir';

/** `npm start` as a person types it, with everything built and the database already filled: until the first answer. */
const VEZES = 5;
const PRAZO_MS = 120_000;

const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-partida-'));
try {
  const primeira = await partir(pasta);
  const tempos: number[] = [];
  for (let vez = 0; vez < VEZES; vez++) tempos.push(await partir(pasta));
  anotar({
    medida: '`npm start`, até a primeira resposta (s)',
    comparada: '—',
    valor: mediana(tempos),
    meta: { max: 3 },
    figuras: `de ${formatar(Math.min(...tempos))} a ${formatar(Math.max(...tempos))} s; com o banco vazio ${formatar(primeira)} s`,
  });
} finally {
  await rm(pasta, { recursive: true, force: true });
}

async function partir(dados: string): Promise<number> {
  const porta = await portaLivre();
  const env = { ...process.env, PORT: String(porta), HOST: '127.0.0.1', DATA_DIR: dados };
  const inicio = performance.now();
  const filho = spawn('npm', ['start'], { env, stdio: 'ignore', detached: true });
  const saiu = new Promise((fim) => filho.once('exit', fim));
  try {
    while (!(await responde(`http://127.0.0.1:${porta}/api/ready`))) {
      if (performance.now() - inicio > PRAZO_MS) throw new Error('não respondeu');
      await esperar(20);
    }
    return (performance.now() - inicio) / 1000;
  } finally {
    // To the whole family, as Ctrl-C in a terminal.
    if (filho.pid) process.kill(-filho.pid, 'SIGINT');
    await saiu;
  }
}

function responde(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
