import type { Produto } from '@indica-bem/domain/produto/contrato';
import { describe, expect, test } from 'vitest';
import { passoNatural, passosDe, percorrer, responder, rotuloDaResposta } from './percurso';

const frango: Produto = {
  id_produto: 1,
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  especie: 'cao',
  porte: 'Médio',
  nome: 'Fresh Meat Cães Adultos Porte Médio Frango',
  nome_curto: 'Adultos',
  link: '',
  opcao: 'Frango',
  energia_metabolizavel: 4020,
  tipo_calculadora: 'comum',
  em_prescricao: 'S',
  em_catalogo: 'S',
  imagem_caminho: null,
  ciclo_de_vida: 'Adulto',
  outras_necessidades: null,
};
const outro = (id_produto: number, mudanca: Partial<Produto>): Produto => ({ ...frango, id_produto, ...mudanca });

const PRODUTOS = [
  frango,
  outro(2, { porte: 'Grande' }),
  outro(3, { porte: 'Grande', opcao: 'Salmão' }),
  outro(4, { nome_curto: 'Petisco', porte: null, tipo_calculadora: 'none' }),
  outro(5, { sub_categoria: 'Vet Care', nome_curto: 'Renal', porte: null }),
  outro(6, { categoria: 'Origens', sub_categoria: 'Origens' }),
  outro(7, { especie: 'gatos', categoria: 'Origens', sub_categoria: 'Origens', porte: null }),
];

const ADULTOS = { especie: 'cao', categoria: 'Fórmula Natural', sub_categoria: 'Fresh Meat', nome_curto: 'Adultos' };
const campos = (escolha: object) => percorrer(PRODUTOS, escolha).perguntas.map(({ campo }) => campo);

describe('o percurso', () => {
  test('começa pela espécie', () => {
    expect(percorrer(PRODUTOS, {})).toEqual({
      perguntas: [{ campo: 'especie', valores: ['cao', 'gatos'] }],
      produto: null,
    });
  });

  test('pergunta porte e depois opção, quando os dois variam', () => {
    expect(campos(ADULTOS).at(-1)).toBe('porte');
    expect(percorrer(PRODUTOS, { ...ADULTOS, porte: 'Grande' }).perguntas.at(-1)).toEqual({
      campo: 'opcao',
      valores: ['Frango', 'Salmão'],
    });
    expect(percorrer(PRODUTOS, { ...ADULTOS, porte: 'Grande', opcao: 'Salmão' }).produto?.id_produto).toBe(3);
  });

  test('o que restou não toma o lugar do que se escolheu e saiu da lista: pergunta-se', () => {
    const salmao = { ...ADULTOS, porte: 'Grande', opcao: 'Salmão' };
    const semSalmao = percorrer(
      PRODUTOS.filter(({ id_produto }) => id_produto !== 3),
      salmao,
    );
    expect(semSalmao.produto).toBeNull();
    expect(semSalmao.perguntas.at(-1)).toEqual({ campo: 'opcao', valores: ['Frango'] });
    expect(passoNatural(semSalmao)).toBe('opcao');
    const soORenal = PRODUTOS.filter(({ nome_curto }) => nome_curto === 'Renal');
    expect(percorrer(soORenal, salmao)).toMatchObject({
      perguntas: [{ campo: 'sub_categoria', valores: ['Vet Care'] }],
      produto: null,
    });
  });

  test('o que só tem uma resposta não se pergunta', () => {
    expect(campos({ especie: 'gatos' })).toEqual(['especie']);
    expect(percorrer(PRODUTOS, { especie: 'gatos' }).produto?.id_produto).toBe(7);
    const { nome_curto: _, ...linha } = ADULTOS;
    expect(percorrer(PRODUTOS, { ...linha, sub_categoria: 'Vet Care' }).produto?.id_produto).toBe(5);
  });

  test('uma resposta impossível vale como não dada, e o que vem depois dela não conta', () => {
    const { perguntas, produto } = percorrer(PRODUTOS, { ...ADULTOS, categoria: 'Marca que não existe' });
    expect(perguntas.at(-1)).toEqual({ campo: 'categoria', valores: ['Fórmula Natural', 'Origens'] });
    expect(produto).toBeNull();
  });

  test('sem produtos não há o que perguntar nem indicar', () => {
    expect(percorrer([], {})).toEqual({ perguntas: [{ campo: 'especie', valores: [] }], produto: null });
  });
});

describe('os passos', () => {
  test('depois das perguntas vêm a quantidade e o tutor', () => {
    const percurso = percorrer(PRODUTOS, { ...ADULTOS, porte: 'Médio' });
    expect(passosDe(percurso).slice(-3)).toEqual(['porte', 'quantidade', 'tutor']);
    expect(passoNatural(percurso)).toBe('quantidade');
  });

  test('um produto sem calculadora vai direto ao tutor', () => {
    const percurso = percorrer(PRODUTOS, { ...ADULTOS, nome_curto: 'Petisco' });
    expect(passosDe(percurso)).not.toContain('quantidade');
    expect(passoNatural(percurso)).toBe('tutor');
  });
});

describe('responder', () => {
  const inteira = { ...ADULTOS, porte: 'Grande', opcao: 'Salmão' };

  test('a mesma resposta conserva as seguintes', () => {
    expect(responder(inteira, 'categoria', 'Fórmula Natural')).toEqual(inteira);
  });

  test('outra resposta esquece as seguintes e guarda as anteriores', () => {
    expect(responder(inteira, 'categoria', 'Origens')).toEqual({ especie: 'cao', categoria: 'Origens' });
  });
});

test.each([
  ['especie', 'gatos', 'Gatos'],
  ['sub_categoria', 'LiFe', 'Life'],
  ['porte', null, 'Todos os portes'],
  ['opcao', 'Salmão', 'Salmão'],
  ['nome_curto', 'Adultos', 'Adultos'],
] as const)('%s %s se mostra como "%s"', (campo, valor, rotulo) => {
  expect(rotuloDaResposta(campo, valor)).toBe(rotulo);
});
