import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { expect, test } from 'vitest';
import { respostasDoPet } from './respostas-do-pet';

test.each([
  [null, 'Baixa atividade'],
  ['castrado_baixa', 'Castrado, com baixa atividade'],
])('com a chave %s, o fator que dois níveis têm é %s, como em "Como calculamos"', (atividade_chave, rotulo) => {
  const calculo = { tipo: 'comum', ecc: 1, atividade: 95, atividade_chave };
  const prescricao = { calculo, sem_dose: null, product: { especie: 'cao' } } as unknown as Prescricao;
  expect(respostasDoPet(prescricao)).toContainEqual(['Atividade', rotulo]);
});
