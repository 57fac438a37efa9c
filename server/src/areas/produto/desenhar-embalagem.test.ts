import { SUB_CATEGORIAS } from '@indica-bem/domain/produto/regras';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { desenharEmbalagem } from './desenhar-embalagem';

const PRODUTO = {
  nome: 'Fórmula Natural Fresh Meat Cães Adultos Porte Médio Frango',
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  especie: 'cao',
  porte: 'Médio',
  opcao: 'Frango',
  nome_curto: 'Adultos',
  ciclo_de_vida: 'Adulto',
} as const;

const HOSTIS = [
  '<script>alert(1)</script>',
  '</title></svg><svg onload="x">',
  'Frango & "arroz" d\'água ]]>',
  'W'.repeat(200),
  'ração para cães de porte grande '.repeat(7),
  'nulo\u0000 sino\u0007 metade\uD800 fim\uFFFF',
  '🐶🐱 日本語 العربية',
  '   ',
  '',
];

const lido = (svg: string) => sharp(Buffer.from(svg)).metadata();
const textos = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, texto]) => texto);

test.each(HOSTIS)('%j em qualquer campo dá um SVG bem formado e sem marcação alheia', async (valor) => {
  for (const campo of ['nome', 'categoria', 'sub_categoria', 'porte', 'opcao', 'nome_curto', 'ciclo_de_vida']) {
    const svg = desenharEmbalagem({ ...PRODUTO, [campo]: valor });
    expect(await lido(svg)).toMatchObject({ format: 'svg', width: 800, height: 1000 });
    expect(svg).not.toMatch(/<script|onload="|NaN|undefined/);
    expect(svg.match(/<svg/g)).toHaveLength(1);
  }
});

test('a prova de XML reprova um nome que não foi escapado', async () => {
  await expect(
    lido('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>a & b</title></svg>'),
  ).rejects.toThrow();
});

test('o rótulo traz marca, linha, nome curto, porte e sabor', () => {
  expect(textos(desenharEmbalagem(PRODUTO))).toEqual([
    'Fórmula Natural',
    'Fresh Meat',
    'Adultos',
    'Porte Médio',
    'Frango',
  ]);
});

test('a fase da vida só aparece quando o nome curto não a diz', () => {
  const renal = desenharEmbalagem({ ...PRODUTO, nome_curto: 'Renal', porte: null });
  expect(textos(renal)).toEqual(['Fórmula Natural', 'Fresh Meat', 'Renal', 'Adulto', 'Frango']);
});

test.each([
  ['Fórmula Natural', 'Fórmula Natural Pró', 'Pró'],
  ['Fórmula Natural', 'LiFe', 'Life'],
  ['Origens', 'Raças Especificas', 'Raças Específicas'],
  ['Origens', 'Origens', 'Cães'],
  ['Origens', 'Linha futura', 'Linha futura'],
])('em %s a linha %s se lê %s', (categoria, sub_categoria, rotulo) => {
  expect(textos(desenharEmbalagem({ ...PRODUTO, categoria, sub_categoria }))[1]).toBe(rotulo);
});

test('cada linha tem as suas cores e cada espécie o seu rosto', () => {
  const fundos = SUB_CATEGORIAS.map(
    (sub_categoria) => desenharEmbalagem({ ...PRODUTO, sub_categoria }).match(/<path fill="(#\w+)"/)?.[1],
  );
  expect(new Set(fundos).size).toBe(SUB_CATEGORIAS.length);
  expect(desenharEmbalagem({ ...PRODUTO, especie: 'gatos' })).not.toBe(desenharEmbalagem(PRODUTO));
});

test('o mesmo produto dá sempre o mesmo desenho', () => {
  expect(desenharEmbalagem({ ...PRODUTO })).toBe(desenharEmbalagem(PRODUTO));
});
