import { statfs } from 'node:fs/promises';
import { setTimeout as esperar } from 'node:timers/promises';
import { SEM_ESPACO } from '../erros-do-banco';
import { iniciarPostgres, type OpcoesDoPostgres, type PostgresEmbutido } from '../postgres-embutido';

export type OpcoesDaVigia = OpcoesDoPostgres & {
  registrar: (aviso: string, dados: Record<string, string | number>) => void;
  /** It does not come back, whatever is tried: whoever watches the process should see it end. */
  aoDesistir: (erro: Error) => void;
  ritmo?: Ritmo;
};

/** How often it is looked at, the first wait after a failed start, how many failures are too many, how many bytes too few. */
type Ritmo = { olhar: number; espera: number; tentativas: number; poucoEspaco: number };
/** Two segments of its log, which it needs to come up again. */
const POUCO_ESPACO = 32 * 1024 * 1024;
const RITMO: Ritmo = { olhar: 1_000, espera: 1_000, tentativas: 10, poucoEspaco: POUCO_ESPACO };
const ESPERA_MAXIMA = 15_000;

/** What is wrong with it at the moment: it died and is started again, it does not come up, or its disk has no room. */
export type Avaria = 'banco-parado' | 'banco-nao-sobe' | typeof SEM_ESPACO;

export type PostgresVigiado = {
  url: string;
  avaria(): Avaria | undefined;
  parar(): Promise<void>;
};

/** The embedded PostgreSQL, started again when it dies. Without room on its disk it waits for room, however long. */
export async function iniciarVigiado({ registrar, aoDesistir, ritmo = RITMO, ...opcoes }: OpcoesDaVigia) {
  let postgres: PostgresEmbutido = await iniciarPostgres(opcoes);
  const { url } = postgres;
  let avaria: Avaria | undefined;
  const parada = new AbortController();
  const dormir = (ms: number) => esperar(ms, true, { signal: parada.signal }).catch(() => false);

  function anotar(nova: Avaria | undefined, dados: Record<string, string | number> = {}): void {
    if (nova !== avaria)
      registrar(nova ? 'banco-embutido-avariado' : 'banco-embutido-bom', { ...dados, ...(nova && { avaria: nova }) });
    avaria = nova;
  }

  async function semEspaco(): Promise<boolean> {
    const lugar = await statfs(opcoes.pasta).catch(() => null);
    return lugar !== null && lugar.bavail * lugar.bsize < ritmo.poucoEspaco;
  }

  async function vigiar(): Promise<void> {
    while (await dormir(ritmo.olhar)) {
      if (await postgres.vive()) anotar((await semEspaco()) ? SEM_ESPACO : undefined);
      else if (!(await reerguer())) return;
    }
  }

  /** Whether it is back. */
  async function reerguer(): Promise<boolean> {
    anotar('banco-parado');
    for (let falhas = 0, espera = ritmo.espera; ; espera = Math.min(espera * 2, ESPERA_MAXIMA)) {
      try {
        postgres = await iniciarPostgres({ ...opcoes, criar: false });
        if (postgres.url === url) return true;
        throw new Error('O banco de dados voltou em outro endereço.');
      } catch (erro) {
        const cheio = (await semEspaco()) || /No space left|quota exceeded/.test(String(erro));
        anotar(cheio ? SEM_ESPACO : 'banco-nao-sobe', { motivo: String(erro) });
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
