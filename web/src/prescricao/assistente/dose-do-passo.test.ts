import type { Produto } from '@indica-bem/domain/produto/contrato';
import { describe, expect, test } from 'vitest';
import { PRODUTO } from '../../test/registros';
import {
  comCondicao,
  faltamNaDose,
  medidasDoPedido,
  podeSeguir,
  quantidadeDita,
  type Regra,
  resultadoDe,
} from './dose-do-passo';
import { lerEndereco, type Medidas } from './endereco';

const produto = (tipo_calculadora: Produto['tipo_calculadora'], outros: Partial<Produto> = {}): Produto => ({
  ...PRODUTO,
  porte: null,
  tipo_calculadora,
  ...outros,
});
const FILHOTE: Partial<Produto> = { ciclo_de_vida: 'Filhote', energia_metabolizavel: 3800 };
const medidas = (mudanca: Partial<Medidas>): Medidas => ({ ...lerEndereco('').medidas, ...mudanca });
const DEZ_QUILOS = medidas({ peso: '10', condicao: 'ideal', atividade: 'baixa' });

const UM: Regra = { formula: 1, veterinario: false, responsavel: null };
const DOIS: Regra = { formula: 2, veterinario: false, responsavel: null };
const VETERINARIO: Regra = { formula: 2, veterinario: true, responsavel: null };

const doseDe = (...argumentos: Parameters<typeof resultadoDe>) => {
  const resultado = resultadoDe(...argumentos);
  return 'dose' in resultado ? resultado.dose : null;
};
const errosDe = (...argumentos: Parameters<typeof resultadoDe>) => {
  const resultado = resultadoDe(...argumentos);
  return 'erros' in resultado ? resultado.erros : {};
};

describe('a quantidade pela fórmula 1', () => {
  test('10 kg, ideal, baixa atividade: 133 g por dia', () => {
    expect(doseDe(produto('comum'), DEZ_QUILOS, UM)).toMatchObject({ gramas: 133, kcal: 534, peso_pet: 10 });
  });

  test('o peso aceita vírgula, e "8 kg", como se escreve ou se cola', () => {
    expect(doseDe(produto('comum'), { ...DEZ_QUILOS, peso: '12,5' }, UM)?.peso_pet).toBe(12.5);
    expect(doseDe(produto('comum'), { ...DEZ_QUILOS, peso: '8 kg' }, UM)?.peso_pet).toBe(8);
    expect(medidasDoPedido(produto('comum'), { ...DEZ_QUILOS, peso: '8 kg' }, UM).peso_pet).toBe(8);
  });

  test.each(['', 'dez', '0', '200'])('com o peso "%s" ainda não há quantidade', (peso) => {
    expect(errosDe(produto('comum'), { ...DEZ_QUILOS, peso }, UM).peso_pet).toBeDefined();
    expect(podeSeguir(resultadoDe(produto('comum'), { ...DEZ_QUILOS, peso }, UM), DEZ_QUILOS, UM)).toBe(false);
  });

  test.each(['comum', 'obesidade'] as const)('sem a condição não há quantidade: %s', (tipo) => {
    const semCondicao = { ...DEZ_QUILOS, condicao: '' };
    expect(faltamNaDose(errosDe(produto(tipo), semCondicao, UM))).toEqual(['condição corporal']);
    expect(podeSeguir(resultadoDe(produto(tipo), semCondicao, UM), semCondicao, UM)).toBe(false);
  });

  test('ninguém disse a condição: "Ideal" só numa indicação nova de um alimento que não é de emagrecer', () => {
    const suposta = (tipo: Produto['tipo_calculadora'], emRenovacao: boolean, condicao = '') =>
      comCondicao(medidas({ condicao }), produto(tipo), emRenovacao).condicao;
    expect(suposta('comum', false)).toBe('ideal');
    expect(suposta('obesidade', false)).toBe('');
    expect(suposta('comum', true)).toBe('');
    expect(suposta('obesidade', false, 'sobrepeso')).toBe('sobrepeso');
    expect(suposta('comum', true, 'obesidade')).toBe('obesidade');
  });

  test('a atividade de um cão não serve a um gato', () => {
    const gato = produto('comum', { especie: 'gatos' });
    expect(errosDe(gato, medidas({ peso: '4', atividade: 'moderada' }), UM).atividade).toBeDefined();
  });

  test('sem calculadora não há quantidade nem erro, e se segue', () => {
    const resultado = resultadoDe(produto('none'), medidas({}), UM);
    expect(resultado).toEqual({ dose: null });
    expect(podeSeguir(resultado, medidas({}), UM)).toBe(true);
    expect(quantidadeDita(resultado)).toBeNull();
  });

  test('com o peso adulto, o crescimento aparece ao lado e só se segue depois de conferir estes números', () => {
    const filhote = produto('comum', FILHOTE);
    const digitadas = medidas({ peso: '3', condicao: 'ideal', atividade: 'baixa', pesoAdulto: '6' });
    const resultado = resultadoDe(filhote, digitadas, UM);
    expect(resultado).toMatchObject({ dose: { crescimento: { gramas: 112, kcal: 425 } } });
    expect(podeSeguir(resultado, digitadas, UM)).toBe(false);
    expect(podeSeguir(resultado, { ...digitadas, confirmado: '57-112' }, UM)).toBe(true);
    const outroPeso = { ...digitadas, confirmado: '57-112', peso: '4' };
    expect(podeSeguir(resultadoDe(filhote, outroPeso, UM), outroPeso, UM)).toBe(false);
    expect(medidasDoPedido(filhote, { ...digitadas, confirmado: '57-112' }, UM)).toMatchObject({
      peso_adulto: 6,
      crescimento_confirmado: true,
    });
  });

  test('um peso adulto que não é peso se diz, não se ignora', () => {
    const digitadas = medidas({ peso: '3', atividade: 'baixa', pesoAdulto: 'seis' });
    expect(errosDe(produto('comum', FILHOTE), digitadas, UM).peso_adulto).toBeDefined();
  });
});

describe('a quantidade pela fórmula 2', () => {
  test.each<[string, Produto, Partial<Medidas>, number]>([
    [
      'adulto',
      produto('comum', { energia_metabolizavel: 3800 }),
      { peso: '12', fase: 'adulto', escore: '5', atividade: 'moderada' },
      187,
    ],
    [
      'acima do peso',
      produto('comum', { energia_metabolizavel: 3800 }),
      { peso: '20', fase: 'adulto', escore: '7', atividade: 'baixa' },
      206,
    ],
    [
      'emagrecimento',
      produto('obesidade', { energia_metabolizavel: 3800 }),
      { peso: '13', fase: 'adulto', escore: '8' },
      104,
    ],
    [
      'filhote',
      produto('comum', FILHOTE),
      { peso: '3', fase: 'filhote', escore: '5', idade: '12', unidade: 'semanas', pesoAdulto: '6' },
      112,
    ],
    [
      'gatinho',
      produto('comum', { ...FILHOTE, especie: 'gatos' }),
      { peso: '2', fase: 'filhote', escore: '5', idade: '4' },
      69,
    ],
    ['gestação', produto('comum', FILHOTE), { peso: '20', fase: 'gestacao', escore: '5', semana: '5' }, 465],
    [
      'lactação',
      produto('comum', FILHOTE),
      { peso: '20', fase: 'lactacao', escore: '5', semana: '3', ninhada: '4' },
      917,
    ],
    [
      'recuperação',
      produto('recuperacao', { energia_metabolizavel: 3800 }),
      { peso: '10', escore: '5', diasSemComer: '1' },
      104,
    ],
  ])('%s', (_, doCaso, digitadas, gramas) => {
    expect(doseDe(doCaso, medidas(digitadas), DOIS)?.gramas).toBe(gramas);
    expect(medidasDoPedido(doCaso, medidas(digitadas), DOIS)).toMatchObject({ formula: 2, gramas_vistas: gramas });
  });

  test('o que falta se diz na ordem em que se pergunta', () => {
    expect(faltamNaDose(errosDe(produto('comum'), medidas({}), DOIS))).toEqual(['peso do pet', 'fase']);
    expect(faltamNaDose(errosDe(produto('comum', FILHOTE), medidas({ peso: '3', fase: 'filhote' }), DOIS))).toEqual([
      'condição corporal',
      'idade',
      'peso quando adulto',
    ]);
  });

  test('sem quantidade só o veterinário segue, e o pedido diz que foi sem', () => {
    const magro = medidas({ peso: '10', fase: 'adulto', escore: '2', atividade: 'baixa' });
    const resultado = resultadoDe(produto('comum'), magro, DOIS);
    expect(resultado).toEqual({ semDose: 'magreza' });
    expect(podeSeguir(resultado, magro, DOIS)).toBe(false);
    expect(podeSeguir(resultado, magro, VETERINARIO)).toBe(true);
    expect(quantidadeDita(resultado)).toBe('Quantidade: combine com o veterinário');
    expect(medidasDoPedido(produto('comum'), magro, VETERINARIO)).toMatchObject({
      sem_quantidade: true,
      gramas_vistas: null,
      caso: { fase: 'adulto', ecc: 2, atividade: 'baixa' },
    });
  });

  test('o que sobrou de outra fase não vai no pedido', () => {
    const digitadas = medidas({
      peso: '12',
      fase: 'adulto',
      escore: '5',
      atividade: 'baixa',
      semana: '3',
      ninhada: '4',
    });
    const pedido = medidasDoPedido(produto('comum'), digitadas, DOIS);
    expect(pedido).toMatchObject({ caso: { fase: 'adulto', ecc: 5, atividade: 'baixa' } });
    expect(JSON.stringify(pedido)).not.toMatch(/semana|ninhada|"idade"/);
  });
});

describe('o que vai no pedido pela fórmula 1', () => {
  test.each([
    ['comum', { peso_pet: 10, ecc: 0.8, atividade: 95, atividade_chave: 'baixa', formula: 1, gramas_vistas: 112 }],
    ['obesidade', { peso_pet: 10, ecc: 0.8, atividade: null, atividade_chave: null, formula: 1, gramas_vistas: 83 }],
    ['recuperacao', { peso_pet: 10, ecc: 1, atividade: null, atividade_chave: null, formula: 1, gramas_vistas: 98 }],
    ['none', { peso_pet: null, ecc: null, atividade: null, atividade_chave: null, formula: 1 }],
  ] as const)('%s leva só o que usa', (tipo, esperado) => {
    expect(medidasDoPedido(produto(tipo), { ...DEZ_QUILOS, condicao: 'obesidade' }, UM)).toEqual(esperado);
  });
});
