import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { estaVivo, lerPostmaster } from '../server/src/db/embutido/postmaster';
import { iniciarPostgres, type PostgresEmbutido } from '../server/src/db/postgres-embutido';

/** The product's own PostgreSQL, with the durability of production, in a folder of this run. */
export class Banco {
  readonly #pasta: string;
  #postgres: PostgresEmbutido | undefined;

  constructor(pasta: string) {
    this.#pasta = path.join(pasta, 'postgres');
  }

  async subir(): Promise<void> {
    this.#postgres = await iniciarPostgres({ pasta: this.#pasta });
  }

  get url(): string {
    if (!this.#postgres) throw new Error('o banco não subiu');
    return this.#postgres.url;
  }

  get socket(): string {
    return path.join(new URL(this.url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  }

  /** kill -9 of the server alone, whose children notice by themselves, or of the whole family at once. */
  async matar({ comFilhos }: { comFilhos: boolean }): Promise<void> {
    const dados = path.join(this.#pasta, 'dados');
    const postmaster = await lerPostmaster(dados);
    if (!postmaster || !(await estaVivo(postmaster.pid, dados))) throw new Error('não há banco a matar');
    const filhos = comFilhos ? await filhosDe(postmaster.pid) : [];
    for (const pid of [postmaster.pid, ...filhos]) matarPid(pid);
  }

  async consultar<T extends pg.QueryResultRow>(sql: string, valores: unknown[] = []): Promise<T[]> {
    const cliente = new pg.Client({ connectionString: this.url });
    await cliente.connect();
    try {
      return (await cliente.query<T>(sql, valores)).rows;
    } finally {
      await cliente.end();
    }
  }

  parar = () => this.#postgres?.parar();
}

async function filhosDe(pid: number): Promise<number[]> {
  const texto = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return texto.split(' ').filter(Boolean).map(Number);
}

function matarPid(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ESRCH') throw erro;
  }
}
