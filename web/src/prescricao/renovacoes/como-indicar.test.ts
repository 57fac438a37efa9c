import type { Produto } from '@indica-bem/domain/produto/contrato';
import { describe, expect, test } from 'vitest';
import { lerEndereco } from '../assistente/endereco';
import { comoIndicar, corpoDaNova, enderecoDoAssistente } from './como-indicar';

const PRODUTO = {
  id_produto: 7,
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  especie: 'cao',
  porte: 'Médio',
  nome: 'Ração Prova',
  nome_curto: 'Adultos',
  opcao: 'Frango',
  energia_metabolizavel: 4020,
  tipo_calculadora: 'comum',
  ciclo_de_vida: 'Adulto',
  outras_necessidades: null,
  em_prescricao: 'S',
  so_veterinario: 'N',
} as unknown as Produto;
const CALCULO = { versao: 1, ecc: 0.85, atividade: 95, atividade_chave: 'baixa', peso_pet: 10, gramas: 118 };
const REGRA = { formula: 1, veterinario: true, responsavel: null } as const;

type Mudanca = { produto?: Partial<Produto>; calculo?: object | null; peso?: number | null; visto?: number | null };
function pedido({ produto = {}, calculo = {}, peso = 10.4, visto = 10 }: Mudanca = {}) {
  const product = { ...PRODUTO, ...produto };
  return {
    id_renovacao: 3,
    peso_atual: peso === null ? null : { dia: '2026-03-01', peso },
    peso_da_condicao: visto,
    indicacao: {
      id_produto: 7,
      product,
      peso_pet: 10,
      anotacoes: 'Com água',
      calculo: calculo && { ...CALCULO, ...calculo },
      sem_dose: null,
    },
  } as never;
}
const como = (mudanca: Mudanca = {}, situacao: object = {}) =>
  comoIndicar(pedido(mudanca), {
    produtos: [{ ...PRODUTO, ...mudanca.produto }],
    regra: REGRA,
    trava: null,
    ...situacao,
  }).modo;

describe('indicar de novo', () => {
  test('com o peso partilhado é um toque; sem ele, o peso se pergunta antes', () => {
    expect(comoIndicar(pedido(), { produtos: [PRODUTO], regra: REGRA, trava: null })).toMatchObject({
      modo: 'um-toque',
      gramas: expect.any(Number),
    });
    expect(como({ peso: null })).toBe('peso');
  });

  test.each<[string, Mudanca, object]>([
    ['o produto saiu', {}, { produtos: [] }],
    ['é só de veterinários, e a este está travado', { produto: { so_veterinario: 'S' } }, { trava: 'não' }],
    ['a fórmula mudou', {}, { regra: { ...REGRA, formula: 2 } }],
    ['é de filhote', { produto: { ciclo_de_vida: 'Filhote' } }, {}],
    ['é de recuperação', { produto: { tipo_calculadora: 'recuperacao' } }, {}],
    ['a anterior não tinha quantidade', { calculo: null }, {}],
    ['a condição da anterior não é das que se escolhem', { calculo: { ecc: 0.9 } }, {}],
    ['o peso de agora não serve à conta', { peso: 500 }, {}],
    ['emagreceu, e já não tem a condição de então', { peso: 8.5 }, {}],
    ['emagreceu aos poucos desde que foi visto, de renovação em renovação', { peso: 9.8, visto: 10.5 }, {}],
    ['engordou, e a de então era ideal', { peso: 12, calculo: { ecc: 1 } }, {}],
  ])('abre o assistente quando %s', (_, mudanca, situacao) => {
    expect(como(mudanca, situacao)).toBe('assistente');
  });

  test('um produto sem quantidade não pergunta nada, e o de veterinários vai para quem pode', () => {
    expect(como({ produto: { tipo_calculadora: 'none' }, calculo: null, peso: null })).toBe('um-toque');
    expect(como({ produto: { so_veterinario: 'S' } })).toBe('um-toque');
  });

  test('manda o que a anterior dizia, com o peso de agora ou o digitado', () => {
    expect(corpoDaNova(pedido(), PRODUTO, REGRA)).toMatchObject({
      id_produto: 7,
      peso_pet: 10.4,
      ecc: 0.85,
      atividade: 95,
      atividade_chave: 'baixa',
      anotacoes: 'Com água',
    });
    expect(corpoDaNova(pedido({ peso: null }), PRODUTO, REGRA, 11.5)).toMatchObject({ peso_pet: 11.5 });
  });
});

test('de uma antiga, que só tem o fator, não se diz que o pet é castrado: ninguém disse', () => {
  const antiga = pedido({ calculo: { atividade_chave: null } });
  expect(corpoDaNova(antiga, PRODUTO, REGRA)).toMatchObject({ atividade: 95, atividade_chave: 'baixa' });
});

describe('o assistente já preenchido', () => {
  test('abre no mesmo produto, com o peso, a condição e a atividade', () => {
    const [caminho, busca] = enderecoDoAssistente(pedido()).split('?');
    expect(caminho).toBe('/prescricoes/nova');
    expect(lerEndereco(`?${busca}`)).toMatchObject({
      escolha: { especie: 'cao', sub_categoria: 'Fresh Meat', opcao: 'Frango' },
      medidas: { peso: '10,4', condicao: 'sobrepeso', atividade: 'baixa' },
      renovacao: '3',
    });
  });

  test('de quem cresce, gesta ou se recupera, leva só a fase: o resto se pergunta de novo', () => {
    const caso = { fase: 'lactacao', ecc: 5, ninhada: 4, semana: 2 };
    const { medidas } = lerEndereco(enderecoDoAssistente(pedido({ calculo: { versao: 2, caso } })).slice(17));
    expect([medidas.fase, medidas.ninhada, medidas.semana, medidas.escore]).toEqual(['lactacao', '', '', '']);
    const adulto = { fase: 'adulto', ecc: 6, atividade: 'moderada' };
    const dele = lerEndereco(enderecoDoAssistente(pedido({ calculo: { versao: 2, caso: adulto } })).slice(17)).medidas;
    expect([dele.fase, dele.escore, dele.atividade]).toEqual(['adulto', '6', 'moderada']);
    const magro = enderecoDoAssistente(pedido({ calculo: { versao: 2, caso: adulto }, peso: 8.5 }));
    expect(lerEndereco(magro.slice(17)).medidas).toMatchObject({ peso: '8,5', escore: '', atividade: 'moderada' });
  });

  test('com outro peso a condição da fórmula 1 também se pergunta de novo', () => {
    const magro = lerEndereco(enderecoDoAssistente(pedido({ peso: 8.5 })).slice(17)).medidas;
    expect([magro.peso, magro.condicao, magro.atividade]).toEqual(['8,5', '', 'baixa']);
  });
});
