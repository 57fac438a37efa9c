import { setTimeout as esperar } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Trx } from './conexao';
import { opcoesDaConexao, SEM_PRAZO, type Uso } from './opcoes-da-conexao';
import type { Pooler } from './pooler';
import { derrubar, vigiar } from './vigiar';

const CANAL = 'indica_bem';
const OUTRA_VEZ = 2_000;
const SEM_OUVIR = 5_000;
const UM_INSTANTE = 500;
/** Who only listens does not notice that nobody speaks any more, unless it asks. */
const PERGUNTAR = 10_000;

type Opcoes = { pooler?: Pooler; aCada?: number; uso?: Uso; perguntar?: number };

/** What every instance remembers for a while has changed: they hear of it when this transaction is done. */
export async function avisarInstancias(trx: Trx): Promise<void> {
  await sql`select pg_notify(${CANAL}, '')`.execute(trx);
}

/**
 * Calls `aoMudar` at each word of another instance or command, over a connection of its own. After a cut it listens again,
 * and takes it that there was something to hear. A pooler that lends connections by the transaction passes nothing on:
 * there, every few seconds is taken for a word. To ask whether something changed would cost what reading it anew does.
 */
export function ouvirInstancias(
  url: string,
  aoMudar: () => void,
  { pooler = 'none', aCada = SEM_OUVIR, uso = SEM_PRAZO, perguntar = PERGUNTAR }: Opcoes = {},
): { parar(): Promise<void> } {
  if (pooler === 'transaction') {
    const palavra = setInterval(aoMudar, aCada).unref();
    return { parar: async () => clearInterval(palavra) };
  }
  let parado = false;
  let atual: pg.Client | undefined;
  let relogio: NodeJS.Timeout | undefined;

  async function ligar(): Promise<void> {
    const cliente = new pg.Client(opcoesDaConexao(url, uso));
    atual = cliente;
    vigiar(cliente, { prazo: uso.responder ?? uso.abrir });
    cliente.on('notification', aoMudar);
    // It ends after each error too: one way to begin again.
    cliente.on('error', () => undefined);
    cliente.once('end', religar);
    try {
      await cliente.connect();
      await cliente.query(`listen ${CANAL}`);
      aoMudar();
      perguntarDepois(cliente);
    } catch (erro) {
      derrubar(cliente, erro as Error);
      religar();
    }
  }

  function perguntarDepois(cliente: pg.Client): void {
    const asPerguntas = () =>
      cliente.query('select 1').then(
        () => perguntarDepois(cliente),
        () => undefined,
      );
    relogio = setTimeout(asPerguntas, perguntar).unref();
  }

  function religar(): void {
    clearTimeout(relogio);
    if (!parado) relogio = setTimeout(ligar, OUTRA_VEZ).unref();
  }

  void ligar();
  return {
    async parar() {
      parado = true;
      clearTimeout(relogio);
      // A goodbye that nobody hears must not hold up the stop.
      await Promise.race([atual?.end().catch(() => undefined), esperar(UM_INSTANTE, undefined, { ref: false })]);
    },
  };
}
