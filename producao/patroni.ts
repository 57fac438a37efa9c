import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { portaLivre } from '../faults/comum/processo';
import { ate, comoPostgres, entregar, pastaDoPostgres, Servico } from './servicos';

export const SENHA = 'senha-desta-rodada';

export type No = { nome: string; banco: number; rest: number; dados: string; patroni: Servico };
type Membro = { name: string; role: string; state: string };

/** PostgreSQL twice, the second one synchronous, and who decides which is which. */
export class Patroni {
  readonly nos: No[];
  readonly #etcd: Servico;

  private constructor(nos: No[], etcd: Servico) {
    this.nos = nos;
    this.#etcd = etcd;
  }

  static async ligar(pasta: string, programas: Record<'etcd' | 'patroni' | 'postgres', string>): Promise<Patroni> {
    const { etcd, porta } = await ligarEtcd(pasta, programas.etcd);
    const nos: No[] = [];
    for (const nome of ['um', 'dois']) {
      const no = { nome, banco: await portaLivre(), rest: await portaLivre(), dados: path.join(pasta, nome, 'dados') };
      pastaDoPostgres(pasta, nome);
      const arquivo = path.join(pasta, nome, 'patroni.json');
      writeFileSync(arquivo, JSON.stringify(configuracao(no, path.dirname(programas.postgres), porta)));
      entregar(arquivo);
      nos.push({ ...no, patroni: new Servico(pasta, `patroni-${nome}`, comoPostgres(programas.patroni, [arquivo])) });
    }
    const patroni = new Patroni(nos, etcd);
    // One at a time: the first makes the cluster, the second copies it.
    for (const no of nos) {
      no.patroni.ligar();
      await ate(`o PostgreSQL ${no.nome} no ar`, () => patroni.#esta(no), no.patroni);
    }
    await patroni.ficarInteiro();
    return patroni;
  }

  async #esta(no: No): Promise<boolean> {
    const { ok } = await fetch(`http://127.0.0.1:${no.rest}/health`);
    return ok;
  }

  async #membros(): Promise<Membro[]> {
    const respostas = this.nos.map(async ({ rest }) => {
      const resposta = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2_000) });
      return ((await resposta.json()) as { members: Membro[] }).members;
    });
    return Promise.any(respostas);
  }

  async primario(): Promise<No> {
    const lider = (await this.#membros()).find(({ role }) => role === 'leader');
    const no = this.nos.find(({ nome }) => nome === lider?.name);
    if (!no) throw new Error('não há primário');
    return no;
  }

  /** A primary, and another that has everything the primary said yes to. */
  async ficarInteiro(): Promise<void> {
    const vivos = ['running', 'streaming'];
    const inteiro = async () => {
      const papeis = (await this.#membros()).filter(({ state }) => vivos.includes(state)).map(({ role }) => role);
      return papeis.includes('leader') && papeis.includes('sync_standby');
    };
    await ate('primário e espelho síncrono', inteiro, this.nos[1]?.patroni, 120_000);
  }

  async trocar(): Promise<void> {
    const lider = await this.primario();
    const resposta = await fetch(`http://127.0.0.1:${lider.rest}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: lider.nome }),
    });
    if (!resposta.ok) throw new Error(`o Patroni não trocou: ${resposta.status} ${await resposta.text()}`);
  }

  /** As when its machine dies: PostgreSQL with all its processes, and its Patroni, at once. */
  async matarPrimario(): Promise<No> {
    const no = await this.primario();
    const postmaster = Number.parseInt(readFileSync(path.join(no.dados, 'postmaster.pid'), 'utf8'), 10);
    const filhos = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ').filter(Boolean);
    no.patroni.encerrar('SIGKILL');
    for (const pid of [postmaster, ...filhos.map(Number)]) matar(pid);
    return no;
  }

  async consultarComoDono(sql: string): Promise<void> {
    const { banco } = await this.primario();
    const cliente = new pg.Client({
      host: '127.0.0.1',
      port: banco,
      user: 'postgres',
      password: SENHA,
      database: 'postgres',
    });
    await cliente.connect();
    await cliente.query(sql).finally(() => cliente.end());
  }

  /** The standby first, so that nobody is promoted on the way out. */
  async desligar(): Promise<void> {
    const lider = await this.primario().catch(() => null);
    for (const no of this.nos.toSorted((a) => (a.nome === lider?.nome ? 1 : -1))) await no.patroni.desligar();
    await this.#etcd.desligar();
  }
}

async function ligarEtcd(pasta: string, programa: string): Promise<{ etcd: Servico; porta: number }> {
  const [porta, pares] = [await portaLivre(), await portaLivre()];
  const [cliente, par] = [`http://127.0.0.1:${porta}`, `http://127.0.0.1:${pares}`];
  const enderecos = { 'listen-client-urls': cliente, 'advertise-client-urls': cliente, 'listen-peer-urls': par };
  const etcd = new Servico(
    pasta,
    'etcd',
    comoPostgres(programa, [
      ...Object.entries({ ...enderecos, 'initial-advertise-peer-urls': par }).map(([nome, url]) => `--${nome}=${url}`),
      `--initial-cluster=default=${par}`,
      `--data-dir=${path.join(pastaDoPostgres(pasta, 'etcd'), 'dados')}`,
    ]),
  );
  etcd.ligar();
  await ate('o etcd no ar', async () => (await fetch(`${cliente}/health`)).ok, etcd);
  return { etcd, porta };
}

/** Patroni reads YAML, and JSON is YAML. */
function configuracao({ nome, banco, rest, dados }: Omit<No, 'patroni'>, bin_dir: string, etcd: number): object {
  const conta = (username: string) => ({ username, password: SENHA });
  return {
    scope: 'indicabem',
    name: nome,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        // A machine that dies is given up after `ttl`: the shortest that Patroni allows.
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 5, synchronous_mode: true },
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 120, wal_keep_size: '256MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${banco}`,
      connect_address: `127.0.0.1:${banco}`,
      data_dir: dados,
      bin_dir,
      pgpass: path.join(dados, '..', 'pgpass'),
      authentication: { superuser: conta('postgres'), replication: conta('espelho'), rewind: conta('rebobina') },
      parameters: { unix_socket_directories: path.dirname(dados) },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication espelho 127.0.0.1/32 scram-sha-256'],
    },
    watchdog: { mode: 'off' },
  };
}

function matar(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ESRCH') throw erro;
  }
}
