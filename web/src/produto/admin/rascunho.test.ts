import { describe, expect, test } from 'vitest';
import {
  aoMudarAFicha,
  camposDoProduto,
  EM_BRANCO,
  errosDosCampos,
  formularioDoProduto,
  lerFicha,
  nomesDoQueFalta,
} from './rascunho';

const campos = camposDoProduto({
  id_produto: 7,
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  especie: 'cao',
  porte: 'Médio',
  nome: 'Fresh Meat',
  nome_curto: 'Adultos',
  link: 'https://example.com',
  opcao: null,
  energia_metabolizavel: 4020.5,
  tipo_calculadora: 'comum',
  em_prescricao: 'S',
  em_catalogo: 'N',
  imagem_caminho: '/api/imagem/x',
  ciclo_de_vida: null,
  outras_necessidades: null,
});

describe('o formulário do produto', () => {
  test('mostra a energia como se escreve aqui e a lê de volta', () => {
    expect(campos.energia_metabolizavel).toBe('4.020,5');
    expect(lerFicha(campos).energia_metabolizavel).toBe(4020.5);
    expect(lerFicha({ ...campos, energia_metabolizavel: '4020 kcal/kg' }).energia_metabolizavel).toBe(4020);
  });

  test('em branco, diz tudo o que falta; esvaziado, volta a faltar', () => {
    expect(nomesDoQueFalta(EM_BRANCO)).toHaveLength(8);
    expect(nomesDoQueFalta(campos)).toEqual([]);
    expect(nomesDoQueFalta({ ...campos, nome: ' ' })).toEqual(['nome']);
  });

  test('um link que não é endereço é dito no campo', () => {
    expect(errosDosCampos({ ...campos, link: 'exemplo' })).toEqual({
      link: 'Informe um endereço que comece com http:// ou https://',
    });
  });

  test.each([
    [{ categoria: 'Origens' }, { categoria: 'Origens', sub_categoria: '' }],
    [{ especie: 'gatos' }, { especie: 'gatos', porte: '' }],
    [{ sub_categoria: 'LiFe' }, { sub_categoria: 'LiFe' }],
  ])('mudar %j leva consigo o que não serve mais', (mudanca, esperado) => {
    expect(aoMudarAFicha(campos, mudanca)).toEqual(esperado);
  });

  test('envia um formulário; sem foto nova, nada de imagem', () => {
    const arquivo = new File(['x'], 'f.png');
    const novo = formularioDoProduto(campos, { arquivo, tirada: false }, false);
    expect([novo.get('nome'), novo.has('_method'), novo.has('imagem')]).toEqual(['Fresh Meat', false, true]);
    const outro = formularioDoProduto(campos, { arquivo: null, tirada: true }, true);
    expect([outro.get('_method'), outro.get('sem_imagem'), outro.has('imagem')]).toEqual(['put', 'S', false]);
  });
});
