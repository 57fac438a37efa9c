import { expect, test } from 'vitest';
import { centroDaCidade } from './cidades';
import { type LojaDoPrefixo, lugarDoCep } from './lugar-do-cep';

const loja = (bairro: string, latitude: number, longitude = -47.46): LojaDoPrefixo => ({ bairro, latitude, longitude });
const CENTRO = { ...centroDaCidade('Sorocaba'), bairro: null, cidade: 'Sorocaba' };

test('mede do meio das lojas do bairro', () => {
  const { latitude, ...resto } = lugarDoCep('Sorocaba', [loja('Campolim', -23.52), loja('CAMPOLIM ', -23.54)]);
  expect(resto).toEqual({ longitude: -47.46, bairro: 'Campolim', cidade: 'Sorocaba' });
  expect(latitude).toBeCloseTo(-23.53, 9);
});

test('com dois bairros vale o de mais lojas, sem o outro no meio', () => {
  const lojas = [loja('Vila Hortência', -23.49), loja('Campolim', -23.53), loja('Campolim', -23.53)];
  expect(lugarDoCep('Sorocaba', lojas)).toMatchObject({ bairro: 'Campolim', latitude: -23.53 });
});

test.each<[string, LojaDoPrefixo[]]>([
  ['sem loja', []],
  ['com dois bairros por igual', [loja('Campolim', -23.53), loja('Vila Hortência', -23.49)]],
  ['com a loja em outra cidade', [loja('Campolim', -22.9)]],
  ['com a loja sem bairro', [loja(' ', -23.53)]],
])('%s, mede do centro da cidade', (_, lojas) => {
  expect(lugarDoCep('Sorocaba', lojas)).toEqual(CENTRO);
});
