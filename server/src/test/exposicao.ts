import { expect } from 'vitest';

const ROTULO = '[a-z_]+="(?:[^"\\\\\\n]|\\\\[\\\\"n])*"';
const AMOSTRA = new RegExp(`^([a-z_:][a-z0-9_:]*)(\\{${ROTULO}(?:,${ROTULO})*\\})? (-?[0-9.]+(?:e[+-]?\\d+)?)$`);

type Exposicao = { series: Map<string, number>; tipos: Map<string, string> };

/** Prometheus' text format, as strictly as it may be read: each family once, said what it is before its samples, which stand together. */
export function lerExposicao(texto: string): Exposicao {
  const [series, tipos] = [new Map<string, number>(), new Map<string, string>()];
  let ajuda = '';
  let familia = '';
  expect(texto.endsWith('\n')).toBe(true);
  for (const linha of texto.slice(0, -1).split('\n')) {
    const [, qual, nome = '', resto = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(linha) ?? [];
    if (qual === 'HELP') {
      expect(tipos.has(nome), linha).toBe(false);
      ajuda = nome;
    } else if (qual === 'TYPE') {
      expect([ajuda, resto], linha).toEqual([nome, expect.stringMatching(/^(counter|gauge|histogram)$/)]);
      expect(nome.endsWith('_total'), linha).toBe(resto === 'counter');
      tipos.set(nome, resto);
      familia = nome;
    } else {
      const [, serie = '', rotulos = '', valor = ''] = AMOSTRA.exec(linha) ?? [];
      expect(serie, linha).not.toBe('');
      const daFamilia = tipos.get(familia) === 'histogram' ? serie.replace(/_(bucket|sum|count)$/, '') : serie;
      expect(daFamilia, linha).toBe(familia);
      expect(series.has(serie + rotulos), linha).toBe(false);
      series.set(serie + rotulos, Number(valor));
    }
  }
  return { series, tipos };
}
