import { expect, test } from 'vitest';
import { falaComOBanco, semPar } from './direcoes.mjs';

test.each([
  "ctx.db.selectFrom('pet').selectAll().execute()",
  "db\n    .updateTable('conta')",
  'ctx.semPressa.transaction().execute(feito)',
  "ctx.pool.query('select 1')",
  'sql`select 1`.execute(ctx.db)',
  'sql<Linha>`select 1`',
])('uma rota que diz %j fala com o banco, mesmo sem importar nada dele', (texto) => {
  expect(falaComOBanco(texto)).toBe(true);
});

test.each([
  'listarAtos(ctx.db, query)',
  'verEmAberto(ctx.leitor, hoje)',
  'atender(contrato.verPet, ({ query, hoje }) => listarMeses(ctx.db, { ...query, hoje }))',
])('uma que diz %j entrega o banco a um ato', (texto) => {
  expect(falaComOBanco(texto)).toBe(false);
});

test('uma área sem linha na tabela, e uma linha sem área, são faltas', () => {
  expect(semPar(['pet', 'nova'], ['pet', 'velha'])).toEqual([
    'areas/nova não está em mapa-do-servidor.mjs',
    'mapa-do-servidor.mjs tem velha, que não existe',
  ]);
});
