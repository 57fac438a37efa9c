import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

const SERVIDOR = path.resolve('server/dist/main.js');
const PRAZO_MS = 180_000;

/** Another build than this one, where it says that it is there, and the file it writes to. */
type Qual = { programa: string; sinal: string; registro?: string };
export const ESTA: Qual = { programa: SERVIDOR, sinal: '/api/ready' };

/** An instance of the built product that can be killed and started again at the same address. */
export class Instancia {
  readonly porta: number;
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #qual: Qual;
  #processo: ChildProcess | undefined;

  constructor(porta: number, databaseUrl: string, pastaDeDados: string, env: NodeJS.ProcessEnv = {}, qual = ESTA) {
    this.#qual = qual;
    this.porta = porta;
    this.url = `http://127.0.0.1:${porta}`;
    this.#env = {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(porta),
      DATABASE_URL: databaseUrl,
      DATA_DIR: pastaDeDados,
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: 'off',
      DRAIN_SECONDS: '0',
      ...env,
    };
  }

  /** Returns how many milliseconds passed until it answered. */
  async subir(): Promise<number> {
    const inicio = performance.now();
    const { programa, registro } = this.#qual;
    const saida = registro ? openSync(registro, 'a') : 'ignore';
    this.#processo = spawn(process.execPath, [programa], { env: this.#env, stdio: ['ignore', saida, 'inherit'] });
    if (typeof saida === 'number') closeSync(saida);
    await this.ficarPronta();
    return performance.now() - inicio;
  }

  async ficarPronta(): Promise<void> {
    const fim = Date.now() + PRAZO_MS;
    while (!(await this.#responde())) {
      if (Date.now() > fim) throw new Error(`${this.url} não ficou pronta em ${PRAZO_MS / 1000} s`);
      await esperar(20);
    }
  }

  async #responde(): Promise<boolean> {
    return fetch(`${this.url}${this.#qual.sinal}`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  matar = () => this.#encerrar('SIGKILL');
  parar = () => this.#encerrar('SIGTERM');

  async #encerrar(sinal: NodeJS.Signals): Promise<void> {
    const processo = this.#processo;
    if (!processo || processo.exitCode !== null || processo.signalCode !== null) return;
    const fim = once(processo, 'exit');
    processo.kill(sinal);
    await fim;
  }
}

export async function portaLivre(): Promise<number> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const endereco = servidor.address();
  servidor.close();
  await once(servidor, 'close');
  if (typeof endereco !== 'object' || !endereco) throw new Error('sem porta livre');
  return endereco.port;
}
