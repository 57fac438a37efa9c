import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { portaLivre } from '../../faults/comum/processo';
import { bancoEm } from '../caminho-do-banco';
import { doDeploy } from '../modelo';
import { ate, comoPostgres, pastaDoPostgres, Servico } from '../servicos';

const rodar = promisify(execFile);
const DONO = 'indicabem';

/** Where the scripts of deploy/pitr, PostgreSQL's programs and the archive are in this run. */
export type Lugar = { pasta: string; programas: string; arquivo: string };

export function prepararLugar(pasta: string, programas: string): Lugar {
  const arquivo = pastaDoPostgres(pasta, 'arquivo');
  pastaDoPostgres(arquivo, 'wal');
  for (const nome of ['arquivar-wal.sh', 'copia-base.sh', 'voltar.sh']) doDeploy(`pitr/${nome}`, pasta, {});
  return { pasta, programas, arquivo };
}

/** A PostgreSQL of Debian's on loopback that archives as deploy/pitr/wal.conf says. */
export class Postgres {
  readonly #lugar: Lugar;
  readonly #dados: string;
  readonly #servico: Servico;
  readonly #porta: number;

  private constructor(lugar: Lugar, nome: string, porta: number) {
    this.#lugar = lugar;
    this.#porta = porta;
    this.#dados = path.join(lugar.pasta, nome, 'dados');
    const opcoes = [`port=${porta}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const argumentos = ['-D', this.#dados, ...opcoes.flatMap((opcao) => ['-c', opcao])];
    this.#servico = new Servico(lugar.pasta, nome, comoPostgres(path.join(lugar.programas, 'postgres'), argumentos));
  }

  static async novo(lugar: Lugar, nome: string): Promise<Postgres> {
    const postgres = await Postgres.#em(lugar, nome);
    const initdb = path.join(lugar.programas, 'initdb');
    await postgres.#como(initdb, [
      '-D',
      postgres.#dados,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-A',
      'trust',
    ]);
    const conf = doDeploy('pitr/wal.conf', lugar.pasta, {
      '/opt/indica-bem/deploy/pitr': lugar.pasta,
      '/var/backups/indica-bem': lugar.arquivo,
    });
    appendFileSync(path.join(postgres.#dados, 'postgresql.conf'), `include '${conf}'\n`);
    await postgres.#ligar();
    await postgres.comoSuperusuario(`create role ${DONO} login`);
    await postgres.comoSuperusuario(`create database ${DONO} owner ${DONO}`);
    return postgres;
  }

  /** As an operator would: deploy/pitr/voltar.sh, start, wait until it takes writes. */
  static async voltar(lugar: Lugar, nome: string, momento?: string): Promise<Postgres> {
    const postgres = await Postgres.#em(lugar, nome);
    const script = path.join(lugar.pasta, 'voltar.sh');
    await postgres.#como('sh', [script, lugar.arquivo, postgres.#dados, ...(momento ? [momento] : [])]);
    await postgres.#ligar();
    const emRecuperacao = `select pg_is_in_recovery() as sim`;
    await ate(
      'o fim da recuperação',
      async () => (await postgres.comoSuperusuario<{ sim: boolean }>(emRecuperacao))[0]?.sim === false,
      postgres.#servico,
    );
    return postgres;
  }

  static async #em(lugar: Lugar, nome: string): Promise<Postgres> {
    pastaDoPostgres(lugar.pasta, nome);
    return new Postgres(lugar, nome, await portaLivre());
  }

  get banco() {
    return bancoEm(`postgresql://${DONO}@127.0.0.1:${this.#porta}/${DONO}`);
  }

  async comoSuperusuario<T extends object>(sql: string): Promise<T[]> {
    return bancoEm(`postgresql://postgres@127.0.0.1:${this.#porta}/postgres`).consultar(sql);
  }

  copiarBase = () => this.#como('sh', [path.join(this.#lugar.pasta, 'copia-base.sh'), this.#lugar.arquivo]);

  /** What was said yes to until now is in the archive when this returns. */
  async arquivarTudo(): Promise<void> {
    const [{ ultimo } = { ultimo: '' }] = await this.comoSuperusuario<{ ultimo: string }>(
      'select pg_walfile_name(pg_switch_wal()) as ultimo',
    );
    const pronto = `select last_archived_wal >= '${ultimo}' as sim from pg_stat_archiver`;
    await ate('o arquivo do WAL', async () => (await this.comoSuperusuario<{ sim: boolean }>(pronto))[0]?.sim === true);
  }

  desligar = () => this.#servico.encerrar('SIGINT');

  /** The machine and its disk, at once. */
  async perder(): Promise<void> {
    await this.#servico.encerrar('SIGKILL');
    await rm(this.#dados, { recursive: true, maxRetries: 50, retryDelay: 100 });
  }

  async #ligar(): Promise<void> {
    this.#servico.ligar();
    const no = () => this.comoSuperusuario('select 1').then(() => true);
    await ate('o PostgreSQL no ar', no, this.#servico);
  }

  async #como(programa: string, args: string[]): Promise<void> {
    const { comando, argumentos } = comoPostgres(programa, args);
    const PATH = `${this.#lugar.programas}:${process.env.PATH}`;
    const env = { PATH, PGHOST: '127.0.0.1', PGPORT: String(this.#porta), PGUSER: 'postgres', LC_ALL: 'C.UTF-8' };
    await rodar(comando, argumentos, { env, cwd: '/' });
  }
}
