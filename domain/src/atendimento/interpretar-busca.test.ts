import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interpretarBusca, type Procurado } from './interpretar-busca';

const NADA: Procurado = { emails: [], numeros: [], cnpjs: [], codigos: [], palavras: [], notas: [] };

test.each<[string, Partial<Procurado>]>([
  ['bcdf-2345', { codigos: ['BCDF2345'] }],
  ['Código: BCDF 2345, por favor', { codigos: ['BCDF2345'], palavras: ['favor'] }],
  ['o cupom é CPM7-KXR4-29', { codigos: ['CPM7KXR429'] }],
  ['CPM7-KX', { codigos: ['CPM7KX'] }],
  ['CUPOM10', { codigos: ['CUPOM10'] }],
  ['529.982.247-25', { numeros: ['52998224725'] }],
  ['CPF 529.982.247-25 da Maria', { numeros: ['52998224725'], palavras: ['maria'] }],
  ['529.982', { numeros: ['529982'] }],
  ['11.222.333/0001-81', { numeros: ['11222333000181'] }],
  ['12.ABC.345/01DE-35', { cnpjs: ['12ABC34501DE35'] }],
  ['+55 (15) 99876-5432', { numeros: ['15998765432'] }],
  ['15 99876 5432', { numeros: ['15998765432'] }],
  ['Ana.Souza@Example.com', { emails: ['ana.souza@example.com'] }],
  ['e-mail <ana@exa', { emails: ['ana@exa'] }],
  ['Maria José da Conceição', { palavras: ['maria', 'jose', 'conceicao'] }],
  ['Maria 99876', { numeros: ['99876'], palavras: ['maria'] }],
  [
    'NFC-e 3526 1112 ABC3 4501 DE35 6500 1000 0123 4518 7654 3215',
    { notas: ['35261112ABC34501DE35650010000123451876543215'] },
  ],
  ['', {}],
  ['   ', {}],
  ['@', {}],
  ['12', {}],
])('%s', (texto, esperado) => {
  const { codigos, ...outros } = interpretarBusca(texto);
  expect({ ...NADA, ...outros }).toEqual({ ...NADA, ...esperado, codigos: [] });
  expect(codigos).toEqual(expect.arrayContaining(esperado.codigos ?? []));
});

test('qualquer texto é entendido, e nada passa de poucos termos', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: 'grapheme' }), (texto) => {
      for (const lista of Object.values(interpretarBusca(texto))) expect(lista.length).toBeLessThanOrEqual(4);
    }),
  );
});
