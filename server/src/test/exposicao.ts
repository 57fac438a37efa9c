import { expect } from 'vitest';

const ROTULO = '[a-z_]+="(?:[^"\\\\\\n]|\\\\[\\\\"n])*"';
const AMOSTRA = new RegExp(`^([a-z_:][a-z0-9_:]*)(\\{${ROTULO}(?:,${ROTULO})*\\})? (-?[0-9.]+(?:e[+-]?\\d+)?)$`);

type Exposicao = { series: Map<string, number>; tipos: Map<string, string> };

/** Prometheus' text format, as strictly as it may be read: each family once, said what it is before its samples, which stand together. */
export function lerExposicao(texto: string): Exposicao {
  const [series, tipos] = [new Map<string, number>(), new Map<string, string>()];
  let ajuda = '';
  let familia = '';
  // Thousands of lines: what is wrong with them is told once, for an `expect` of each was most of the reading.
  const faltas: string[] = [];
  const exigir = (certo: boolean, linha: string) => certo || faltas.push(linha);
  exigir(texto.endsWith('\n'), 'sem fim de linha');
  for (const linha of texto.slice(0, -1).split('\n')) {
    const [, qual, nome = '', resto = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(linha) ?? [];
    if (qual === 'HELP') {
      exigir(!tipos.has(nome), linha);
      ajuda = nome;
    } else if (qual === 'TYPE') {
      exigir(ajuda === nome && /^(counter|gauge|histogram)$/.test(resto), linha);
      exigir(nome.endsWith('_total') === (resto === 'counter'), linha);
      tipos.set(nome, resto);
      familia = nome;
    } else {
      const [, serie = '', rotulos = '', valor = ''] = AMOSTRA.exec(linha) ?? [];
      exigir(serie !== '', linha);
      exigir(
        (tipos.get(familia) === 'histogram' ? serie.replace(/_(bucket|sum|count)$/, '') : serie) === familia,
        linha,
      );
      exigir(!series.has(serie + rotulos), linha);
      series.set(serie + rotulos, Number(valor));
    }
  }
  expect(faltas, 'linhas fora do formato').toEqual([]);
  return { series, tipos };
}
