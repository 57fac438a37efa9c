/** A measure of the body at the three scores that are drawn by hand: 1 (emaciated), 5 (ideal) and 9 (obese). */
export type Medida = readonly [magro: number, ideal: number, gordo: number];
/** Where the body's edge stands at `x`, by score. */
export type Linha = readonly [x: number, ...y: Medida];
export type Ponto = readonly [x: number, y: number];

/** The scores in between are between the drawings, in even steps. */
export function medida(ecc: number, [magro, ideal, gordo]: Medida): number {
  const passo = (ecc - 5) / 4;
  return passo < 0 ? ideal + passo * (ideal - magro) : ideal + passo * (gordo - ideal);
}

export function pontos(ecc: number, linhas: readonly Linha[]): Ponto[] {
  return linhas.map(([x, ...y]) => [x, medida(ecc, y)]);
}

/** A closed line that goes smoothly through its points (Catmull–Rom, written as Bézier curves). */
export function contorno(por: readonly Ponto[]): string {
  const em = (i: number) => por[(i + por.length) % por.length] as Ponto;
  const curvas = por.map((_, i) => {
    const [antes, de, ate, depois] = [em(i - 1), em(i), em(i + 1), em(i + 2)];
    return `C${par(de, antes, ate, 1)} ${par(ate, de, depois, -1)} ${escrito(ate)}`;
  });
  return `M${escrito(em(0))}${curvas.join('')}z`;
}

function par(de: Ponto, antes: Ponto, depois: Ponto, sentido: 1 | -1): string {
  return escrito([de[0] + (sentido * (depois[0] - antes[0])) / 6, de[1] + (sentido * (depois[1] - antes[1])) / 6]);
}

const escrito = ([x, y]: Ponto) => `${curto(x)} ${curto(y)}`;
const curto = (numero: number) => Number(numero.toFixed(1));
