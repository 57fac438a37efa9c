import { beforeEach, expect, test } from 'vitest';
import { lembrarDestino, tomarDestino } from './depois';

beforeEach(() => sessionStorage.clear());

test('o destino lembrado é tomado uma vez só', () => {
  lembrarDestino('/cupom?pagina=2');
  expect(tomarDestino()).toBe('/cupom?pagina=2');
  expect(tomarDestino()).toBeNull();
});

test('uma tela de passagem não toma o lugar do destino', () => {
  lembrarDestino('/pet');
  lembrarDestino('/privacidade');
  expect(tomarDestino()).toBe('/pet');
});

test.each(['//mal.example.com', 'https://mal.example.com', ''])('"%s" não é um lugar do aplicativo', (caminho) => {
  lembrarDestino(caminho);
  expect(tomarDestino()).toBeNull();
});
