import { describe, expect, test } from 'vitest';
import type { Caso, ProdutoDaDose } from './caso';
import { dose, filhote, meses, obesidade, produto, recuperacao } from './exemplos-dos-testes';

describe('o que se diz ao lado', () => {
  const adulto: Caso = { fase: 'adulto', ecc: 5, atividade: 'baixa' };

  test.each<[string, ProdutoDaDose, number, Caso, string[]]>([
    ['porte que contradiz o peso', { ...produto, porte: 'Pequeno' }, 20, adulto, ['porte']],
    ['porte que combina', { ...produto, porte: 'Médio e Grande' }, 20, adulto, []],
    [
      'filhote pequeno de porte grande',
      { ...filhote, porte: 'Grande' },
      5,
      { fase: 'filhote', ecc: 5, idade: meses(3), peso_adulto: 30 },
      [],
    ],
    ['obeso conta pelo peso ideal', { ...obesidade, porte: 'Mini e Pequeno' }, 12, { fase: 'adulto', ecc: 8 }, []],
    ['pode ser um Dogue Alemão', produto, 60, adulto, ['dogue_alemao']],
    ['adulto com alimento de filhote', filhote, 10, adulto, ['alimento_de_filhote']],
    [
      'filhote de ECC 6',
      filhote,
      5,
      { fase: 'filhote', ecc: 6, idade: meses(3), peso_adulto: 10 },
      ['acima_do_peso_crescendo'],
    ],
    ['gestante de ECC 7', filhote, 5, { fase: 'gestacao', ecc: 7, semana: 2 }, ['acima_do_peso_na_reproducao']],
    ['nove filhotes', filhote, 20, { fase: 'lactacao', ecc: 5, semana: 2, ninhada: 9 }, ['ninhada_grande']],
    ['três dias sem comer', recuperacao, 20, { fase: 'recuperacao', ecc: 5, dias_sem_comer: 3 }, ['jejum_longo']],
  ])('%s', (_, alimento, peso, caso, avisos) => {
    expect(dose(alimento, peso, caso).avisos).toEqual(avisos);
  });

  test.each<[string, ProdutoDaDose, Caso, [number, number]]>([
    ['adulto', produto, adulto, [2, 2]],
    ['emagrecimento', obesidade, { fase: 'adulto', ecc: 7 }, [3, 3]],
    ['filhote novo', filhote, { fase: 'filhote', ecc: 5, idade: meses(5), peso_adulto: 30 }, [4, 4]],
    ['filhote de 6 meses', filhote, { fase: 'filhote', ecc: 5, idade: meses(6), peso_adulto: 30 }, [3, 3]],
    ['gestação', filhote, { fase: 'gestacao', ecc: 5, semana: 2 }, [3, 3]],
    ['lactação', filhote, { fase: 'lactacao', ecc: 5, semana: 2, ninhada: 2 }, [4, 4]],
    ['recuperação', recuperacao, { fase: 'recuperacao', ecc: 5, dias_sem_comer: 0 }, [4, 6]],
  ])('refeições: %s', (_, alimento, caso, [minimo, maximo]) => {
    expect(dose(alimento, 10, caso).refeicoes).toEqual({ minimo, maximo });
  });

  test.each<[string, Partial<ProdutoDaDose>, object]>([
    ['um décimo da energia, e dos gramas exatos', {}, { regra: 'um_decimo', kcal: 53, gramas: 14 }],
    ['Vet Care, só os liberados', { sub_categoria: 'Vet Care' }, { regra: 'liberados', kcal: null, gramas: null }],
    [
      'hipoalergênica, nenhum',
      { sub_categoria: 'Vet Care', outras_necessidades: 'Hipoalergênica' },
      { regra: 'nenhum', kcal: null, gramas: null },
    ],
  ])('petiscos: %s', (_, mudanca, petiscos) => {
    expect(dose({ ...produto, ...mudanca }, 10, adulto).petiscos).toEqual(petiscos);
  });

  test('na recuperação não há petiscos, e a quantidade sobe em 4 dias', () => {
    const { petiscos, rampa, gramas } = dose(recuperacao, 10, { fase: 'recuperacao', ecc: 5, dias_sem_comer: 0 });
    expect(petiscos.regra).toBe('nenhum');
    expect(rampa?.map((dia) => dia.gramas)).toEqual([26, 52, 78, gramas]);
  });
});
