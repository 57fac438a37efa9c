import type { DoacaoDoMes } from '@indica-bem/domain/doacao/por-mes';

type Barra = DoacaoDoMes & {
  /** Percent of the width: the letters keep their size however wide the chart is. */
  centro: number;
  largura: number;
  /** 0 to 1 of the highest month. */
  altura: number;
};

const PARTE_CHEIA = 0.62;

export function barrasDe(meses: readonly DoacaoDoMes[]): Barra[] {
  const maior = Math.max(1, ...meses.map(({ kg }) => kg));
  const passo = 100 / meses.length;
  return meses.map((mes, i) => ({
    ...mes,
    centro: (i + 0.5) * passo,
    largura: passo * PARTE_CHEIA,
    altura: mes.kg / maior,
  }));
}
