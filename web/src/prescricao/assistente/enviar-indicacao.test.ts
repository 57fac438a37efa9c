import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { expect, test } from 'vitest';
import { mesmaIndicacao, type NovaIndicacao } from './enviar-indicacao';

const FEITA = {
  id_produto: 7,
  telefone: '(15) 99999-0000',
  email: 'ana@example.com',
  peso_pet: 10,
  calculo: { gramas: 118 },
  anotacoes: 'Com água',
} as Prescricao;
const NOVA = {
  id_produto: 7,
  telefone: '15999990000',
  email: 'Ana@example.com',
  peso_pet: 10,
  gramas_vistas: 118,
  anotacoes: 'Com água',
} as NovaIndicacao;

test('a mesma, enviada de novo depois de uma resposta perdida, é reconhecida', () => {
  expect(mesmaIndicacao(FEITA, NOVA)).toBe(true);
  const semDose = { ...FEITA, calculo: null, anotacoes: null };
  expect(mesmaIndicacao(semDose, { ...NOVA, gramas_vistas: null, anotacoes: '' } as NovaIndicacao)).toBe(true);
});

test.each<[string, object]>([
  ['outro produto', { id_produto: 8 }],
  ['outro peso', { peso_pet: 12 }],
  ['outra condição ou atividade, e com ela outra quantidade', { gramas_vistas: 96 }],
  ['outra anotação', { anotacoes: 'Sem água' }],
])('com %s já não é a mesma', (_, mudanca) => {
  expect(mesmaIndicacao(FEITA, { ...NOVA, ...mudanca } as NovaIndicacao)).toBe(false);
});
