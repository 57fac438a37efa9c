import type { Especie } from '../produto/regras';
import { type Energia, elevado, kcal, kg } from './energia';
import { pesoIdeal } from './peso-ideal';

const EXPOENTE_DO_ADULTO: Record<Especie, number> = { cao: 0.75, gatos: 0.67 };

interface Atividade {
  chave: string;
  rotulo: string;
  /** kcal for each kg ^ exponent; null: more than the tables know. */
  fator: number | null;
  /** Factors between which it is usually right. */
  faixa: readonly [minimo: number, maximo: number];
}

export const ATIVIDADES: Record<Especie, readonly Atividade[]> = {
  cao: [
    { chave: 'baixa', rotulo: 'Baixa (menos de 1 h por dia)', fator: 95, faixa: [80, 120] },
    { chave: 'moderada', rotulo: 'Moderada (1 a 3 h por dia)', fator: 110, faixa: [95, 130] },
    { chave: 'ativo', rotulo: 'Alta (1 a 3 h intensas por dia)', fator: 130, faixa: [125, 140] },
    { chave: 'trabalho', rotulo: 'Trabalho (mais de 3 h por dia)', fator: null, faixa: [0, 0] },
  ],
  gatos: [
    { chave: 'baixa', rotulo: 'Castrado ou só dentro de casa', fator: 75, faixa: [52, 75] },
    { chave: 'ativo', rotulo: 'Ativo', fator: 100, faixa: [75, 100] },
  ],
};

/** Said beside the question; nobody is asked for an adult's age. */
export const ATIVIDADE_DOS_IDOSOS = 'Com mais de 7 anos, sugerimos a atividade baixa.';

export const atividadeDa = (especie: Especie, chave: string | null | undefined): Atividade | undefined =>
  ATIVIDADES[especie].find((atividade) => atividade.chave === chave);

/** Factor × weight ^ exponent. Who is too heavy is fed by the ideal weight, and never more than that. */
export function energiaDoAdulto(
  especie: Especie,
  peso: number,
  ecc: number,
  { fator, faixa: [menor, maior] }: { fator: number; faixa: Atividade['faixa'] },
): Energia {
  const expoente = EXPOENTE_DO_ADULTO[especie];
  const com = (quanto: number, quilos: number) => quanto * quilos ** expoente;
  const ideal = pesoIdeal(peso, ecc);
  const dose = com(fator, ideal.maximo);
  const acima = ideal.maximo < peso;
  return {
    minimo: acima ? com(fator, ideal.minimo) : com(menor, peso),
    dose,
    maximo: acima || maior === fator ? null : com(maior, peso),
    pesoUsado: ideal.maximo,
    expoente,
    contas: [
      ...(acima ? [{ rotulo: 'Peso ideal estimado', conta: ideal.conta, valor: kg(ideal.maximo) }] : []),
      { rotulo: 'Energia por dia', conta: `${fator} × ${elevado(ideal.maximo, expoente)}`, valor: kcal(dose) },
    ],
  };
}
