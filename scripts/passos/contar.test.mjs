import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contarPlaywright, contarVitest } from './contar.mjs';

const pasta = mkdtempSync(join(tmpdir(), 'indica-bem-contar-'));
afterAll(() => rmSync(pasta, { recursive: true }));

function relatorio(conteudo) {
  const arquivo = join(pasta, 'relatorio.json');
  writeFileSync(arquivo, JSON.stringify(conteudo));
  return arquivo;
}

/** As Playwright writes it, with a test that needed a second try inside a group. */
const COM_REPETIDO = {
  stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 },
  suites: [
    {
      file: 'caixa.spec.ts',
      specs: [{ file: 'caixa.spec.ts', title: 'vende', tests: [{ projectName: 'celular', status: 'expected' }] }],
      suites: [
        {
          title: 'numa tela baixa',
          specs: [{ file: 'caixa.spec.ts', title: 'cabe', tests: [{ projectName: 'celular', status: 'flaky' }] }],
        },
      ],
    },
  ],
};

test('no CI, quem passou só na segunda vez passa, e é chamado pelo nome', () => {
  expect(contarPlaywright(relatorio(COM_REPETIDO), 0, { perdoa: true })).toEqual({
    passou: 6,
    falhou: 0,
    aviso: 'passou só na segunda vez: [celular] caixa.spec.ts › cabe',
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

test('um arquivo que nem carrega conta como falha', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(contarVitest(relatorio({ numPassedTests: 3, numFailedTests: 0, testResults }), 0)).toEqual({
    passou: 3,
    falhou: 1,
    aviso: '',
  });
});

test('quem passou só na segunda vez é chamado pelo nome, com o que disse da primeira', () => {
  const assertionResults = [
    { fullName: 'fila anda', status: 'passed', failureMessages: [] },
    { fullName: 'fila volta', status: 'passed', failureMessages: ['expected 39 to be 40\n    at fila.test.ts:9'] },
    { fullName: 'fila para', status: 'failed', failureMessages: ['expected 1 to be 0'] },
  ];
  const testResults = [{ name: '/casa/server/src/jobs/fila.test.ts', status: 'failed', assertionResults }];
  expect(contarVitest(relatorio({ numPassedTests: 2, numFailedTests: 1, testResults }), 1)).toEqual({
    passou: 2,
    falhou: 1,
    aviso: 'passou só na segunda vez: fila.test.ts › fila volta: expected 39 to be 40',
  });
});
