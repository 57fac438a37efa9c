import { describe, expect, test } from 'vitest';
import { errosDaPesagem, perguntaDoPeso, pesagemMaisPerto } from './peso';

const HOJE = '2026-03-10';
const PIPOCA = { tipo: 'Cão', data_nascimento: '2021-05-10' } as const;

describe('uma pesagem', () => {
  test.each([
    [{ dia: HOJE, peso: 6.2 }, {}],
    [{ dia: '2021-05-10', peso: 0.3 }, {}],
    [{ dia: '2026-03-11', peso: 6.2 }, { dia: 'Este dia ainda não chegou' }],
    [{ dia: '2021-05-09', peso: 6.2 }, { dia: 'Neste dia o pet ainda não tinha nascido' }],
    [{ dia: '2026-02-30', peso: 6.2 }, { dia: 'Data inválida' }],
    [{ dia: HOJE, peso: 121 }, { peso: 'O peso deve ficar entre 0,1 e 120 kg' }],
    [{ dia: HOJE, peso: Number.NaN }, { peso: 'O peso deve ficar entre 0,1 e 120 kg' }],
  ])('%j dá %j', (pesagem, erros) => {
    expect(errosDaPesagem(pesagem, PIPOCA, HOJE)).toEqual(erros);
  });
});

describe('um peso improvável', () => {
  test.each([
    [13, 10],
    [7, 10],
  ])('%d depois de %d não se pergunta: é 30 %%', (peso, antes) => {
    expect(perguntaDoPeso(peso, antes)).toBeNull();
  });

  test('acima de 30 % pergunta, e diz quanto', () => {
    expect(perguntaDoPeso(62, 6.2)).toBe('62 kg é 900 % a mais que os 6,2 kg de antes.');
    expect(perguntaDoPeso(4, 6.2)).toBe('4 kg é 35 % a menos que os 6,2 kg de antes.');
  });

  test('compara com o dia mais perto, antes dele; sem um antes, com o primeiro depois', () => {
    const pesos = [
      { dia: '2026-01-01', peso: 6 },
      { dia: '2026-02-01', peso: 7 },
      { dia: '2026-03-01', peso: 8 },
    ];
    expect(pesagemMaisPerto(pesos, '2026-02-20')?.peso).toBe(7);
    expect(pesagemMaisPerto(pesos, '2026-02-01')?.peso).toBe(6);
    expect(pesagemMaisPerto(pesos, '2025-12-01')?.peso).toBe(6);
    expect(pesagemMaisPerto([], HOJE)).toBeNull();
  });
});
