import { existsSync } from 'node:fs';
import { realpath, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { localizarBinarios } from './embutido/binarios';
import { arquivoDoSocket, responde, USUARIO, urlDoSocket } from './embutido/conexao';
import { criarCluster } from './embutido/criar-cluster';
import { escolherExecutor } from './embutido/escolher-executor';
import { entregar } from './embutido/executor';
import { ligar } from './embutido/ligar';
import { encerrar, estaVivo, lerPostmaster } from './embutido/postmaster';
import { prepararPasta } from './preparar-pasta';

const PRAZO_MS = 60_000;
const INTERVALO_MS = 200;

export interface OpcoesDoPostgres {
  /** Folder of the cluster: data, log and, when the path is short, the socket. */
  pasta: string;
  avisar?: (frase: string) => void;
  /** PostgreSQL settings, as in `-c name=value`. Ignored by a server that is already running. */
  ajustes?: Record<string, string>;
  /** Whether one is made where there is none; not where one was a moment ago. */
  criar?: boolean;
}

export interface PostgresEmbutido {
  url: string;
  adotado: boolean;
  /** Whether it runs and can be reached; not whether it answers. */
  vive(): Promise<boolean>;
  parar(): Promise<void>;
}

/** Starts the PostgreSQL of this folder, or adopts it if a killed Node left it running. */
export async function iniciarPostgres({
  pasta,
  avisar = () => undefined,
  ajustes = {},
  criar = true,
}: OpcoesDoPostgres): Promise<PostgresEmbutido> {
  await prepararPasta(dirname(pasta));
  await prepararPasta(pasta, 0o700);
  const raiz = await realpath(pasta);
  const dados = join(raiz, 'dados');

  const emCurso = await adotar(dados);
  if (emCurso) {
    avisar('O banco de dados já estava no ar; seguimos com ele.');
    return { ...emCurso, adotado: true };
  }

  if (!criar && !existsSync(dados)) throw new Error(`A pasta do banco de dados sumiu: ${dados}.`);
  const { initdb, postgres } = localizarBinarios();
  const executor = await escolherExecutor(raiz, postgres);
  await entregar(executor, raiz);
  avisar('Iniciando o banco de dados…');
  await criarCluster(executor, { initdb, dados, usuario: USUARIO, duravel: ajustes.fsync !== 'off' });

  const fim = Date.now() + PRAZO_MS;
  for (let tentativa = 1; Date.now() < fim; tentativa++) {
    if (tentativa === 2) avisar('Esperando o banco de dados anterior terminar…');
    if (await ligar(executor, { postgres, pasta: raiz, dados, ajustes })) {
      const ligado = await adotar(dados);
      if (ligado) return { ...ligado, adotado: false };
    }
    await esperar(INTERVALO_MS);
  }
  throw new Error(
    `O banco de dados anterior da pasta ${raiz} não termina. Encerre os processos postgres dela e comece de novo.`,
  );
}

/** Waits out a server that is coming up or going down; null when none is left. */
async function adotar(dados: string): Promise<Omit<PostgresEmbutido, 'adotado'> | null> {
  const fim = Date.now() + PRAZO_MS;
  for (;;) {
    const servidor = await lerPostmaster(dados);
    if (!servidor || !(await estaVivo(servidor.pid, dados))) return null;
    const { pid, pastaDoSocket, estado } = servidor;
    if (estado === 'ready') {
      const parar = async () => {
        await encerrar(pid, dados);
        await rmdir(pastaDoSocket).catch(() => undefined);
      };
      const vive = async () => existsSync(arquivoDoSocket(pastaDoSocket)) && (await estaVivo(pid, dados));
      if (await responde(pastaDoSocket, dados)) return { url: urlDoSocket(pastaDoSocket), vive, parar };
      // Ready but out of reach: someone swept its socket away.
      await parar();
    }
    if (Date.now() > fim) throw new Error(`O banco de dados da pasta ${dados} não responde (processo ${pid}).`);
    await esperar(INTERVALO_MS);
  }
}
