import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import type { BancoLido } from '../faults/comum/conferir';
import { portaLivre } from '../faults/comum/processo';
import { doDeploy } from './modelo';
import { type Patroni, SENHA } from './patroni';
import type { Programas } from './programas';
import { ate, comoPostgres, entregar, pastaDoPostgres, Servico } from './servicos';

const DONO = 'indicabem';

const urlDe = (porta: number) => `postgresql://${DONO}:${SENHA}@127.0.0.1:${porta}/${DONO}`;

/** The way from the product to the primary: HAProxy that asks Patroni, and PgBouncer before it. */
export type CaminhoDoBanco = {
  /** Of the primary itself, for who migrates and who checks. */
  direto: BancoLido;
  /** Where the product connects to. */
  porta: number;
  pgbouncer: Servico | undefined;
};

export async function abrirCaminho(pasta: string, programas: Programas, patroni: Patroni): Promise<CaminhoDoBanco> {
  await patroni.consultarComoDono(`create role ${DONO} login password '${SENHA}'`);
  await patroni.consultarComoDono(`create database ${DONO} owner ${DONO}`);
  const primario = await ligarHaproxy(pasta, programas.haproxy ?? '', patroni);
  const direto = bancoEm(urlDe(primario));
  if (!programas.pgbouncer) return { direto, porta: primario, pgbouncer: undefined };
  const porta = await portaLivre();
  const pgbouncer = prepararPgbouncer(pasta, programas.pgbouncer, { porta, primario });
  pgbouncer.ligar();
  await ate('o PgBouncer no ar', () => aceita(porta), pgbouncer);
  return { direto, porta, pgbouncer };
}

async function ligarHaproxy(pasta: string, programa: string, { nos: [um, dois] }: Patroni): Promise<number> {
  const porta = await portaLivre();
  const arquivo = doDeploy('postgres/haproxy-patroni.cfg', pasta, {
    '127.0.0.1:5000': `127.0.0.1:${porta}`,
    '127.0.0.1:5432 check port 8008': `127.0.0.1:${um?.banco} check port ${um?.rest}`,
    '127.0.0.1:5433 check port 8009': `127.0.0.1:${dois?.banco} check port ${dois?.rest}`,
  });
  const haproxy = new Servico(pasta, 'haproxy-do-banco', { comando: programa, argumentos: ['-db', '-f', arquivo] });
  haproxy.ligar();
  await ate('o primário pelo HAProxy', () => responde(urlDe(porta)), haproxy);
  return porta;
}

function prepararPgbouncer(raiz: string, programa: string, portas: Record<'porta' | 'primario', number>): Servico {
  const pasta = pastaDoPostgres(raiz, 'pgbouncer');
  const lista = path.join(pasta, 'userlist.txt');
  writeFileSync(lista, `"${DONO}" "${SENHA}"\n`, { mode: 0o600 });
  entregar(lista);
  const arquivo = doDeploy('postgres/pgbouncer.ini', pasta, {
    'port=5000': `port=${portas.primario}`,
    'listen_port = 6432': `listen_port = ${portas.porta}`,
    '/etc/pgbouncer/userlist.txt': lista,
  });
  return new Servico(raiz, 'pgbouncer', comoPostgres(programa, [arquivo]));
}

export function bancoEm(url: string): BancoLido {
  return {
    url,
    async consultar(sql, valores = []) {
      const cliente = new pg.Client({ connectionString: url });
      await cliente.connect();
      return cliente
        .query(sql, valores)
        .then(
          ({ rows }) => rows,
          (erro) => Promise.reject(erro),
        )
        .finally(() => cliente.end());
    },
  };
}

const responde = (url: string) =>
  bancoEm(url)
    .consultar('select 1')
    .then(() => true);

/** Whether somebody listens there. */
export const aceita = (porta: number) =>
  new Promise<boolean>((ok) => {
    const ponta = connect(porta, '127.0.0.1', () => {
      ponta.destroy();
      ok(true);
    }).on('error', () => ok(false));
  });
