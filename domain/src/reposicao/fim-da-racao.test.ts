import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somarDias } from '../brasil/datas';
import { diaDoAviso, diasDoPacote, fimDaRacao, type PacoteComprado, situacaoDaRacao } from './fim-da-racao';

const pacote = (mudanca: Partial<PacoteComprado> = {}): PacoteComprado => ({
  comprado_em: '2026-03-10',
  peso: 15,
  gramas: 187,
  id_produto: 1,
  ...mudanca,
});

describe('um pacote', () => {
  test.each([
    [15, 187, 80],
    [10.1, 187, 54],
    [10.1, 101, 100],
    [2.5, 50, 50],
    [1, 1200, 0],
    [15, null, null],
    [null, 187, null],
    [15, 0, null],
  ])('de %s kg, a %s g por dia, dura %s dias', (peso, gramas, dias) => {
    expect(diasDoPacote({ peso, gramas })).toBe(dias);
  });

  test('acaba tantos dias depois da compra', () => {
    expect(fimDaRacao([pacote()])).toBe('2026-05-29');
    expect(fimDaRacao([pacote({ comprado_em: '2024-02-28', peso: 1, gramas: 500 })])).toBe('2024-03-01');
  });

  test('sem quantidade por dia não tem fim conhecido, e sem compra nenhuma também não', () => {
    expect(fimDaRacao([pacote({ gramas: null })])).toBeNull();
    expect(fimDaRacao([])).toBeNull();
  });
});

describe('vários pacotes do mesmo pet', () => {
  const primeiro = pacote({ peso: 1, gramas: 100 });

  test('da mesma ração, o segundo começa quando o primeiro acaba', () => {
    expect(fimDaRacao([primeiro, { ...primeiro, comprado_em: '2026-03-15' }])).toBe('2026-03-30');
    expect(fimDaRacao([primeiro, primeiro])).toBe('2026-03-30');
  });

  test('comprado depois do fim do primeiro, conta da própria compra', () => {
    expect(fimDaRacao([primeiro, { ...primeiro, comprado_em: '2026-04-01' }])).toBe('2026-04-11');
  });

  test('outra ração não espera a antiga', () => {
    expect(fimDaRacao([primeiro, { ...primeiro, comprado_em: '2026-03-15', id_produto: 2 }])).toBe('2026-03-25');
  });

  test('vale a última compra, mesmo que não se saiba quanto dura', () => {
    expect(fimDaRacao([primeiro, { ...primeiro, comprado_em: '2026-03-15', gramas: null }])).toBeNull();
  });

  test('em qualquer ordem dá o mesmo dia, e nunca antes do que cada um sozinho', () => {
    const umPacote = fc.record({ dia: fc.nat(400), peso: fc.constantFrom(1, 2.5, 3, 7, 10.1, 12, 15, 20) });
    fc.assert(
      fc.property(fc.uniqueArray(umPacote, { minLength: 1, maxLength: 6, selector: ({ dia }) => dia }), (lista) => {
        const pacotes = lista.map(({ dia, peso }) => pacote({ comprado_em: somarDias('2026-01-01', dia), peso }));
        const fim = fimDaRacao(pacotes) ?? '';
        expect(fimDaRacao(pacotes.toReversed())).toBe(fim);
        const sozinhos = pacotes.map((um) => fimDaRacao([um]) ?? '');
        expect(sozinhos.every((dia) => dia <= fim)).toBe(true);
      }),
    );
  });
});

describe('o aviso', () => {
  test.each([
    ['2026-05-29', '2026-03-10', '2026-05-24'],
    ['2026-03-12', '2026-03-10', '2026-03-11'],
    ['2026-03-11', '2026-03-10', '2026-03-11'],
    ['2026-03-10', '2026-03-10', null],
  ])('de uma ração que acaba em %s, comprada em %s, sai em %s', (fim, compra, dia) => {
    expect(diaDoAviso(fim, compra)).toBe(dia);
  });

  test.each([
    ['2026-05-23', 'em_dia'],
    ['2026-05-24', 'acabando'],
    ['2026-05-29', 'acabando'],
    ['2026-05-30', 'acabou'],
    ['2026-06-28', 'acabou'],
    ['2026-06-29', 'passada'],
  ])('em %s a ração que acaba em 29/05 está: %s', (hoje, situacao) => {
    expect(situacaoDaRacao('2026-05-29', hoje)).toBe(situacao);
  });
});
