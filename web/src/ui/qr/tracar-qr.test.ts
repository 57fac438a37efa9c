import { expect, test } from 'vitest';
import { tracar } from './tracar-qr';

test('cada sequência escura de uma linha é um retângulo', () => {
  expect(tracar([1, 1, 0, 0, 1, 0, 1, 1, 1], 3)).toBe('M0 0h2v1H0zM1 1h1v1H1zM0 2h3v1H0z');
});
