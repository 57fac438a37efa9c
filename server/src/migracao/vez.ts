import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';
import { codigoSql } from '../db/erros-do-banco';

/** How long one wait for a lock may take, how long to leave everybody alone after it, and how often. In milliseconds. */
export type Paciencia = { trava: number; descanso: number; tentativas: number };
/** Two seconds is what the product's calls may stand still behind a migration; together some eight minutes of tries. */
export const PACIENCIA: Paciencia = { trava: 2_000, descanso: 3_000, tentativas: 100 };

type Avisar = (frase: string) => void;

// Any constant will do, as long as every instance uses the same.
const LOCK_DAS_MIGRACOES = 7_214_001;
const ENTRE_PERGUNTAS_MS = 200;
const SEM_TRAVA = '55P03';
const DEADLOCK = '40P01';

/**
 * One migrates, the others wait. Asked again and again rather than waited for in the database: a session that waits there
 * holds a snapshot, and an index made concurrently waits for every snapshot older than its own, this one too.
 */
export async function esperarVez(client: pg.ClientBase, avisar: Avisar): Promise<void> {
  for (let perguntas = 0; ; perguntas++) {
    const { rows } = await client.query<{ minha: boolean }>('select pg_try_advisory_lock($1) as minha', [
      LOCK_DAS_MIGRACOES,
    ]);
    if (rows[0]?.minha) return;
    if (perguntas === 1) avisar('Outra instância está migrando o banco de dados; esperando por ela…');
    await esperar(ENTRE_PERGUNTAS_MS);
  }
}

/**
 * Whoever waits for a lock makes everybody after it wait too, so the wait is short: given up, the calls behind it go on,
 * and it is tried again.
 */
export async function insistirNaTrava<T>(
  nome: string,
  acao: () => Promise<T>,
  { tentativas, descanso }: Paciencia,
  avisar: Avisar,
): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await acao();
    } catch (erro) {
      const codigo = codigoSql(erro);
      if (codigo !== SEM_TRAVA && codigo !== DEADLOCK) throw erro;
      if (tentativa >= tentativas)
        throw new Error('outra transação segura há muito tempo o que ela muda; tente de novo quando terminar', {
          cause: erro,
        });
      if (tentativa === 1) avisar(`${nome}: outra transação segura o que ela muda. Tentando de novo…`);
      await esperar(descanso);
    }
  }
}
