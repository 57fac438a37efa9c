import { expect, test } from 'vitest';
import { uuid } from './uuid';

test('é um UUID versão 4, outro a cada vez', () => {
  const varios = Array.from({ length: 200 }, uuid);
  for (const um of varios) expect(um).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(varios).size).toBe(varios.length);
});
