import { expect, test } from 'vitest';
import { nomeDoArquivo, periodoDosMeses } from './tipos';

test.each([
  ['2026-01-01', '2026-02-01', '2026-01-01', '2026-02-28'],
  ['2024-02-10', '2024-02-15', '2024-02-01', '2024-02-29'],
  ['2025-12-01', '2025-12-01', '2025-12-01', '2025-12-31'],
  ['0001-01-01', '9999-11-01', '0001-01-01', '9999-11-30'],
])('de %s a %s são os meses inteiros, de %s a %s', (inicio, fim, de, ate) => {
  expect(periodoDosMeses(inicio, fim)).toEqual({ de, ate });
});

test.each([
  ['2', undefined, 'relatorio-prescricoes.csv'],
  ['7', undefined, 'relatorio-prescricoes.csv'],
  ['10', undefined, 'relatorio-estornos.csv'],
  ['8', 'veterinario', 'relatorio-jornada-completa.csv'],
  ['9', 'prescriber', 'relatorio-prescritores.csv'],
  ['9', 'tutor', 'relatorio-tutores.csv'],
  ['9', 'shopkeeper', 'relatorio-lojistas.csv'],
] as const)('o tipo %s com perfil %s se chama %s', (tipo, perfil, nome) => {
  expect(nomeDoArquivo(tipo, perfil)).toBe(nome);
});
