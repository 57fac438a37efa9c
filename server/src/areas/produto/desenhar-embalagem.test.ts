import { CATEGORIAS, ESPECIES, LINHAS, SUB_CATEGORIAS } from '@indica-bem/domain/produto/regras';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { produtos } from '../../demo/dados/catalogo.json';
import { cabecaDeCao } from '../imagem/pecas/cao';
import { desenharEmbalagem } from './desenhar-embalagem';
import { paletaDaLinha } from './paleta-da-linha';

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
    'Fresh',
    'Meat',
    'Adultos',
    'Porte Médio · Frango',
  ]);
});

test('a linha é a maior palavra do saco: lê-se com o desenho a 120 px', () => {
  for (const marca of CATEGORIAS) {
    for (const especie of ESPECIES) {
      for (const sub_categoria of LINHAS[marca][especie]) {
        const svg = desenharEmbalagem({ ...PRODUTO, categoria: marca, especie, sub_categoria });
        const letras = [...svg.matchAll(/font-size="(\d+)" font-weight="800"/g)].map(([, tamanho]) => Number(tamanho));
        expect(letras[0]).toBe(Math.max(...letras));
        // Nine pixels where the bag is 120 px wide.
        expect((letras[0] ?? 0) * (120 / 800)).toBeGreaterThanOrEqual(9);
      }
    }
  }
});

test('a fase da vida só aparece quando o nome curto não a diz', () => {
  const renal = desenharEmbalagem({ ...PRODUTO, nome_curto: 'Renal', porte: null });
  expect(textos(renal)).toEqual(['Fórmula Natural', 'Fresh', 'Meat', 'Renal', 'Adulto · Frango']);
  const raca = desenharEmbalagem({ ...PRODUTO, nome_curto: 'Pug', porte: null, opcao: 'Adultos' });
  expect(textos(raca).at(-1)).toBe('Adultos');
});

test.each([
  ['Fórmula Natural', 'Fórmula Natural Pró', 'Fórmula Natural Pró'],
  ['Fórmula Natural', 'LiFe', 'Fórmula Natural Life'],
  ['Origens', 'Raças Especificas', 'Origens Raças Específicas'],
  ['Origens', 'Origens', 'Cães Origens'],
  ['Origens', 'Linha futura', 'Origens Linha futura'],
])('em %s a linha %s se lê %s', (categoria, sub_categoria, rotulo) => {
  expect(textos(desenharEmbalagem({ ...PRODUTO, categoria, sub_categoria })).join(' ')).toMatch(`${rotulo} Adultos`);
});

const rostoDe = (nome_curto: string) =>
  /scale\(1\.78\)">(.*?)<\/g><text/s.exec(
    desenharEmbalagem({ ...PRODUTO, categoria: 'Origens', sub_categoria: 'Raças Especificas', nome_curto }),
  )?.[1];

test('cada raça da linha tem o seu rosto; a que não desenhamos tem o de todo cão', () => {
  const racas = produtos.filter((p) => p.sub_categoria === 'Raças Especificas').map((p) => p.nome_curto);
  const nomes = [...new Set(racas), 'Poodle', 'Pug', 'Pastor Alemão', 'Vira-lata'];
  expect(nomes).toHaveLength(9);
  expect(new Set(nomes.map(rostoDe)).size).toBe(nomes.length);
  expect(rostoDe('Vira-lata')).toContain(cabecaDeCao());
  expect(rostoDe('Buldogue Francês')).toBe(rostoDe('pug'));
});

const luz = (cor: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const canal = Number.parseInt(cor.slice(i, i + 2), 16) / 255;
    return canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contraste = (a: string, b: string) => (Math.max(luz(a), luz(b)) + 0.05) / (Math.min(luz(a), luz(b)) + 0.05);

test.each(SUB_CATEGORIAS)('em %s as letras se leem sobre o saco', (sub_categoria) => {
  const { base, escura, acento } = paletaDaLinha(sub_categoria);
  for (const [letra, fundo] of [
    ['#FBF6EC', base],
    ['#FBF6EC', escura],
    [acento, escura],
  ] as const) {
    expect(contraste(letra, fundo)).toBeGreaterThanOrEqual(4.5);
  }
  // The brand above the line, in large letters.
  expect(contraste(acento, base)).toBeGreaterThanOrEqual(3);
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
