import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import { porExtenso, quandoSera } from '@indica-bem/domain/evento/calendario';
import type { Reposicao } from '@indica-bem/domain/reposicao/contrato';

type Racao = NonNullable<Reposicao['racao']>;

const nomeDoPet = ({ pet, pet_nome }: Pick<Reposicao, 'pet' | 'pet_nome'>): string | null => pet?.nome ?? pet_nome;

/** "A ração de Thor acaba em 5 dias". */
export function tituloDaRacao(reposicao: Pick<Reposicao, 'pet' | 'pet_nome'>, { fim, situacao }: Racao, hoje: string) {
  const pet = nomeDoPet(reposicao);
  const racao = pet ? `A ração de ${pet}` : 'A ração';
  if (situacao === 'acabou' || situacao === 'passada') return `${racao} deve ter acabado`;
  return `${racao} acaba ${quandoSera(fim, hoje) ?? `em ${isoParaBr(fim)}`}`;
}

/** "até sexta-feira, 29 de maio de 2026": it is an estimate, and says so. */
export const diaDoFim = ({ fim }: Racao): string => `Por volta de ${porExtenso(fim)}`;

export const contaDaRacao = ({ peso, gramas, comprado_em }: Racao): string =>
  `Pacote de ${formatarPeso(peso)}, ${gramas} g por dia, desde ${isoParaBr(comprado_em)}`;
