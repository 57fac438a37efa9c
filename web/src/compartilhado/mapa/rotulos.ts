/** In pixels of the window of the map. */
export type Caixa = { esquerda: number; topo: number; largura: number; altura: number };

/** `lugares`: where the middle of the name may stand, the best first. `sempre`: over something rather than not at all. */
export type Rotulo = { nome: string; lugares: readonly { x: number; y: number }[]; sempre: boolean };

export type RotuloPosto = { nome: string; x: number; y: number };

const ALTURA = 20;
/** About the width of a letter, and some air. */
const LETRA = 8;
const FOLGA = 10;

/** Names in the order given, each whole inside the window and where it covers neither a mark nor another name. */
export function porRotulos(rotulos: readonly Rotulo[], ocupadas: readonly Caixa[], janela: Caixa): RotuloPosto[] {
  const cheias = [...ocupadas];
  return rotulos.flatMap(({ nome, lugares, sempre }) => {
    const inteiros = lugares.filter((lugar) => cabe(caixaDe(nome, lugar), janela));
    const livre = inteiros.find((lugar) => !cheias.some((caixa) => cruzam(caixa, caixaDe(nome, lugar))));
    const lugar = livre ?? (sempre ? inteiros[0] : undefined);
    if (!lugar) return [];
    cheias.push(caixaDe(nome, lugar));
    return [{ nome, x: lugar.x, y: lugar.y }];
  });
}

function caixaDe(nome: string, { x, y }: { x: number; y: number }): Caixa {
  const largura = nome.length * LETRA + FOLGA;
  return { esquerda: x - largura / 2, topo: y - ALTURA / 2, largura, altura: ALTURA };
}

const cabe = (dentro: Caixa, fora: Caixa) =>
  dentro.esquerda >= fora.esquerda &&
  dentro.topo >= fora.topo &&
  dentro.esquerda + dentro.largura <= fora.esquerda + fora.largura &&
  dentro.topo + dentro.altura <= fora.topo + fora.altura;

const cruzam = (a: Caixa, b: Caixa) =>
  a.esquerda < b.esquerda + b.largura &&
  b.esquerda < a.esquerda + a.largura &&
  a.topo < b.topo + b.altura &&
  b.topo < a.topo + a.altura;
