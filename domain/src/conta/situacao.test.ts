import { expect, test } from 'vitest';
import { situacaoDaConta } from './situacao';

test.each([
  [{ suspensa: true, temSenha: true, temProvedor: true }, 'suspensa'],
  [{ suspensa: true, temSenha: false, temProvedor: false }, 'suspensa'],
  [{ suspensa: false, temSenha: false, temProvedor: false }, 'convidada'],
  [{ suspensa: false, temSenha: true, temProvedor: false }, 'ativa'],
  [{ suspensa: false, temSenha: false, temProvedor: true }, 'ativa'],
])('%j: %s', (conta, situacao) => {
  expect(situacaoDaConta(conta)).toBe(situacao);
});
