import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';
import { haQuemEspere } from './alguem-espera';

type Comando = string | [texto: string, valores: unknown[]];

/**
 * An act by hand, with what it locks first and what it locks then; the other one begins in between, and has ended or waits
 * when the second comes. Where they take the same rows in two orders they wait for each other, and the file's last question
 * (palco.ts) tells. Answers what the other one did.
 */
export async function noMeioDe<T>(
  pool: pg.Pool,
  { antes, depois }: { antes: Comando[]; depois: Comando[] },
  outro: () => Promise<T>,
): Promise<T> {
  const conexao = await pool.connect();
  const fazer = (comando: Comando) =>
    typeof comando === 'string' ? conexao.query(comando) : conexao.query(comando[0], comando[1]);
  try {
    await conexao.query('begin');
    for (const comando of antes) await fazer(comando);
    let acabou = false;
    const feito = outro().finally(() => {
      acabou = true;
    });
    feito.catch(() => undefined);
    while (!acabou && !(await haQuemEspere(pool))) await esperar(5);
    for (const comando of depois) await fazer(comando);
    await conexao.query('commit');
    return await feito;
  } catch (erro) {
    await conexao.query('rollback');
    throw erro;
  } finally {
    conexao.release();
  }
}
