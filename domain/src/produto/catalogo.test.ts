import { describe, expect, test } from 'vitest';
import { type EscolhaNoCatalogo, linkDoProduto, type ProdutoDoCatalogo, passoDoCatalogo } from './catalogo';

const salmao: ProdutoDoCatalogo = {
  especie: 'cao',
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  nome_curto: 'Adultos',
  porte: 'Médio',
  opcao: 'Salmão',
  em_catalogo: 'S',
};
const frango: ProdutoDoCatalogo = { ...salmao, opcao: 'Frango' };
const life: ProdutoDoCatalogo = { ...salmao, sub_categoria: 'LiFe' };
const escondido: ProdutoDoCatalogo = { ...salmao, categoria: 'Origens', sub_categoria: 'Class', em_catalogo: 'N' };
const gatos: ProdutoDoCatalogo = { ...salmao, especie: 'gatos', sub_categoria: 'Gatos', porte: null };
const produtos = [life, salmao, frango, gatos, escondido];
const passo = (escolha: EscolhaNoCatalogo) => passoDoCatalogo(produtos, escolha);
const ateOsCaes = { categoria: 'Fórmula Natural', especie: 'cao' } as const;

describe('o caminho do catálogo', () => {
  test('começa pelas marcas que têm o que mostrar', () => {
    expect(passo({})).toEqual({ pergunta: 'marca', opcoes: ['Fórmula Natural'] });
  });

  test('depois o animal, depois a linha, na ordem da marca', () => {
    expect(passo({ categoria: 'Fórmula Natural' })).toMatchObject({ pergunta: 'animal', opcoes: ['cao', 'gatos'] });
    expect(passo(ateOsCaes)).toMatchObject({ pergunta: 'linha', opcoes: ['Fresh Meat', 'LiFe'] });
  });

  test('termina nos produtos da linha', () => {
    expect(passo({ ...ateOsCaes, sub_categoria: 'Fresh Meat' })).toMatchObject({
      pergunta: null,
      produtos: [salmao, frango],
    });
  });

  test.each([
    [{ categoria: 'Origens', especie: 'cao', sub_categoria: 'Class' }, 'marca'],
    [{ especie: 'cao', sub_categoria: 'Fresh Meat' }, 'marca'],
    [{ categoria: 'Fórmula Natural', sub_categoria: 'Gatos' }, 'animal'],
    [{ ...ateOsCaes, sub_categoria: 'Gatos' }, 'linha'],
  ] as const)('o que não leva a produto algum se pergunta de novo: %j', (escolha, pergunta) => {
    expect(passo(escolha).pergunta).toBe(pergunta);
  });

  test('um catálogo vazio não tem marca a oferecer', () => {
    expect(passoDoCatalogo([escondido], {})).toEqual({ pergunta: 'marca', opcoes: [] });
  });
});

test.each([
  [' https://example.com/racao ', 'https://example.com/racao'],
  ['http://example.com', 'http://example.com'],
  ['javascript:alert(1)', null],
  ['racao', null],
  ['http://a b', null],
  ['https://example.com/ração 10 kg', 'https://example.com/ração 10 kg'],
])('o link "%s" leva a %s', (link, destino) => {
  expect(linkDoProduto(link)).toBe(destino);
});
