import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

const PACIENCIA_MS = 20_000;
const raiz = process.getuid?.() === 0;

/** PostgreSQL, Patroni and PgBouncer refuse to be root. */
const POSTGRES = raiz ? usuario('postgres') : null;

type Como = { comando: string; argumentos: string[]; env?: NodeJS.ProcessEnv };

/** A program of Debian's that belongs to this run: it writes to a file and ends with us. */
export class Servico {
  readonly nome: string;
  readonly #pasta: string;
  readonly #como: Como;
  #processo: ChildProcess | undefined;

  constructor(pasta: string, nome: string, como: Como) {
    this.nome = nome;
    this.#pasta = pasta;
    this.#como = como;
    todos.add(this);
  }

  get vivo(): boolean {
    return this.#processo?.exitCode === null && this.#processo.signalCode === null;
  }

  ligar(): void {
    const { comando, argumentos, env } = this.#como;
    const registro = openSync(path.join(this.#pasta, `${this.nome}.log`), 'a');
    this.#processo = spawn(comando, argumentos, {
      stdio: ['ignore', registro, registro],
      env: { ...process.env, ...env },
    });
    closeSync(registro);
  }

  desligar = () => this.encerrar('SIGTERM');

  async encerrar(sinal: NodeJS.Signals): Promise<void> {
    const processo = this.#processo;
    if (!processo || !this.vivo) return;
    const fim = once(processo, 'exit');
    processo.kill(sinal);
    const acabou = await Promise.race([fim, esperar(PACIENCIA_MS, null, { ref: false })]);
    if (!acabou) processo.kill('SIGKILL');
    await fim;
  }

  /** The last lines it wrote, for who has to find out why. */
  get fimDoRegistro(): string {
    return readFileSync(path.join(this.#pasta, `${this.nome}.log`), 'utf8')
      .split('\n')
      .slice(-15)
      .join('\n');
  }
}

const todos = new Set<Servico>();

/** The last one that was started goes first. */
export async function desligarTudo(): Promise<void> {
  for (const servico of [...todos].reverse()) await servico.desligar();
}

export function comoPostgres(comando: string, argumentos: string[]): Como {
  if (!POSTGRES) return { comando, argumentos };
  const quem = [`--reuid=${POSTGRES.uid}`, `--regid=${POSTGRES.gid}`, '--clear-groups'];
  return { comando: 'setpriv', argumentos: [...quem, '--', comando, ...argumentos], env: { HOME: '/nonexistent' } };
}

/** A folder that PostgreSQL's user may fill. */
export function pastaDoPostgres(...partes: string[]): string {
  const pasta = path.join(...partes);
  mkdirSync(pasta, { recursive: true, mode: 0o700 });
  entregar(pasta);
  return pasta;
}

export function entregar(arquivo: string): void {
  if (POSTGRES) chownSync(arquivo, POSTGRES.uid, POSTGRES.gid);
}

/** Asks until it is so; a service that never comes up says why in its own words. */
export async function ate(oQue: string, pronto: () => Promise<boolean>, quem?: Servico, prazoMs = 120_000) {
  const fim = Date.now() + prazoMs;
  while (!(await pronto().catch(() => false))) {
    if (Date.now() > fim)
      throw new Error(`${oQue}: não em ${prazoMs / 1000} s${quem ? `\n${quem.nome}:\n${quem.fimDoRegistro}` : ''}`);
    await esperar(100);
  }
}

function usuario(nome: string): { uid: number; gid: number } | null {
  const linha = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((texto) => texto.startsWith(`${nome}:`));
  const [, , uid, gid] = linha?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
