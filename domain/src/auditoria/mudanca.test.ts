import { describe, expect, test } from 'vitest';
import { mudancaEntre, nadaMudou } from './mudanca';

const CAMPANHA = { id_campaign: 1, descritivo: 'Mês do Pet', desconto: 10, data_validade: '2026-03-31', versao: 1 };
const MOSTRA = ['desconto', 'data_validade'];

describe('o que mudou entre uma leitura e a outra', () => {
  test('do que se mostra ficam os valores; do resto, só o nome', () => {
    const depois = { ...CAMPANHA, desconto: 15, descritivo: 'Semana do gato', versao: 2 };
    expect(mudancaEntre(CAMPANHA, depois, MOSTRA)).toEqual({
      campos: ['descritivo'],
      valores: { desconto: [10, 15] },
    });
  });

  test('salvar sem mudar nada não é mudança', () => {
    expect(nadaMudou(mudancaEntre(CAMPANHA, { ...CAMPANHA, versao: 2 }, MOSTRA))).toBe(true);
    expect(nadaMudou(mudancaEntre(CAMPANHA, { ...CAMPANHA, desconto: 11 }, MOSTRA))).toBe(false);
  });

  test('do que é novo e do que se exclui, só o que se mostra', () => {
    expect(mudancaEntre(null, CAMPANHA, MOSTRA)).toEqual({
      campos: [],
      valores: { desconto: [null, 10], data_validade: [null, '2026-03-31'] },
    });
    expect(mudancaEntre(CAMPANHA, null, ['desconto'])).toEqual({ campos: [], valores: { desconto: [10, null] } });
  });

  test('um objeto, uma lista que não é de números ou um texto comprido não ficam, nem que se mande mostrar', () => {
    const [antes, depois] = [
      { tipo: 'a', lojas: ['a'], perfil: {} },
      { tipo: 'x'.repeat(41), lojas: ['b'], perfil: { nome: 'Ana' } },
    ];
    expect(mudancaEntre(antes, depois, ['tipo', 'lojas', 'perfil'])).toEqual({
      campos: ['lojas', 'perfil', 'tipo'],
      valores: {},
    });
  });

  test('vazio e ausente são o mesmo', () => {
    expect(nadaMudou(mudancaEntre({ a: null }, { b: undefined }))).toBe(true);
  });
});
