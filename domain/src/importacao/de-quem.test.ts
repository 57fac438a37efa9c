import { expect, test } from 'vitest';
import { TIPOS_DE_IMPORTACAO } from './contrato';
import { tiposPara } from './de-quem';

test('as finanças mandam pagamentos e nada mais; a operação, todo o resto; o dono, tudo; os outros, nada', () => {
  expect(tiposPara('financeiro')).toEqual(['pagamentos']);
  expect([...tiposPara('operacao'), 'pagamentos'].sort()).toEqual([...TIPOS_DE_IMPORTACAO].sort());
  expect(tiposPara('dono')).toEqual(TIPOS_DE_IMPORTACAO);
  expect([tiposPara('atendimento'), tiposPara('leitura'), tiposPara(null)]).toEqual([[], [], []]);
});
