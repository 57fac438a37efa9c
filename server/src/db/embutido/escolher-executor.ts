import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Executor, executar } from './executor';

interface Usuario {
  uid: number;
  gid: number;
}

const NINGUEM: Usuario = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root, and initdb as a user without a name. Then it runs under a borrowed identity: the
 * first that reaches the folder and the binary.
 */
export async function escolherExecutor(pasta: string, binario: string): Promise<Executor> {
  let motivo = '';
  for (const candidato of await listarCandidatos(pasta)) {
    try {
      // The folder itself is handed over later; what matters now is the way to it.
      const script = 'cd "$1" && id -un && exec "$2" --version';
      await executar(candidato, '/bin/sh', ['-c', script, 'sh', dirname(pasta), binario]);
      return candidato;
    } catch (erro) {
      motivo = (erro as { stderr?: string }).stderr?.trim() || String(erro);
    }
  }
  throw new Error(
    `Não há como rodar o PostgreSQL na pasta ${pasta} (${motivo}). Rode com um usuário comum, escolha em DATA_DIR uma pasta que ele alcance, ou aponte DATABASE_URL para um PostgreSQL seu.`,
  );
}

async function listarCandidatos(pasta: string): Promise<Executor[]> {
  const { getuid = () => 0, getgid = () => 0, env } = process;
  const eu: Usuario = { uid: getuid(), gid: getgid() };
  if (eu.uid !== 0) return [direto(eu), emNamespace(eu)];

  const quemChamou = { uid: Number(env.SUDO_UID ?? 0), gid: Number(env.SUDO_GID ?? 0) };
  const comuns = [await stat(pasta), quemChamou].filter(({ uid }) => uid !== 0);
  return [...comuns.flatMap((usuario) => [direto(usuario), emNamespace(usuario)]), emNamespace(eu), direto(NINGUEM)];
}

const direto = ({ uid, gid }: Usuario): Executor => ({ prefixo: [], uid, gid });

/** Inside its own user namespace the process believes to be nobody; outside, its files stay those of the user. */
function emNamespace({ uid, gid }: Usuario): Executor {
  return { prefixo: ['unshare', '--user', `--map-user=${NINGUEM.uid}`, `--map-group=${NINGUEM.gid}`], uid, gid };
}
