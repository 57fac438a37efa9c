/** A store as it falls on the map, in pixels of the whole world at one zoom: moving the map changes nothing. */
export type PontoNaTela = { id: number; x: number; y: number; desconto: number };

export type Grupo = { ids: number[]; x: number; y: number; desconto: number };

/**
 * Stores closer to each other than `lado` become one mark, with the best of their discounts. Marks stand in the middle of
 * their stores, which may be near another's middle: they are joined until none is.
 */
export function agrupar(pontos: readonly PontoNaTela[], lado: number): Grupo[] {
  let grupos = pontos.map(({ id, ...ponto }): Grupo => ({ ids: [id], ...ponto }));
  for (let antes = Number.POSITIVE_INFINITY; grupos.length < antes; ) {
    antes = grupos.length;
    grupos = juntar(grupos, lado);
  }
  return grupos;
}

/** Each takes in what is left around it, the best discount first; a grid of that side keeps the search among neighbours. */
function juntar(grupos: readonly Grupo[], lado: number): Grupo[] {
  const emOrdem = grupos.toSorted((a, b) => b.desconto - a.desconto || (a.ids[0] ?? 0) - (b.ids[0] ?? 0));
  const grade = new Map<string, Grupo[]>();
  for (const grupo of emOrdem) {
    const nome = celula(grupo.x, grupo.y, lado);
    grade.set(nome, [...(grade.get(nome) ?? []), grupo]);
  }
  const postos = new Set<Grupo>();
  return emOrdem.flatMap((centro) => {
    if (postos.has(centro)) return [];
    const juntos = vizinhas(centro, lado)
      .flatMap((nome) => grade.get(nome) ?? [])
      .filter((outro) => !postos.has(outro) && Math.hypot(outro.x - centro.x, outro.y - centro.y) < lado);
    for (const grupo of juntos) postos.add(grupo);
    const ids = juntos.flatMap((grupo) => grupo.ids).sort((a, b) => a - b);
    const meio = (eixo: 'x' | 'y') =>
      juntos.reduce((soma, grupo) => soma + grupo[eixo] * grupo.ids.length, 0) / ids.length;
    return [{ ids, x: meio('x'), y: meio('y'), desconto: centro.desconto }];
  });
}

const celula = (x: number, y: number, lado: number) => `${Math.floor(x / lado)} ${Math.floor(y / lado)}`;

const PASSOS = [-1, 0, 1];

const vizinhas = ({ x, y }: Grupo, lado: number) =>
  PASSOS.flatMap((dx) => PASSOS.map((dy) => celula(x + dx * lado, y + dy * lado, lado)));
