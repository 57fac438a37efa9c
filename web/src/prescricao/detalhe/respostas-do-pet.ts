import { atividadeDa } from '@indica-bem/domain/dose/adulto';
import { type Caso, ROTULO_DA_FASE } from '@indica-bem/domain/dose/caso';
import { nomeDoEcc } from '@indica-bem/domain/dose/ecc';
import { CONDICOES_CORPORAIS, nivelDeAtividade } from '@indica-bem/domain/dose/formula-1';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { Especie } from '@indica-bem/domain/produto/regras';

type Resposta = readonly [nome: string, valor: string | null];

/** What was answered about the animal when the amount was asked for, in words. */
export function respostasDoPet({ calculo, sem_dose, product }: Prescricao): Resposta[] {
  const caso = calculo?.caso ?? sem_dose?.caso;
  const especie = product?.especie ?? 'cao';
  if (caso) return daFormula2(caso, especie);
  if (!calculo) return [];
  return [
    ['Condição corporal', condicaoDe(calculo)],
    ['Atividade', nivelDeAtividade(especie, calculo)?.rotulo ?? null],
  ];
}

function daFormula2({ fase, ecc, atividade }: Caso, especie: Especie): Resposta[] {
  return [
    ['Fase', ROTULO_DA_FASE[fase]],
    ['Condição corporal', ecc ? nomeDoEcc(ecc) : null],
    ['Atividade', atividadeDa(especie, atividade)?.rotulo ?? null],
  ];
}

/** Recovery ignores the body condition: what was chosen there says nothing. */
function condicaoDe(calculo: NonNullable<Prescricao['calculo']>): string | null {
  if (calculo.tipo === 'recuperacao') return null;
  return CONDICOES_CORPORAIS.find(({ fator }) => fator === calculo.ecc)?.rotulo ?? null;
}
