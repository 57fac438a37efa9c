import { statfs } from 'node:fs/promises';
import { setTimeout as esperar } from 'node:timers/promises';
import { iniciarPostgres, type OpcoesDoPostgres, type PostgresEmbutido } from '../postgres-embutido';

export type OpcoesDaVigia = OpcoesDoPostgres & {
  registrar: (aviso: string, dados: Record<string, string | number>) => void;
  /** It does not come back, whatever is tried: whoever watches the process should see it end. */
  aoDesistir: (erro: Error) => void;
  ritmo?: Ritmo;
};

/** How often it is looked at, how long the first wait after a failed start is, how many failures are too many. */
type Ritmo = { olhar: number; espera: number; tentativas: number };
const RITMO: Ritmo = { olhar: 1_000, espera: 1_000, tentativas: 10 };
const ESPERA_MAXIMA = 15_000;
/** Two segments of its log, which it needs to come up again. */
const POUCO_ESPACO = 32 * 1024 * 1024;

export type PostgresVigiado = {
  url: string;
  /** What is wrong with it at the moment, in a few words. */
  avaria(): string | undefined;
  parar(): Promise<void>;
};

/** The embedded PostgreSQL, started again when it dies. Without room on its disk it waits for room, however long. */
export async function iniciarVigiado({ registrar, aoDesistir, ritmo = RITMO, ...opcoes }: OpcoesDaVigia) {
  let postgres: PostgresEmbutido = await iniciarPostgres(opcoes);
  const { url } = postgres;
  let avaria: string | undefined;
  const parada = new AbortController();
  const dormir = (ms: number) => esperar(ms, true, { signal: parada.signal }).catch(() => false);

  function anotar(nova: string | undefined, dados: Record<string, string | number> = {}): void {
    if (nova !== avaria)
      registrar(nova ? 'banco-embutido-avariado' : 'banco-embutido-bom', { ...dados, avaria: nova ?? '' });
    avaria = nova;
  }

  async function vigiar(): Promise<void> {
    while (await dormir(ritmo.olhar)) {
      if (await postgres.vive()) anotar((await semEspaco(opcoes.pasta)) ? SEM_ESPACO : undefined);
      else if (!(await reerguer())) return;
    }
  }

  /** Whether it is back. */
  async function reerguer(): Promise<boolean> {
    anotar('o banco de dados parou; subindo de novo');
    for (let falhas = 0, espera = ritmo.espera; ; espera = Math.min(espera * 2, ESPERA_MAXIMA)) {
      try {
        postgres = await iniciarPostgres({ ...opcoes, criar: false });
        if (postgres.url === url) return true;
        throw new Error('O banco de dados voltou em outro endereço.');
      } catch (erro) {
        const cheio = (await semEspaco(opcoes.pasta)) || /No space left|quota exceeded/.test(String(erro));
        anotar(cheio ? SEM_ESPACO : 'o banco de dados não sobe', { motivo: String(erro) });
        if (!cheio && ++falhas >= ritmo.tentativas) {
          aoDesistir(erro as Error);
          return false;
        }
      }
      if (!(await dormir(espera))) return false;
    }
  }

  const fim = vigiar();
  return {
    url,
    avaria: () => avaria,
    async parar() {
      parada.abort();
      await fim;
      await postgres.parar();
    },
  } satisfies PostgresVigiado;
}

const SEM_ESPACO = 'sem espaço no disco do banco de dados';

async function semEspaco(pasta: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(pasta).catch(() => ({ bavail: 1, bsize: POUCO_ESPACO }));
  return bavail * bsize < POUCO_ESPACO;
}
