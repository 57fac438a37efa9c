import type { Especie } from '../produto/regras';
import { type Conta, type Energia, elevado, kcal, numero } from './energia';

export const SEMANAS_DE_GESTACAO = 9;
/** What the milk of each week takes. */
const LEITE: Record<Especie, readonly number[]> = {
  cao: [0.75, 0.95, 1.1, 1.2],
  gatos: [0.9, 0.9, 1.2, 1.2, 1.1, 1, 0.8],
};
export const semanasDeLactacao = (especie: Especie): number => LEITE[especie].length;
/** More pups than these are reckoned as these: the figure is then the least she needs. */
export const NINHADA_DA_TABELA = 8;
const EXPOENTE: Record<Especie, number> = { cao: 0.75, gatos: 0.67 };

/** `peso`: before mating. */
export function energiaDaGestacao(especie: Especie, peso: number, semana: number): Energia {
  const fator = especie === 'cao' ? 132 : 140;
  // A bitch needs more from the fifth week on.
  const extra = especie === 'cao' && semana >= 5 ? 26 : 0;
  const dose = fator * peso ** EXPOENTE[especie] + extra * peso;
  const conta = `${fator} × ${elevado(peso, EXPOENTE[especie])}${extra ? ` + ${extra} × ${numero(peso)}` : ''}`;
  return daMae(especie, peso, dose, [{ rotulo: `Energia por dia, ${semana}ª semana`, conta, valor: kcal(dose) }]);
}

/** `peso`: before mating. */
export function energiaDaLactacao(
  especie: Especie,
  peso: number,
  { ninhada, semana }: { ninhada: number; semana: number },
): Energia {
  const leite = LEITE[especie][semana - 1] ?? 0;
  const manutencao = (especie === 'cao' ? 145 : 100) * peso ** EXPOENTE[especie];
  const porKg = especie === 'cao' ? daNinhadaDeCaes(ninhada) : daNinhadaDeGatos(ninhada);
  const doLeite = porKg * peso * leite;
  const dose = manutencao + doLeite;
  return daMae(especie, peso, dose, [
    {
      rotulo: 'Para a mãe',
      conta: `${especie === 'cao' ? 145 : 100} × ${elevado(peso, EXPOENTE[especie])}`,
      valor: kcal(manutencao),
    },
    {
      rotulo: `Para o leite, ${semana}ª semana`,
      conta: `${porKg} × ${numero(peso)} × ${numero(leite)}`,
      valor: kcal(doLeite),
    },
    { rotulo: 'Energia por dia', valor: kcal(dose) },
  ]);
}

function daNinhadaDeCaes(filhotes: number): number {
  const contados = Math.min(filhotes, NINHADA_DA_TABELA);
  return 24 * Math.min(contados, 4) + 12 * Math.max(contados - 4, 0);
}

function daNinhadaDeGatos(filhotes: number): number {
  if (filhotes < 3) return 18;
  return filhotes <= 4 ? 60 : 70;
}

/** The least she needs: there is no range to move it in. */
function daMae(especie: Especie, peso: number, dose: number, contas: Conta[]): Energia {
  return { minimo: null, dose, maximo: null, pesoUsado: peso, expoente: EXPOENTE[especie], contas };
}
