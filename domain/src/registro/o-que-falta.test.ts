import { expect, test } from 'vitest';
import { oQueFalta } from './o-que-falta';

const contas = (prometido: [number, number], entregue: [number, number]) => ({
  prometido: { kg: prometido[0], cadeiras: prometido[1] },
  entregue: { kg: entregue[0], cadeiras: entregue[1] },
  falta: { kg: Math.max(0, prometido[0] - entregue[0]), cadeiras: Math.max(0, prometido[1] - entregue[1]) },
});

test.each([
  [[0, 0], [0, 0], 'O primeiro quilo está a caminho: ele aparece aqui quando um cupom for validado.'],
  [[12, 0], [0, 0], 'A primeira entrega ainda vai acontecer: quando for feita, aparece aqui.'],
  // A wheelchair is a delivery too.
  [[12, 0], [0, 1], 'Ainda falta entregar 12 kg.'],
  [[1284, 2], [1000.5, 1], 'Ainda falta entregar 283,5 kg e 1 cadeira de rodas.'],
  [[1284, 2], [1000, 2], 'Ainda falta entregar 284 kg.'],
  [[1284, 2], [1284, 0], 'Toda a ração foi entregue. Falta entregar 2 cadeiras de rodas.'],
  [[100, 0], [100, 0], 'Tudo o que foi prometido já foi entregue.'],
  [[100, 0], [120.5, 1], 'Tudo o que foi prometido já foi entregue, com 20,5 kg adiantados.'],
  [[100, 0], [101, 0], 'Tudo o que foi prometido já foi entregue, com 1 kg adiantado.'],
] as const)('prometido %j, entregue %j: %s', (prometido, entregue, frase) => {
  expect(oQueFalta(contas([...prometido], [...entregue]))).toBe(frase);
});
