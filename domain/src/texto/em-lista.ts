/** 'a, b e c'. By hand: loading the browser's language data for it would cost a cheap phone some 60 ms at its start. */
export function emLista(itens: readonly string[], elo: 'e' | 'ou' = 'e'): string {
  const ultimo = itens.at(-1) ?? '';
  return itens.length < 2 ? ultimo : `${itens.slice(0, -1).join(', ')} ${elo} ${ultimo}`;
}
