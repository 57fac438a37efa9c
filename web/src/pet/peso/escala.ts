import type { DataIso } from '@indica-bem/domain/brasil/datas';
import type { FaixaDePeso } from '@indica-bem/domain/pet/meta';
import type { Pesagem } from '@indica-bem/domain/pet/peso';

export type Area = { largura: number; altura: number };
export type Escala = {
  x: (dia: DataIso) => number;
  y: (peso: number) => number;
  /** kg, from below to above. */
  marcas: number[];
};

const MARGEM = { esquerda: 44, direita: 14, cima: 16, baixo: 30 };
const PASSOS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const LINHAS = 4;

const numeroDoDia = (dia: DataIso) => Date.parse(`${dia}T00:00:00Z`) / 86_400_000;

/** Days from left to right, kilograms upwards between round marks; a goal is always in sight. */
export function escalaDoPeso(serie: readonly Pesagem[], meta: FaixaDePeso | null, area: Area): Escala {
  const dias = serie.map(({ dia }) => numeroDoDia(dia));
  const pesos = [...serie.map(({ peso }) => peso), ...(meta ? [meta.minimo, meta.maximo] : [])];
  const [primeiro, ultimo] = [Math.min(...dias), Math.max(...dias)];
  const marcas = marcasEntre(Math.min(...pesos), Math.max(...pesos));
  const [baixo = 0, alto = 1] = [marcas[0], marcas.at(-1)];
  const largo = area.largura - MARGEM.esquerda - MARGEM.direita;
  const util = area.altura - MARGEM.cima - MARGEM.baixo;
  return {
    // One day alone stands in the middle.
    x: (dia) =>
      MARGEM.esquerda + largo * (ultimo === primeiro ? 0.5 : (numeroDoDia(dia) - primeiro) / (ultimo - primeiro)),
    y: (peso) => MARGEM.cima + util * (1 - (peso - baixo) / (alto - baixo)),
    marcas,
  };
}

/** Round numbers that take in both, at most five, at least two. */
export function marcasEntre(minimo: number, maximo: number): number[] {
  const folga = Math.max(maximo - minimo, minimo * 0.04, 0.1);
  const passo = PASSOS.find((tamanho) => folga / tamanho <= LINHAS - 1) ?? 100;
  const de = Math.floor((minimo - folga * 0.08) / passo);
  const ate = Math.max(Math.ceil((maximo + folga * 0.08) / passo), de + 1);
  return Array.from({ length: ate - de + 1 }, (_, n) => Math.max(0, Math.round((de + n) * passo * 100) / 100));
}
