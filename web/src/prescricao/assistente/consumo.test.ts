import type { Produto } from '@indica-bem/domain/produto/contrato';
import { describe, expect, test } from 'vitest';
import { consumoDe, errosDasMedidas, medidasDoPedido } from './consumo';

const produto = (tipo_calculadora: Produto['tipo_calculadora'], especie: Produto['especie'] = 'cao') =>
  ({ especie, tipo_calculadora, energia_metabolizavel: 4020 }) as Produto;
const medidas = { peso: '10', condicao: 'ideal', atividade: 'baixa' };

describe('a quantidade', () => {
  test('10 kg, ideal, baixa atividade: 133 g por dia', () => {
    expect(consumoDe(produto('comum'), medidas)).toMatchObject({ gramas: 133, kcal: 534, peso_pet: 10, rampa: null });
  });

  test('o peso aceita vírgula', () => {
    expect(consumoDe(produto('comum'), { ...medidas, peso: '12,5' })?.peso_pet).toBe(12.5);
  });

  test('"8 kg", como se escreve ou se cola, são oito quilos', () => {
    expect(consumoDe(produto('comum'), { ...medidas, peso: '8 kg' })?.peso_pet).toBe(8);
    expect(medidasDoPedido(produto('comum'), { ...medidas, peso: '8 kg' }).peso_pet).toBe(8);
  });

  test.each(['', 'dez', '0', '200'])('com o peso "%s" ainda não há quantidade', (peso) => {
    expect(consumoDe(produto('comum'), { ...medidas, peso })).toBeNull();
    expect(errosDasMedidas(produto('comum'), { ...medidas, peso }).peso_pet).toBeDefined();
  });

  test('a atividade de um cão não serve a um gato', () => {
    expect(consumoDe(produto('comum', 'gatos'), { ...medidas, peso: '4', atividade: 'moderada' })).toBeNull();
  });

  test('sem calculadora não há quantidade nem erro', () => {
    expect(consumoDe(produto('none'), medidas)).toBeNull();
    expect(errosDasMedidas(produto('none'), medidas)).toEqual({});
  });
});

describe('o que vai no pedido', () => {
  test.each([
    ['comum', { peso_pet: 10, ecc: 0.8, atividade: 95, atividade_chave: 'baixa' }],
    ['obesidade', { peso_pet: 10, ecc: 0.8, atividade: null, atividade_chave: null }],
    ['recuperacao', { peso_pet: 10, ecc: 1, atividade: null, atividade_chave: null }],
    ['none', { peso_pet: null, ecc: null, atividade: null, atividade_chave: null }],
  ] as const)('%s leva só o que usa', (tipo, esperado) => {
    expect(medidasDoPedido(produto(tipo), { ...medidas, condicao: 'obesidade' })).toEqual(esperado);
  });
});
