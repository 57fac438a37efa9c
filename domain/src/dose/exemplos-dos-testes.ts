import { calcularDose, type ResultadoDaDose } from './calcular-dose';
import type { Caso, ProdutoDaDose } from './caso';
import type { Dose } from './dose';

// Foods of each kind, and formula 2 asked of them: what the tests beside share.

export const produto: ProdutoDaDose = {
  especie: 'cao',
  tipo_calculadora: 'comum',
  energia_metabolizavel: 3800,
  ciclo_de_vida: 'Adulto',
  porte: null,
  sub_categoria: 'Fresh Meat',
  nome: 'Ração',
  outras_necessidades: null,
};
export const gatos = { ...produto, especie: 'gatos' } as const;
export const filhote = { ...produto, ciclo_de_vida: 'Filhote' };
export const gatinho = { ...gatos, ciclo_de_vida: 'Filhote' };
export const obesidade = { ...produto, tipo_calculadora: 'obesidade', sub_categoria: 'Vet Care' } as const;
export const recuperacao = { ...produto, tipo_calculadora: 'recuperacao', sub_categoria: 'Vet Care' } as const;
export const meses = (valor: number) => ({ valor, unidade: 'meses' as const });
export const semanas = (valor: number) => ({ valor, unidade: 'semanas' as const });

export const resultado = (
  alimento: ProdutoDaDose,
  peso: number | null,
  caso: Caso | null,
  veterinario = false,
): ResultadoDaDose => calcularDose({ formula: 2, produto: alimento, peso, caso, veterinario });

export function dose(alimento: ProdutoDaDose, peso: number, caso: Caso, veterinario = false): Dose {
  const dita = resultado(alimento, peso, caso, veterinario);
  if (!('dose' in dita) || !dita.dose) throw new Error(JSON.stringify(dita));
  return dita.dose;
}
