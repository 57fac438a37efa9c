/** A store as it falls on the map, in pixels of the whole world at one zoom: moving the map changes nothing. */
export type PontoNaTela = { id: number; x: number; y: number; desconto: number };

export type Grupo = { ids: number[]; x: number; y: number; desconto: number };

/**
 * Stores closer to each other than `lado` become one mark, with the best of their discounts. Each takes in what is left
 * around it, the best discount first; a grid of that side keeps the search among neighbours.
 */
export function agrupar(pontos: readonly PontoNaTela[], lado: number): Grupo[] {
  const emOrdem = pontos.toSorted((a, b) => b.desconto - a.desconto || a.id - b.id);
  const grade = new Map<string, PontoNaTela[]>();
  for (const ponto of emOrdem) {
    const nome = celula(ponto.x, ponto.y, lado);
    grade.set(nome, [...(grade.get(nome) ?? []), ponto]);
  }
  const postos = new Set<number>();
  return emOrdem.flatMap((centro) => {
    if (postos.has(centro.id)) return [];
    const juntos = vizinhas(centro, lado)
      .flatMap((nome) => grade.get(nome) ?? [])
      .filter(({ id, x, y }) => !postos.has(id) && Math.hypot(x - centro.x, y - centro.y) < lado);
    for (const { id } of juntos) postos.add(id);
    const ids = juntos.map(({ id }) => id).sort((a, b) => a - b);
    const meio = (eixo: 'x' | 'y') => juntos.reduce((soma, ponto) => soma + ponto[eixo], 0) / juntos.length;
    return [{ ids, x: meio('x'), y: meio('y'), desconto: centro.desconto }];
  });
}

const celula = (x: number, y: number, lado: number) => `${Math.floor(x / lado)} ${Math.floor(y / lado)}`;

const PASSOS = [-1, 0, 1];

const vizinhas = ({ x, y }: PontoNaTela, lado: number) =>
  PASSOS.flatMap((dx) => PASSOS.map((dy) => celula(x + dx * lado, y + dy * lado, lado)));
