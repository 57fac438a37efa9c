import { describe, expect, test } from 'vitest';
import { type Caso, type ProdutoDaDose, perguntasDoCaso } from './caso';
import {
  dose,
  filhote,
  gatinho,
  gatos,
  meses,
  obesidade,
  produto,
  recuperacao,
  resultado,
  semanas,
} from './exemplos-dos-testes';
import { fraseSemDose, MOTIVOS, MOTIVOS_SEM_DOSE, type MotivoSemDose } from './motivos';

describe('sem quantidade', () => {
  const adulto: Caso = { fase: 'adulto', ecc: 5, atividade: 'baixa' };
  const crescendo: Caso = { fase: 'filhote', ecc: 5, idade: meses(4), peso_adulto: 10 };
  const RECUSAS: [MotivoSemDose, string, ProdutoDaDose, number, Caso][] = [
    ['menos_de_8_semanas', 'sete semanas', filhote, 2, { ...crescendo, idade: semanas(7) }],
    ['menos_de_8_semanas', 'um mês', gatinho, 0.5, { fase: 'filhote', ecc: 5, idade: meses(1) }],
    ['idade_de_adulto', 'um ano, porte médio', filhote, 8, { ...crescendo, idade: meses(12) }],
    ['idade_de_adulto', 'ano e meio, porte grande', filhote, 28, { ...crescendo, peso_adulto: 30, idade: meses(18) }],
    ['idade_de_adulto', 'gato de um ano', gatinho, 3, { fase: 'filhote', ecc: 5, idade: meses(12) }],
    ['magreza', 'adulto de ECC 3', produto, 10, { ...adulto, ecc: 3 }],
    ['magreza', 'em recuperação', recuperacao, 10, { fase: 'recuperacao', ecc: 1, dias_sem_comer: 0 }],
    ['excesso_no_crescimento', 'ECC 7', filhote, 5, { ...crescendo, ecc: 7 }],
    ['emagrecer_no_crescimento', 'filhote', obesidade, 5, crescendo],
    ['emagrecer_na_reproducao', 'gestante', obesidade, 5, { fase: 'gestacao', ecc: 8, semana: 3 }],
    ['emagrecer_na_reproducao', 'lactante', obesidade, 5, { fase: 'lactacao', ecc: 8, semana: 3, ninhada: 4 }],
    ['sem_excesso_de_peso', 'ECC 5', obesidade, 10, { fase: 'adulto', ecc: 5 }],
    ['excesso_sem_veterinario', 'ECC 8, alimento comum', produto, 20, { ...adulto, ecc: 8 }],
    [
      'gato_sem_comer',
      'um dia',
      { ...recuperacao, especie: 'gatos' },
      4,
      { fase: 'recuperacao', ecc: 5, dias_sem_comer: 1 },
    ],
    ['trabalho', 'mais de 3 h', produto, 20, { ...adulto, atividade: 'trabalho' }],
    ['acima_do_peso_adulto', 'já passou', filhote, 10.1, crescendo],
    ['semana_fora_da_tabela', '10ª da gestação', filhote, 10, { fase: 'gestacao', ecc: 5, semana: 10 }],
    ['semana_fora_da_tabela', '5ª da lactação', filhote, 10, { fase: 'lactacao', ecc: 5, semana: 5, ninhada: 4 }],
    ['semana_fora_da_tabela', '8ª da gata', gatinho, 4, { fase: 'lactacao', ecc: 5, semana: 8, ninhada: 4 }],
    ['semana_fora_da_tabela', 'semana zero', filhote, 10, { fase: 'gestacao', ecc: 5, semana: 0 }],
    ['so_com_alimento_de_filhote', 'filhote', produto, 5, crescendo],
    ['so_com_alimento_de_filhote', 'gestante', gatos, 4, { fase: 'gestacao', ecc: 5, semana: 3 }],
  ];

  test.each(RECUSAS)('%s: %s', (motivo, _, alimento, peso, caso) => {
    expect(resultado(alimento, peso, caso)).toEqual({ semDose: motivo });
  });

  test('cada motivo se alcança, e diz ao leigo que procure o veterinário e ao veterinário que avalie', () => {
    expect(new Set(RECUSAS.map(([motivo]) => motivo))).toEqual(new Set(MOTIVOS_SEM_DOSE));
    for (const motivo of MOTIVOS_SEM_DOSE) {
      expect(fraseSemDose(motivo, false)).toMatch(/procure o veterinário/i);
      expect(fraseSemDose(motivo, true)).toMatch(/avalie/i);
      expect(fraseSemDose(motivo, true)).not.toMatch(/procure/i);
    }
  });

  test('o campo que leva ao motivo é um dos que a fase pergunta', () => {
    for (const [motivo, , alimento, , caso] of RECUSAS) {
      expect([...perguntasDoCaso(alimento, caso.fase), 'fase']).toContain(MOTIVOS[motivo].campo);
    }
  });

  test('o veterinário recebe a quantidade do obeso com alimento comum, com o aviso', () => {
    const { gramas, avisos } = dose(produto, 20, { ...adulto, ecc: 8 }, true);
    expect(gramas).toBe(Math.round((95 * (20 / 1.3) ** 0.75) / 3.8));
    expect(avisos).toEqual(['obesidade_com_alimento_comum']);
  });
});

describe('o que falta ou não serve', () => {
  test.each<[string, ProdutoDaDose, number | null, Caso | null, object]>([
    ['nada', produto, null, null, { peso_pet: 'Informe o peso do pet', fase: 'Escolha a fase do pet' }],
    ['fase de outro produto', produto, 10, { fase: 'recuperacao' }, { fase: 'Escolha a fase do pet' }],
    ['recuperação é de recuperação', recuperacao, 10, { fase: 'adulto', ecc: 5 }, { fase: 'Escolha a fase do pet' }],
    [
      'só a fase',
      produto,
      10,
      { fase: 'adulto' },
      { ecc: 'Escolha a condição corporal, de 1 a 9', atividade: 'Escolha o nível de atividade' },
    ],
    ['ECC e meio', obesidade, 10, { fase: 'adulto', ecc: 6.5 }, { ecc: 'Escolha a condição corporal, de 1 a 9' }],
    [
      'atividade de gato',
      produto,
      10,
      { fase: 'adulto', ecc: 5, atividade: 'toString' },
      { atividade: 'Escolha o nível de atividade' },
    ],
    [
      'filhote',
      filhote,
      10,
      { fase: 'filhote', ecc: 5 },
      { idade: 'Informe a idade, em números inteiros', peso_adulto: 'Informe o peso adulto esperado' },
    ],
    [
      'peso adulto que não existe',
      filhote,
      10,
      { fase: 'filhote', ecc: 5, idade: meses(4), peso_adulto: 500 },
      { peso_adulto: 'O peso adulto deve ficar entre 0,3 e 120 kg' },
    ],
    [
      'lactação',
      gatinho,
      4,
      { fase: 'lactacao', ecc: 5, ninhada: 0 },
      { ninhada: 'Informe quantos filhotes mamam', semana: 'Informe a semana' },
    ],
    [
      'recuperação',
      recuperacao,
      10,
      { fase: 'recuperacao', ecc: 5 },
      { dias_sem_comer: 'Informe há quantos dias não come (0, se come)' },
    ],
  ])('%s', (_, alimento, peso, caso, erros) => {
    expect(resultado(alimento, peso, caso)).toEqual({ erros });
  });

  test('guarda só as respostas da fase', () => {
    const sobras: Caso = { fase: 'adulto', ecc: 5, atividade: 'baixa', semana: 3, ninhada: 4, idade: meses(3) };
    expect(dose(produto, 10, sobras).caso).toEqual({ fase: 'adulto', ecc: 5, atividade: 'baixa' });
  });

  test('o que se disse de outra fase ou espécie não decide: o peso adulto não é pergunta de gatos', () => {
    const deCao = { fase: 'filhote', ecc: 5, idade: meses(15), peso_adulto: 30 } as const;
    expect(resultado(gatinho, 4, deCao)).toEqual({ semDose: 'idade_de_adulto' });
    expect(resultado(gatinho, 4, { ...deCao, idade: meses(4), peso_adulto: 2 })).toHaveProperty('dose.gramas');
  });
});
