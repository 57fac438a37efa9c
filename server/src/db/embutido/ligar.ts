import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { desprender, type Executor, entregar } from './executor';
import { escolherPastaDoSocket, prepararPastaDoSocket } from './pasta-do-socket';
import { aguardar, lerPostmaster } from './postmaster';

const RECUPERACAO_MS = 120_000;
const AJUSTES = { listen_addresses: '', unix_socket_permissions: '0700', timezone: 'UTC', log_timezone: 'UTC' };
// Children of a hard-killed server hold its shared memory for a second or two.
const PASSAGEIRO = /pre-existing shared memory block|lock file .* already exists/;

interface Servidor {
  postgres: string;
  pasta: string;
  dados: string;
  ajustes: Record<string, string>;
}

/** Starts a server and waits until it is ready; false when an old one has not quite gone yet and it pays to try again. */
export async function ligar(executor: Executor, { postgres, pasta, dados, ajustes }: Servidor): Promise<boolean> {
  const pastaDoSocket = escolherPastaDoSocket(pasta);
  await prepararPastaDoSocket(pastaDoSocket, executor);

  const caminhoDoLog = join(pasta, 'postgres.log');
  const log = await open(caminhoDoLog, 'a+', 0o600);
  try {
    await entregar(executor, caminhoDoLog);
    const { size: inicio } = await log.stat();
    const opcoes = Object.entries({ ...AJUSTES, ...ajustes }).flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`]);
    const antigo = await lerPostmaster(dados);
    const filho = desprender(
      executor,
      postgres,
      ['-D', dados, '-k', pastaDoSocket, '-p', '5432', ...opcoes],
      log.fd,
      antigo?.pid,
    );
    await once(filho, 'spawn');

    const acabou = await aguardar(async () => desistiu(filho) || (await ficouPronto(filho, dados)), RECUPERACAO_MS);
    if (!acabou) throw new Error(`O banco de dados demora a subir. Veja o que ele diz em ${caminhoDoLog}.`);
    if (!desistiu(filho)) return true;

    const { size: fim } = await log.stat();
    const { buffer } = await log.read({ buffer: Buffer.alloc(fim - inicio), position: inicio });
    const motivo = buffer.toString().trim();
    if (PASSAGEIRO.test(motivo)) return false;
    throw new Error(`O banco de dados não subiu. Ele disse:\n${motivo}`);
  } finally {
    await log.close();
  }
}

const desistiu = (filho: ChildProcess) => filho.exitCode !== null || filho.signalCode !== null;

async function ficouPronto(filho: ChildProcess, dados: string): Promise<boolean> {
  const postmaster = await lerPostmaster(dados);
  return postmaster?.pid === filho.pid && postmaster?.estado === 'ready';
}
