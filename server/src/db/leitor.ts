import type pg from 'pg';
import { abrirPool } from './conexao';
import { bancoForaDoAr } from './transacao';

/** For what only reads, and much: reports and the panel. Connections of its own, so that they starve no other call. */
export type Leitor = {
  conectar(): Promise<pg.PoolClient>;
  usar<T>(acao: (conexao: pg.PoolClient) => Promise<T>): Promise<T>;
  fechar(): Promise<void>;
};

const CONEXOES = 4;
const PRAZO_DA_REPLICA = 3_000;
const DESCANSO_DA_REPLICA = 30_000;

/** With a replica it reads there; one that does not answer is left alone for a while, and the primary reads instead. */
export function abrirLeitor(urlPrimaria: string, urlReplica?: string): Leitor {
  const primaria = abrirPool(urlPrimaria, CONEXOES);
  const replica =
    urlReplica === undefined
      ? undefined
      : abrirPool(urlReplica, CONEXOES, { connectionTimeoutMillis: PRAZO_DA_REPLICA });
  let replicaDescansaAte = 0;

  async function conectar(): Promise<pg.PoolClient> {
    if (replica && performance.now() >= replicaDescansaAte) {
      try {
        return await replica.connect();
      } catch (erro) {
        if (!bancoForaDoAr(erro)) throw erro;
        replicaDescansaAte = performance.now() + DESCANSO_DA_REPLICA;
      }
    }
    return primaria.connect();
  }

  return {
    conectar,
    async usar(acao) {
      const conexao = await conectar();
      try {
        return await acao(conexao);
      } finally {
        conexao.release();
      }
    },
    async fechar() {
      await Promise.all([primaria.end(), replica?.end()]);
    },
  };
}
