import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { primeiraTela } from './primeira-tela';

const telas = path.resolve(import.meta.dirname, '../../../../web/src');
const ler = (arquivo: string) => readFile(path.join(telas, arquivo), 'utf8');
const semEspacos = (css: string) => css.replace(/\s+/g, '');

const nada = { kg: 0, cadeiras: 0 };
const tela = semEspacos(primeiraTela({ prometido: nada, entregue: nada, falta: nada }));

test('a primeira tela das doações tem as letras e os cantos do sistema: nada pula quando a página chega', async () => {
  const cores = await ler('ui/cores.css');
  for (const nome of ['letra-apoio', 'letra-realce', 'letra-titulo', 'letra-numero', 'raio-cartao']) {
    const medida = cores.match(new RegExp(`--${nome}: ([^;]+);`))?.[1];
    expect([nome, medida && tela.includes(semEspacos(medida))]).toEqual([nome, true]);
  }
});

test('a primeira tela das doações muda de forma nas mesmas larguras que a página', async () => {
  const folhas = ['app/layout-publico.module.css', 'registro/promessa.module.css', 'ui/cores.css'];
  const larguras = (css: string) => [...new Set(css.match(/min-width: ?[\d.]+\w+/g)?.map(semEspacos))].sort();
  expect(larguras(tela)).toEqual(larguras((await Promise.all(folhas.map(ler))).join('\n')));
});
