import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aTentarDeNovo, contarPlaywright, contarVitest } from './contar.mjs';

const pasta = mkdtempSync(join(tmpdir(), 'indica-bem-contar-'));
afterAll(() => rmSync(pasta, { recursive: true }));

function relatorio(conteudo, nome = 'relatorio.json') {
  const arquivo = join(pasta, nome);
  writeFileSync(arquivo, JSON.stringify(conteudo));
  return arquivo;
}

/** As Playwright writes it: one that needed a second try. */
const CABE = {
  projectName: 'celular',
  status: 'flaky',
  results: [
    {
      errors: [
        {
          message: '\u001b[31mexpect(locator) failed\u001b[39m\n\nLocator: button',
          location: { file: '/casa/e2e/caixa.ts', line: 12, column: 3 },
        },
      ],
    },
    { errors: [] },
  ],
};

/** It stands inside a group. */
const COM_REPETIDO = {
  stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 },
  suites: [
    {
      file: 'caixa.spec.ts',
      specs: [{ file: 'caixa.spec.ts', title: 'vende', tests: [{ projectName: 'celular', status: 'expected' }] }],
      suites: [
        {
          title: 'numa tela baixa',
          specs: [{ file: 'caixa.spec.ts', title: 'cabe', tests: [CABE] }],
        },
      ],
    },
  ],
};

test('no CI, quem passou só na segunda vez passa, e é chamado pelo nome', () => {
  expect(contarPlaywright(relatorio(COM_REPETIDO), 0, { perdoa: true })).toEqual({
    passou: 6,
    falhou: 0,
    aviso: 'passou só na segunda vez: [celular] caixa.spec.ts › cabe: expect(locator) failed (linha 12 de caixa.ts)',
  });
});

test('aqui, quem passou só na segunda vez falhou', () => {
  expect(contarPlaywright(relatorio(COM_REPETIDO), 0, { perdoa: false })).toMatchObject({ passou: 5, falhou: 1 });
});

test('sem repetidos não há o que dizer', () => {
  const limpo = { stats: { expected: 5, unexpected: 0, flaky: 0 }, suites: [] };
  expect(contarPlaywright(relatorio(limpo), 0)).toEqual({ passou: 5, falhou: 0, aviso: '' });
});

test('uma execução que acabou mal tem ao menos uma falha, diga o relatório o que disser', () => {
  const limpo = { stats: { expected: 5, unexpected: 0, flaky: 0 }, suites: [] };
  expect(contarPlaywright(relatorio(limpo), 1)).toMatchObject({ passou: 5, falhou: 1 });
  expect(contarPlaywright(join(pasta, 'nenhum.json'), 0)).toEqual({ passou: 0, falhou: 1 });
});

/** As vitest writes it. */
const arquivo = (name, status, testes = {}, message = '') => ({
  name: `/casa/${name}`,
  status,
  message,
  assertionResults: Object.entries(testes).map(([fullName, disse]) => ({
    fullName,
    status: disse ? 'failed' : 'passed',
    failureMessages: disse ? [`${disse}\n    at ${name}:9`] : [],
  })),
});
const BOM = arquivo('bom.test.ts', 'passed', { um: '', dois: '' });
const contarEm = (codigo, ...rodadas) =>
  contarVitest(
    rodadas.map((testResults, vez) => relatorio({ testResults }, `vitest-${vez}.json`)),
    codigo,
  );

test('um arquivo que nem carrega conta como falha', () => {
  expect(contarEm(0, [BOM, arquivo('torto.test.ts', 'failed')])).toEqual({ passou: 2, falhou: 1, aviso: '' });
});

test('um arquivo que falha depois do último teste, também', () => {
  const aoSair = arquivo('aoSair.test.ts', 'failed', { três: '' }, 'deadlock detected');
  expect(contarEm(1, [BOM, aoSair])).toEqual({ passou: 3, falhou: 1, aviso: '' });
});

test('tentam de novo só os arquivos que falharam, se são poucos e nada se soltou fora dos testes', () => {
  const fila = arquivo('fila.test.ts', 'failed', { 'fila volta': 'expected 39 to be 40' });
  const deNovo = (testResults, soltos = []) => aTentarDeNovo(relatorio({ testResults, soltos }));
  expect(deNovo([BOM])).toEqual([]);
  expect(deNovo([BOM, fila])).toEqual(['/casa/fila.test.ts']);
  expect(deNovo(Array(5).fill(fila))).toHaveLength(5);
  expect(deNovo(Array(6).fill(fila))).toEqual([]);
  expect(deNovo([BOM, fila], ['Connection terminated'])).toEqual([]);
  expect(aTentarDeNovo(join(pasta, 'nenhum.json'))).toEqual([]);
});

test('quem passou só na segunda vez é chamado pelo nome, com o que disse da primeira', () => {
  const fila = (disse) =>
    arquivo('fila.test.ts', disse ? 'failed' : 'passed', { 'fila anda': '', 'fila volta': disse });
  const aoSair = (disse) => arquivo('aoSair.test.ts', disse ? 'failed' : 'passed', { três: '' }, disse);
  const primeira = [BOM, fila('expected 39 to be 40'), aoSair('deadlock detected')];
  expect(contarEm(0, primeira, [fila(''), aoSair('')])).toEqual({
    passou: 5,
    falhou: 0,
    aviso: [
      'passou só na segunda vez: fila.test.ts › fila volta: expected 39 to be 40',
      'passou só na segunda vez: aoSair.test.ts: deadlock detected',
    ].join('\n'),
  });
});

test('quem falhou das duas vezes falhou, e o resto conta uma vez', () => {
  const fila = arquivo('fila.test.ts', 'failed', { 'fila anda': '', 'fila volta': 'expected 39 to be 40' });
  expect(contarEm(1, [BOM, fila], [fila])).toEqual({ passou: 3, falhou: 1, aviso: '' });
});

test('uma segunda vez que nem chegou ao fim não absolve ninguém', () => {
  const fila = arquivo('fila.test.ts', 'failed', { 'fila volta': 'expected 39 to be 40' });
  expect(contarEm(1, [BOM, fila], [])).toMatchObject({ falhou: 1 });
});
