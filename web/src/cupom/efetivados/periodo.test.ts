import { describe, expect, test } from 'vitest';
import { escreverDatas, lerPeriodo } from './periodo';

const ler = (busca: string, hoje = '2026-03-15') => lerPeriodo(new URLSearchParams(busca), hoje);

describe('o período no endereço', () => {
  test.each([
    ['periodo=hoje', { periodo: 'hoje', de: '2026-03-15', ate: '2026-03-15' }],
    ['periodo=7-dias', { periodo: '7-dias', de: '2026-03-09', ate: '2026-03-15' }],
    ['periodo=mes', { periodo: 'mes', de: '2026-03-01', ate: '2026-03-15' }],
    ['periodo=mes-passado', { periodo: 'mes-passado', de: '2026-02-01', ate: '2026-02-28' }],
    ['periodo=datas&de=2026-01-10&ate=2026-01-20', { periodo: 'datas', de: '2026-01-10', ate: '2026-01-20' }],
  ])('?%s', (busca, esperado) => {
    expect(ler(busca)).toEqual(esperado);
  });

  test.each(['', 'periodo=sempre', 'periodo=toString', 'periodo=datas', 'periodo=datas&de=2026-02-30&ate=2026-03-01'])(
    '?%s mostra este mês',
    (busca) => {
      expect(ler(busca)).toMatchObject({ periodo: 'mes', de: '2026-03-01' });
    },
  );

  test('datas invertidas não são um período', () => {
    expect(ler('periodo=datas&de=2026-01-20&ate=2026-01-10').periodo).toBe('mes');
  });

  test('o mês passado de janeiro é dezembro do ano anterior', () => {
    expect(ler('periodo=mes-passado', '2026-01-31')).toMatchObject({ de: '2025-12-01', ate: '2025-12-31' });
  });

  test('o que se escreve é o que se lê', () => {
    const datas = { de: '2026-01-10', ate: '2026-01-20' };
    expect(ler(escreverDatas(datas))).toEqual({ periodo: 'datas', ...datas });
  });
});
