import { beforeEach, expect, test } from 'vitest';
import { lembrarRef, refLembrada } from './ref';

beforeEach(() => sessionStorage.clear());

test('o ref do endereço espera pelo cadastro', () => {
  expect(refLembrada()).toBeNull();
  lembrarRef('feira_2026-03');
  expect(refLembrada()).toBe('feira_2026-03');
});

test.each(['', 'a b', 'a'.repeat(41), '=1+1', 'ação'])('"%s" não se guarda', (ref) => {
  lembrarRef(ref);
  expect(refLembrada()).toBeNull();
});
