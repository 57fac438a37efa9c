import type { Socket } from 'node:net';
import type pg from 'pg';

/** Nobody answered in time. What was asked may have been done all the same. */
export class BancoMudo extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(prazo: number) {
    super(`o banco de dados não respondeu em ${prazo / 1000} s`);
  }
}

export type Crua = pg.ClientBase & {
  connection: NodeJS.EventEmitter & { stream: Socket };
};

/** Ends it at once, whoever uses it, and the pool forgets it: to a peer that is silent there is no goodbye. */
export function derrubar(conexao: pg.ClientBase, erro: Error): void {
  (conexao as Crua).connection.stream.destroy(erro);
}

type Vigia = {
  /** Milliseconds without an answer. */
  prazo: number;
  /** Asked when they are over, and for the how-manieth time: whether to wait as long again. */
  esperarMais?: (vezes: number) => Promise<boolean>;
  aoVencer?: (erro: Error) => void;
};

/**
 * A statement that stays without an answer ends its connection: the system would go on waiting for a quarter of an hour, and
 * with it everybody the pool lends that connection to. Costs no round trip, and no timer of its own for each statement.
 */
export function vigiar(conexao: pg.ClientBase, { prazo, esperarMais, aoVencer }: Vigia): void {
  let devendo = false;
  let respostas = 0;
  let vezes = 0;
  const relogio = setTimeout(vencer, prazo).unref();
  const query = conexao.query.bind(conexao) as (...argumentos: unknown[]) => unknown;
  conexao.query = ((...argumentos: unknown[]) => {
    if (!devendo) relogio.refresh();
    devendo = true;
    return query(...argumentos);
  }) as typeof conexao.query;
  (conexao as Crua).connection.on('readyForQuery', () => {
    respostas++;
    vezes = 0;
    relogio.refresh();
  });
  conexao.on('drain', () => {
    devendo = false;
  });
  conexao.on('end', () => clearTimeout(relogio));

  async function vencer(): Promise<void> {
    if (!devendo) return;
    const antes = respostas;
    const seguir = await esperarMais?.(++vezes);
    // Answered while we asked.
    if (respostas !== antes) return;
    if (seguir) return void relogio.refresh();
    const erro = new BancoMudo(prazo);
    derrubar(conexao, erro);
    aoVencer?.(erro);
  }
}
