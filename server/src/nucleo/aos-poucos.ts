import { setImmediate as vez } from 'node:timers/promises';

const POR_PAGINA = 500;
/** Rows that are written in one piece: whoever takes it slowly holds no more than that. */
const POR_PEDACO = 100;
/** What takes a few milliseconds at most. */
const POR_BLOCO = 250;

/** `itens.map(fazer)`, with the event loop free in between: however many there are, nobody else waits for all of them. */
export async function aosBlocos<E, S>(itens: readonly E[], fazer: (item: E) => S): Promise<S[]> {
  const feitos: S[] = [];
  for (let i = 0; i < itens.length; i += POR_BLOCO) {
    if (i > 0) await vez();
    for (const item of itens.slice(i, i + POR_BLOCO)) feitos.push(fazer(item));
  }
  return feitos;
}

/**
 * A list read page after page, each only when the one before was taken: what stays in memory is one page, however much
 * there is. `ler` brings at most `limite` rows that come after `ultima`.
 */
export async function* emPaginas<L, A>(
  ler: (ultima: L | undefined, limite: number) => Promise<L[]>,
  apresentar: (linha: L) => A,
): AsyncGenerator<A[]> {
  let ultima: L | undefined;
  for (;;) {
    const pagina = await ler(ultima, POR_PAGINA);
    if (pagina.length > 0) yield pagina.map(apresentar);
    if (pagina.length < POR_PAGINA) return;
    ultima = pagina.at(-1);
  }
}

/** The id of a row only tells where a page ended. */
export function semId<L extends { id: number }>({ id: _, ...linha }: L): Omit<L, 'id'> {
  return linha;
}

/** What an answer is made of: each part whole, or page by page. */
export type EmPartes<T> = { [P in keyof T]: T[P] | AsyncIterable<T[P]> };

/** An object as JSON, part after part; a part that is read in pages becomes an array. */
export async function* escreverJson(partes: Record<string, unknown>): AsyncGenerator<string> {
  let antes = '{';
  for (const [nome, valor] of Object.entries(partes)) {
    yield `${antes}${JSON.stringify(nome)}:`;
    antes = ',';
    if (emFluxo(valor)) yield* escreverLista(valor);
    else yield JSON.stringify(valor);
  }
  yield antes === '{' ? '{}' : '}';
}

async function* escreverLista(paginas: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let antes = '[';
  for await (const pagina of paginas) {
    for (let i = 0; i < pagina.length; i += POR_PEDACO) {
      const pedaco = pagina.slice(i, i + POR_PEDACO);
      yield antes + pedaco.map((item) => JSON.stringify(item)).join(',');
      antes = ',';
    }
  }
  yield antes === '[' ? '[]' : ']';
}

const emFluxo = (valor: unknown): valor is AsyncIterable<unknown[]> =>
  typeof valor === 'object' && valor !== null && Symbol.asyncIterator in valor;
