import { expect, test } from 'vitest';
import { MARCA } from '../marca';
import { centroDaCidade, cidadeDoCep, cidadePeloNome } from './cidades';
import { distanciaKm, RAIO_KM } from './distancia';

test.each([
  ['18000-000', 'Sorocaba'],
  ['18047-001', 'Sorocaba'],
  ['18109-999', 'Sorocaba'],
  ['18110-000', 'Votorantim'],
  ['18119999', 'Votorantim'],
  ['17999-999', null],
  ['18120-000', null],
  ['01310-100', null],
  ['18047', null],
  ['', null],
])('o CEP %j fica em %j', (cep, cidade) => {
  expect(cidadeDoCep(cep)).toBe(cidade);
});

test('a cidade é achada pelo nome, em qualquer caixa', () => {
  expect(cidadePeloNome('votorantim')).toBe('Votorantim');
  expect(cidadePeloNome(' SOROCABA ')).toBe('Sorocaba');
  expect(cidadePeloNome('Itu')).toBeNull();
  expect(cidadePeloNome('')).toBeNull();
});

test('do centro de cada cidade, o raio da busca alcança as outras', () => {
  for (const uma of MARCA.cidades) {
    for (const outra of MARCA.cidades) {
      expect(distanciaKm(centroDaCidade(uma), centroDaCidade(outra))).toBeLessThan(RAIO_KM);
    }
  }
});
