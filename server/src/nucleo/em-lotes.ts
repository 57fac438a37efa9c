import { bancoForaDoAr, SemConexao } from '../db/erros-do-banco';
import { BancoMudo } from '../db/vigiar';
import type { EmCurso } from '../observacao/tracador';
import { tracador } from '../observacao/tracos';

type Espera<E, S> = {
  entrada: E;
  entregar: (saida: S) => void;
  falhar: (erro: unknown) => void;
  /** For whom, in the traces: where it is executed, that is another's place. */
  para: readonly EmCurso[] | undefined;
};

/** A statement for several is not endless, and other calls want a connection too. */
const MAXIMO = 64;
const AO_MESMO_TEMPO = 2;

/**
 * What is asked at the same time goes to the database in one statement: calls read in the same turn of the event loop,
 * or come while the last two are still away. A call that is alone goes alone; under load one round trip serves many.
 * `executar` answers in the order it was asked.
 */
export function emLotes<E, S>(executar: (entradas: E[]) => Promise<S[]>): (entrada: E) => Promise<S> {
  const fila: Espera<E, S>[] = [];
  let fora = 0;
  let marcada = false;

  function marcar(): void {
    if (marcada || fora === AO_MESMO_TEMPO || fila.length === 0) return;
    marcada = true;
    setImmediate(partir);
  }

  async function partir(): Promise<void> {
    marcada = false;
    const lote = fila.splice(0, MAXIMO);
    fora++;
    marcar();
    await atender(lote);
    fora--;
    marcar();
  }

  async function atender(lote: Espera<E, S>[]): Promise<void> {
    try {
      const juntos = () => executar(lote.map(({ entrada }) => entrada));
      const saidas = await (tracador()?.dentroDe(
        lote.flatMap(({ para = [] }) => para),
        juntos,
      ) ?? juntos());
      for (const [i, { entregar }] of lote.entries()) entregar(saidas[i] as S);
    } catch (erro) {
      // The fault of one is not the others': each by itself. What became of a lost connection nobody knows.
      if (lote.length > 1 && !bancoForaDoAr(erro)) for (const espera of lote) await atender([espera]);
      else for (const { falhar } of lote) falhar(erro);
      // Nobody there: those that wait would each wait as long in vain, one batch after the other.
      if (erro instanceof SemConexao || erro instanceof BancoMudo)
        for (const { falhar } of fila.splice(0)) falhar(erro);
    }
  }

  return (entrada) =>
    new Promise((entregar, falhar) => {
      fila.push({ entrada, entregar, falhar, para: tracador()?.aqui() });
      marcar();
    });
}

/** The same for every database it is used with: what is asked of one goes together. */
export function emLotesDe<D extends object, E, S>(
  executar: (db: D, entradas: E[]) => Promise<S[]>,
): (db: D, entrada: E) => Promise<S> {
  const filas = new WeakMap<D, (entrada: E) => Promise<S>>();
  return (db, entrada) => {
    const fila = filas.get(db) ?? emLotes((entradas: E[]) => executar(db, entradas));
    filas.set(db, fila);
    return fila(entrada);
  };
}
