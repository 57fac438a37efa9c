import { expect, test } from 'vitest';
import { avisoDoNode } from './vida-do-node';

test.each([
  ['20.20.2', '2026-03-30', undefined],
  [
    '20.20.2',
    '2026-04-01',
    'O Node 20 deixa de receber correções de segurança (fim em 2026-04-30): passe para o Node 24',
  ],
  [
    '20.20.2',
    '2026-04-30',
    'O Node 20 deixa de receber correções de segurança (fim em 2026-04-30): passe para o Node 24',
  ],
  ['20.20.2', '2026-05-01', 'O Node 20 já não recebe correções de segurança (fim em 2026-04-30): passe para o Node 24'],
  ['22.1.0', '2026-05-01', undefined],
  ['23.0.0', '2026-05-01', 'O Node 23 já não recebe correções de segurança (fim em 2025-06-01): passe para o Node 24'],
  ['24.11.1', '2028-03-01', undefined],
  ['26.0.0', '2030-01-01', undefined],
])('o Node %s em %s: %s', (versao, dia, aviso) => {
  expect(avisoDoNode(versao, new Date(`${dia}T12:00:00Z`))).toBe(aviso);
});
