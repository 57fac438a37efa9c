import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as esperar } from 'node:timers/promises';
import { raiz } from './raiz.mjs';

const SINAIS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PACIENCIA_MS = 15_000;
const ULTIMAS_LINHAS_MS = 3_000;

const filhos = new Set();
let saindo = false;

/** A child leads a group of its own, so that a signal reaches its grandchildren too, once, and only from us. */
export function iniciar(comando, argumentos, { cwd = raiz, env, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const filho = spawn(comando, argumentos, { cwd, stdio, detached: true, env: { ...process.env, ...env } });
  filho.acabou = new Promise((acabar) => {
    const fim = (codigo, sinal) => acabar({ codigo: codigo ?? 128 + constants.signals[sinal], motivo: '' });
    filho.once('error', (erro) => acabar({ codigo: 127, motivo: erro.message }));
    filho.once('close', fim);
    // Something it left behind may hold its output open for ever.
    filho.once('exit', (codigo, sinal) => setTimeout(fim, ULTIMAS_LINHAS_MS, codigo, sinal).unref());
  });
  filhos.add(filho);
  filho.acabou.then(() => filhos.delete(filho));
  return filho;
}

/** Runs to the end and hands back the exit code with everything it printed. `semPressa`: with what others leave of the cores. */
export async function executar(comando, argumentos, { prazo, semPressa, ...opcoes } = {}) {
  const filho = iniciar(comando, argumentos, { ...opcoes, stdio: ['ignore', 'pipe', 'pipe'] });
  if (semPressa && filho.pid) darPassagem(filho.pid);
  const partes = [];
  filho.stdout.on('data', (parte) => partes.push(parte));
  filho.stderr.on('data', (parte) => partes.push(parte));
  const alarme = prazo && setTimeout(() => encerrar(filho), prazo);
  const { codigo, motivo } = await filho.acabou;
  clearTimeout(alarme);
  // Killed because we are leaving: whoever waits for it must neither report a failure nor go on to the next.
  if (saindo) await new Promise(() => {});
  return { codigo, saida: Buffer.concat(partes).toString() + motivo };
}

function darPassagem(pid) {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  try {
    // Linux may weigh a session, which a group of its own is, as one, whatever its processes ask for.
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // Another system, or one that does not.
  }
}

export async function encerrar(filho, sinal = 'SIGTERM') {
  if (!filhos.has(filho)) return;
  mandar(filho, sinal);
  const acabou = await Promise.race([filho.acabou, esperar(PACIENCIA_MS, null, { ref: false })]);
  if (!acabou) mandar(filho, 'SIGKILL');
  await filho.acabou;
}

/** From here on Ctrl-C ends the children first, then does what is left to do, then leaves. Returns the way back. */
export function assumirSinais(antesDeSair = async () => {}) {
  const aoSinal = async (sinal) => {
    if (saindo) return;
    saindo = true;
    await Promise.all([...filhos].map((filho) => encerrar(filho, sinal)));
    await antesDeSair();
    process.exit(128 + constants.signals[sinal]);
  };
  const aoSair = () => {
    for (const filho of filhos) mandar(filho, 'SIGKILL');
  };
  for (const sinal of SINAIS) process.on(sinal, aoSinal);
  process.on('exit', aoSair);
  return () => {
    for (const sinal of SINAIS) process.off(sinal, aoSinal);
    process.off('exit', aoSair);
  };
}

/** One sentence instead of a stack: what went wrong is for the person at the terminal. */
export function desistir(erro) {
  console.error(erro.message);
  process.exit(1);
}

function mandar(filho, sinal) {
  try {
    process.kill(-filho.pid, sinal);
  } catch {
    // The whole group is gone already.
  }
}
