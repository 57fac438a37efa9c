import { semAcento } from '../texto/sem-acento';
import type { ProdutoDaDose } from './caso';
import type { Petiscos } from './dose';

type Exata = { kcal: number; gramas: number };

/** A tenth of the day, taken off the food; none where they would undo what the food is for. */
export function petiscosDo(produto: ProdutoDaDose, { kcal, gramas }: Exata): Petiscos {
  const { tipo_calculadora, sub_categoria, outras_necessidades, nome } = produto;
  const hipoalergenica = semAcento(`${outras_necessidades ?? ''} ${nome}`).includes('hipoalerg');
  if (tipo_calculadora === 'recuperacao' || hipoalergenica) return { regra: 'nenhum', kcal: null, gramas: null };
  if (sub_categoria === 'Vet Care') return { regra: 'liberados', kcal: null, gramas: null };
  return { regra: 'um_decimo', kcal: Math.round(kcal / 10), gramas: Math.round(gramas / 10) };
}

export function textoDosPetiscos({ regra, kcal, gramas }: Petiscos): string {
  if (regra === 'nenhum') return 'Sem petiscos.';
  if (regra === 'liberados') return 'Só os liberados pelo veterinário.';
  return `Até 10 % (${kcal} kcal); se der, tire ${gramas} g.`;
}
