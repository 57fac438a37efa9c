import type pg from 'pg';
import { abrirPool } from './conexao';
import { bancoForaDoAr, codigoSql, esquemaSemIsso } from './erros-do-banco';
import { SEM_PRAZO } from './opcoes-da-conexao';

/** For what only reads, and much: reports and the panel. Connections of its own, so that they starve no other call. */
export type Leitor = {
  /** A connection on which `preparo` has run; whoever asked releases it. */
  conectar(preparo: string): Promise<pg.PoolClient>;
  usar<T>(acao: (conexao: pg.PoolClient) => Promise<T>): Promise<T>;
  fechar(): Promise<void>;
  pools: Record<string, pg.Pool>;
};

const CONEXOES = 4;
const DESCANSO_DA_REPLICA = 30_000;
/** A replica that must catch up cancels the queries in its way. */
const CONFLITO_COM_A_RECUPERACAO = '40001';
/** Also one that has yet to hear of a migration. */
const falhaDaReplica = (erro: unknown): boolean =>
  bancoForaDoAr(erro) || codigoSql(erro) === CONFLITO_COM_A_RECUPERACAO || esquemaSemIsso(erro);

/** With a replica it reads there; one that fails is left alone for a while, and the primary reads instead. */
export function abrirLeitor(
  urlPrimaria: string,
  urlReplica?: string,
  { descanso = DESCANSO_DA_REPLICA, conexoes = CONEXOES, uso = SEM_PRAZO } = {},
): Leitor {
  const primaria = abrirPool(urlPrimaria, conexoes, uso);
  const replica = urlReplica === undefined ? undefined : abrirPool(urlReplica, conexoes, uso);
  let replicaDescansaAte = 0;

  /** `ler` may run twice, and so must only read. */
  async function tentar<T>(ler: (conexao: pg.PoolClient) => Promise<T>): Promise<T> {
    if (replica && performance.now() >= replicaDescansaAte) {
      try {
        return await ler(await replica.connect());
      } catch (erro) {
        if (!falhaDaReplica(erro)) throw erro;
        replicaDescansaAte = performance.now() + descanso;
      }
    }
    return ler(await primaria.connect());
  }

  return {
    pools: { reads: primaria, ...(replica && { replica }) },
    conectar: (preparo) =>
      tentar(async (conexao) => {
        await conexao.query(preparo).catch((erro: Error) => {
          conexao.release(erro);
          throw erro;
        });
        return conexao;
      }),
    usar: (acao) =>
      tentar(async (conexao) => {
        let falha: Error | undefined;
        try {
          return await acao(conexao);
        } catch (erro) {
          if (bancoForaDoAr(erro)) falha = erro as Error;
          throw erro;
        } finally {
          conexao.release(falha);
        }
      }),
    async fechar() {
      await Promise.all([primaria.end(), replica?.end()]);
    },
  };
}
