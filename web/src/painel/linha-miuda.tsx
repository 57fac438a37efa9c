import classes from './linha-miuda.module.css';

const [LARGURA, ALTURA, FOLGA] = [96, 32, 4];

/** The last twelve months in one stroke; the last, which is not over, in dashes. The figures stand in the table below. */
export function LinhaMiuda({ valores }: { valores: readonly number[] }) {
  const pontos = pontosDa(valores);
  const [x, y] = pontos.at(-1) ?? [0, 0];
  const traco = (quais: typeof pontos) => quais.map((ponto) => ponto.join(',')).join(' ');
  return (
    <svg className={classes.linha} viewBox={`0 0 ${LARGURA} ${ALTURA}`} aria-hidden="true">
      <polyline points={traco(pontos.slice(0, -1))} />
      <polyline points={traco(pontos.slice(-2))} className={classes.aindaNao} />
      <circle cx={x} cy={y} r={3.5} />
    </svg>
  );
}

/** From zero up: a small change does not look like a large one. */
function pontosDa(valores: readonly number[]): [x: number, y: number][] {
  const maior = Math.max(1, ...valores);
  const passo = (LARGURA - 2 * FOLGA) / Math.max(1, valores.length - 1);
  return valores.map((valor, i) => [
    Math.round((FOLGA + i * passo) * 10) / 10,
    Math.round((ALTURA - FOLGA - (valor / maior) * (ALTURA - 2 * FOLGA)) * 10) / 10,
  ]);
}
