import { expect, test } from 'vitest';
import { contraste } from './contraste';
import { PARES } from './pares';

const cores = Object.values(
  import.meta.glob<string>('../ui/cores.css', { query: '?raw', import: 'default', eager: true }),
)[0];
const cor = (variavel: string) => cores?.match(new RegExp(`${variavel}: (#\\w+);`))?.[1] ?? '';

test.each([
  ['#000', '#ffffff', 21],
  ['#fff', '#fff', 1],
  ['#777777', '#ffffff', 4.48],
])('%s sobre %s: %d', (uma, outra, quanto) => {
  expect(contraste(uma, outra)).toBeCloseTo(quanto, 2);
  expect(contraste(outra, uma)).toBeCloseTo(quanto, 2);
});

test.each(PARES)('$nome se lê: $frente sobre $fundo', ({ frente, fundo, minimo }) => {
  expect(contraste(cor(frente), cor(fundo))).toBeGreaterThanOrEqual(minimo);
});
