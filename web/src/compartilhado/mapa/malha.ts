/** Latitude, longitude. */
export type Linha = [number, number][];

/** A border: steps on a grid, the first from its corner. Each is written once, however many places it parts. */
type Arco = number[];

/** Borders in their order; one walked backwards is `~n`. */
type Anel = number[];

/** What scripts/malha.mjs writes: the states of the country, or the municipalities of a state. */
export type ArquivoDaMalha = {
  /** Steps to a degree. */
  passos: number;
  arcos: Arco[];
  /** Of all of it; none for the country, whose states stand each by itself. */
  contorno: Anel[];
  /** Name, where it is written (on the grid), limits. */
  lugares: [nome: string, x: number, y: number, aneis: Anel[]][];
};

export type LugarDaMalha = { nome: string; centro: [number, number]; aneis: Linha[] };

/** `linhas`: every border, once. */
export type Malha = { contorno: Linha[]; lugares: LugarDaMalha[]; linhas: Linha[] };

export function lerMalha({ passos, arcos, contorno, lugares }: ArquivoDaMalha): Malha {
  const linhas = arcos.map((arco) => emGraus(arco, passos));
  const juntar = (anel: Anel): Linha =>
    anel.flatMap((n, i) => {
      const linha = n < 0 ? (linhas[~n] ?? []).toReversed() : (linhas[n] ?? []);
      // The first point of a border is the last of the one before.
      return i === 0 ? linha : linha.slice(1);
    });
  return {
    contorno: contorno.map(juntar),
    lugares: lugares.map(([nome, x, y, aneis]) => ({
      nome,
      centro: [y / passos, x / passos],
      aneis: aneis.map(juntar),
    })),
    linhas,
  };
}

function emGraus(arco: Arco, passos: number): Linha {
  const linha: Linha = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < arco.length; i += 2) {
    x += arco[i] ?? 0;
    y += arco[i + 1] ?? 0;
    linha.push([y / passos, x / passos]);
  }
  return linha;
}
