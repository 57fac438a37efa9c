import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { naRaiz } from './raiz.mjs';

const pasta = naRaiz('deploy/observabilidade');
const ler = (nome) => readFileSync(`${pasta}/${nome}`, 'utf8');
const regras = parse(ler('alertas.yaml')).groups.flatMap(({ rules }) => rules);
const { panels, templating } = JSON.parse(ler('painel-grafana.json'));
const familias = [
  ...readFileSync(naRaiz('server/src/observacao/familias.ts'), 'utf8').matchAll(/^ {2}(\w+): \{\s*tipo: '(\w+)'/gm),
];
const series = new Set([
  'up',
  ...familias.flatMap(([, nome, tipo]) =>
    tipo === 'histogram' ? ['_bucket', '_sum', '_count'].map((fim) => nome + fim) : [nome],
  ),
]);

/** What is left of an expression without texts, labels, windows, functions and the words of the language. */
const nomesEm = (expr) =>
  expr
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, ' ')
    .match(/\b[a-z_]\w*\b(?!\s*\()/g)
    .filter((nome) => !['and', 'or', 'unless', 'bool', 'offset'].includes(nome));

test('os alertas e o painel só falam de números que o produto dá, e o painel mostra todos', () => {
  const dosAlertas = regras.flatMap(({ expr }) => nomesEm(expr));
  const doPainel = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => nomesEm(expr)));
  expect([...dosAlertas, ...doPainel].filter((nome) => !series.has(nome))).toEqual([]);
  const mostrados = new Set(doPainel.map((nome) => nome.replace(/_(bucket|sum|count)$/, '')));
  expect(familias.map(([, nome]) => nome).filter((nome) => !mostrados.has(nome))).toEqual([]);
});

test('cada alerta tem um nome só seu, a gravidade e uma frase; cada painel, a fonte que se escolhe', () => {
  expect(new Set(regras.map(({ alert }) => alert)).size).toBe(regras.length);
  for (const { labels, annotations } of regras) {
    expect(labels.gravidade).toMatch(/^(critica|aviso)$/);
    expect(annotations.summary).toMatch(/^.{10,}$/);
  }
  expect(templating.list.map(({ name }) => name)).toEqual(['fonte', 'instancia']);
  const comDados = panels.filter(({ type }) => type !== 'row');
  for (const { datasource, title } of comDados) expect([title, datasource.uid]).toEqual([title, `\${fonte}`]);
});

test('o manual explica cada número', () => {
  const manual = readFileSync(naRaiz('docs/operations.md'), 'utf8');
  expect(familias.map(([, nome]) => nome).filter((nome) => !manual.includes(`\`${nome}`))).toEqual([]);
});

const semPromtool = spawnSync('promtool', ['--version']).error !== undefined;
test.skipIf(semPromtool)('promtool aceita as regras, e elas tocam quando devem', { timeout: 60_000 }, () => {
  const promtool = (...args) => execFileSync('promtool', args, { cwd: pasta, encoding: 'utf8' });
  expect(promtool('check', 'rules', 'alertas.yaml')).toContain(`SUCCESS: ${regras.length} rules found`);
  expect(promtool('test', 'rules', 'alertas.teste.yaml')).toContain('SUCCESS');
});
