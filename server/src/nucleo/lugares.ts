import { sql } from 'kysely';
import type { Db } from '../db/conexao';
import { preparar } from '../db/preparar';
import { emLotes } from './em-lotes';
import { anotarErro, muitas, type Tentativa } from './limites';

/**
 * Tries of one counter in this process: `emCurso` are under way, `erros` is how many were mistakes since somebody looks
 * here, `aoSair` wakes those who wait for one to end. Kept only while somebody uses it.
 */
type Lugar = { chave: string; max: number; usos: number; emCurso: number; erros: number; aoSair: (() => void)[] };
type Lugares = { todos: Map<string, Lugar>; ler: (chaves: string[]) => Promise<Gasto[]> };
type Gasto = { chave: string; vezes: number; livre_em: Date; expira_em: Date };

/**
 * For limits that count only mistakes and are asked before every coupon. Who is right writes nothing: a place is taken
 * in this process before the try and left after it, and only a mistake is written. Tries sent at once learn no more than
 * tries in a row: what would not fit if all those under way were mistakes waits for them, then looks again. Another
 * instance has places of its own; a mistake past the maximum of all of them is answered like a try that was not made.
 */
export async function tentarEmLugar<T>(db: Db, tentativa: Tentativa, acao: () => Promise<T>): Promise<T> {
  const { contadores, agora, errou } = tentativa;
  const { todos, ler } = lugaresDe(db);
  const meus = contadores.map(({ chave, max }) => usar(todos, chave, max));
  try {
    await entrar(meus, ler, agora);
    try {
      return await acao();
    } catch (erro) {
      if (errou(erro)) await anotarErro(db, contadores, agora).finally(() => somarErro(meus));
      throw erro;
    } finally {
      sair(meus);
    }
  } finally {
    for (const lugar of meus) if (--lugar.usos === 0) todos.delete(lugar.chave);
  }
}

async function entrar(meus: Lugar[], ler: Lugares['ler'], agora: Date): Promise<void> {
  for (;;) {
    const antes = meus.map(({ erros }) => erros);
    const gastos = await ler(meus.map(({ chave }) => chave));
    const vivos = meus.map(({ chave }) => gastos.find((gasto) => gasto.chave === chave && gasto.expira_em > agora));
    const esperas = vivos.flatMap((gasto, i) => (gasto ? ateQuando(gasto, meus[i] as Lugar, agora) : []));
    if (esperas.length > 0) throw muitas(meus[0]?.chave, Math.max(...esperas), agora);
    // Mistakes written while we were reading may not be in what was read.
    const cheio = meus.find(
      ({ max, erros, emCurso }, i) => (vivos[i]?.vezes ?? 0) + erros - (antes[i] ?? 0) + emCurso >= max,
    );
    if (!cheio) break;
    if (cheio.emCurso > 0) await new Promise<void>((acordar) => cheio.aoSair.push(acordar));
  }
  for (const lugar of meus) lugar.emCurso++;
}

function ateQuando({ vezes, livre_em, expira_em }: Gasto, { max }: Lugar, agora: Date): number[] {
  if (vezes >= max) return [expira_em.getTime()];
  return livre_em > agora ? [livre_em.getTime()] : [];
}

function usar(todos: Map<string, Lugar>, chave: string, max: number): Lugar {
  const lugar = todos.get(chave) ?? { chave, max, usos: 0, emCurso: 0, erros: 0, aoSair: [] };
  todos.set(chave, lugar);
  lugar.usos++;
  return lugar;
}

function somarErro(meus: Lugar[]): void {
  for (const lugar of meus) lugar.erros++;
}

function sair(meus: Lugar[]): void {
  for (const lugar of meus) {
    lugar.emCurso--;
    for (const acordar of lugar.aoSair.splice(0)) acordar();
  }
}

const lerGastos = preparar({
  nome: 'limites-gastos',
  valores: ['chaves'],
  texto: ({ chaves }) =>
    sql<Gasto>`select chave, vezes, livre_em, expira_em from limite where chave = any(${chaves}::text[])`,
});
const lugares = new WeakMap<Db, Lugares>();

/** Every till asks before every coupon: those that arrive together ask together. */
function lugaresDe(db: Db): Lugares {
  const existentes = lugares.get(db);
  if (existentes) return existentes;
  const novos = {
    todos: new Map<string, Lugar>(),
    ler: emLotes(async (chavesDeCada: string[][]) => {
      const gastos = await lerGastos(db, { chaves: [...new Set(chavesDeCada.flat())] });
      return chavesDeCada.map(() => gastos);
    }),
  };
  lugares.set(db, novos);
  return novos;
}
