import { expect, test } from 'vitest';
import { mancheteDoMes, mesmosDiasAntes } from './manchete';

test.each([
  ['2026-11-16', '2026-10-01', '2026-10-16', false],
  ['2026-11-01', '2026-10-01', '2026-10-01', false],
  ['2026-03-31', '2026-02-01', '2026-02-28', true],
  ['2026-03-28', '2026-02-01', '2026-02-28', true],
  ['2026-03-27', '2026-02-01', '2026-02-27', false],
  ['2026-01-15', '2025-12-01', '2025-12-15', false],
  ['2024-03-29', '2024-02-01', '2024-02-29', true],
])('em %s compara-se com %s a %s', (hoje, de, ate, inteiro) => {
  expect(mesmosDiasAntes(hoje)).toEqual({ de, ate, inteiro });
});

const diz = (hoje: string, compras: number, antes: number, desdeOInicio = 1000) => {
  const { quando, frase, nota } = mancheteDoMes({ hoje, compras, antes, desdeOInicio });
  return `${quando ? `${quando}: ` : ''}${frase} | ${nota}`;
};

test.each([
  [
    'o mês que corre, com os mesmos dias do anterior',
    diz('2026-10-16', 46, 37),
    'Outubro até o dia 16: 46 compras, 24% acima de setembro | Foram 37 nos mesmos dias de setembro.',
  ],
  [
    'o último dia: o mês está inteiro',
    diz('2026-10-31', 46, 37),
    'Outubro: 46 compras, 24% acima de setembro | Foram 37 em setembro inteiro.',
  ],
  [
    'o primeiro dia',
    diz('2026-10-01', 1, 1),
    'Outubro, no dia 1º: 1 compra, o mesmo que em setembro | Foi 1 no dia 1º de setembro.',
  ],
  [
    'nenhuma ainda',
    diz('2026-10-16', 0, 37),
    'Outubro até o dia 16: nenhuma compra ainda | Foram 37 nos mesmos dias de setembro.',
  ],
  [
    'nenhuma nos dois',
    diz('2026-01-16', 0, 0),
    'Janeiro até o dia 16: nenhuma compra ainda | Também nenhuma nos mesmos dias de dezembro.',
  ],
  ['nenhuma antes', diz('2026-10-16', 5, 0), 'Outubro até o dia 16: 5 compras | Nenhuma nos mesmos dias de setembro.'],
  ['o primeiro mês', diz('2026-10-16', 5, 0, 5), 'Outubro até o dia 16: 5 compras | As primeiras do programa.'],
  ['a primeira', diz('2026-10-16', 1, 0, 1), 'Outubro até o dia 16: 1 compra | A primeira do programa.'],
  [
    'antes da primeira',
    diz('2026-10-16', 0, 0, 0),
    'Ainda não há compras no programa | A primeira que uma loja validar aparece aqui.',
  ],
])('%s', (_caso, dito, esperado) => {
  expect(dito).toBe(esperado);
});
