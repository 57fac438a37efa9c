import { expect, test } from 'vitest';
import { erroDaDataDaEntrega, erroDaQuantidade, errosDaEntrega, type TipoDeEntrega } from './regras';

test.each<[TipoDeEntrega, number | null, string | null]>([
  ['racao', 0.1, null],
  ['racao', 120.5, null],
  ['racao', 1_000.3, null],
  ['racao', 50_000, null],
  ['racao', null, 'Informe os quilos, por exemplo 120,5'],
  ['racao', Number.NaN, 'Informe os quilos, por exemplo 120,5'],
  ['racao', 0, 'Informe um número maior que zero'],
  ['racao', 0.05, 'Use no máximo uma casa decimal'],
  ['racao', 50_000.1, 'O máximo de uma entrega é 50.000'],
  ['cadeira', 3, null],
  ['cadeira', null, 'Informe quantas cadeiras'],
  ['cadeira', 1.5, 'Informe um número inteiro de cadeiras'],
  ['cadeira', 501, 'O máximo de uma entrega é 500'],
])('de %s, %s: %s', (tipo, quantidade, erro) => {
  expect(erroDaQuantidade(tipo, quantidade)).toBe(erro);
});

test.each([
  ['2026-03-10', null],
  ['2020-01-01', null],
  ['2026-03-11', 'A entrega ainda não aconteceu: informe até a data de hoje'],
  ['2019-12-31', 'Informe uma data desde 01/01/2020'],
])('em %s: %s', (data, erro) => {
  expect(erroDaDataDaEntrega(data, '2026-03-10')).toBe(erro);
});

test('uma foto pede a descrição; sem foto, não', () => {
  const entrega = { tipo: 'racao', quantidade: 10, data: '2026-03-10', foto_descricao: null } as const;
  const hoje = '2026-03-10';
  expect(errosDaEntrega(entrega, { hoje, temFoto: false })).toEqual({});
  expect(Object.keys(errosDaEntrega(entrega, { hoje, temFoto: true }))).toEqual(['foto_descricao']);
  expect(errosDaEntrega({ ...entrega, foto_descricao: 'Sacos de ração' }, { hoje, temFoto: true })).toEqual({});
});
