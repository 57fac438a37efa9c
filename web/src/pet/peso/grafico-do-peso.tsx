import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { FaixaDePeso } from '@indica-bem/domain/pet/meta';
import type { Pesagem } from '@indica-bem/domain/pet/peso';
import { useEffect, useRef, useState } from 'react';
import { ComDicas } from '../../ui/dica-do-grafico';
import { type Escala, escalaDoPeso } from './escala';
import classes from './grafico-do-peso.module.css';

type GraficoDoPesoProps = {
  nome: string;
  /** By day, with what the partner weighed. */
  serie: readonly Pesagem[];
  meta: FaixaDePeso | null;
};

const ALTURA = 220;
/** Past this, dots would be a second line. */
const PONTOS = 60;

/** Drawn in real pixels, so that its letters are as large on a phone as on a desk. The same figures stand below it as a table. */
export function GraficoDoPeso({ nome, serie, meta }: GraficoDoPesoProps) {
  const { onde, largura } = useLargura();
  const [primeira, ultima] = [serie[0], serie.at(-1)];
  if (!primeira || !ultima) return null;
  const escala = escalaDoPeso(serie, meta, { largura, altura: ALTURA });
  const { x, y } = escala;
  const pontos = serie.map(({ dia, peso }) => ({
    titulo: isoParaBr(dia),
    centro: (x(dia) / largura) * 100,
    linhas: [{ nome: 'Peso', valor: formatarPeso(peso) }],
  }));
  const resumo =
    serie.length === 1
      ? `Peso de ${nome}: ${formatarPeso(ultima.peso)} em ${isoParaBr(ultima.dia)}`
      : `Peso de ${nome}: de ${formatarPeso(primeira.peso)} em ${isoParaBr(primeira.dia)} a ${formatarPeso(ultima.peso)} em ${isoParaBr(ultima.dia)}`;
  return (
    <div ref={onde} className={classes.lugar}>
      <ComDicas rotulo={`Peso de ${nome}, dia a dia`} pontos={pontos}>
        <svg
          className={classes.grafico}
          viewBox={`0 0 ${largura} ${ALTURA}`}
          height={ALTURA}
          role="img"
          aria-label={meta ? `${resumo}. Meta: ${faixaEmPalavras(meta)}` : resumo}
        >
          {meta && <Faixa meta={meta} escala={escala} largura={largura} />}
          <Marcas escala={escala} largura={largura} />
          <polyline className={classes.linha} points={serie.map(({ dia, peso }) => `${x(dia)},${y(peso)}`).join(' ')} />
          {serie.length <= PONTOS &&
            serie.map(({ dia, peso }) => <circle key={dia} className={classes.ponto} cx={x(dia)} cy={y(peso)} r={4} />)}
          <circle className={classes.ultimo} cx={x(ultima.dia)} cy={y(ultima.peso)} r={6} />
          <Dias serie={serie} escala={escala} />
        </svg>
      </ComDicas>
      {meta && (
        <p className={classes.legenda}>
          <span className={classes.amostra} aria-hidden /> Meta: {faixaEmPalavras(meta)}
        </p>
      )}
    </div>
  );
}

function faixaEmPalavras({ minimo, maximo }: FaixaDePeso): string {
  return `de ${formatarDecimal(minimo, 1)} a ${formatarDecimal(maximo, 1)} kg`;
}

function Faixa({ meta, escala: { y }, largura }: { meta: FaixaDePeso; escala: Escala; largura: number }) {
  const cima = y(meta.maximo);
  return (
    <rect
      className={classes.faixa}
      x={40}
      width={Math.max(0, largura - 44)}
      y={cima}
      height={Math.max(2, y(meta.minimo) - cima)}
    />
  );
}

function Marcas({ escala: { y, marcas }, largura }: { escala: Escala; largura: number }) {
  return marcas.map((kg) => (
    <g key={kg} className={classes.marca}>
      <line x1={40} x2={largura - 4} y1={y(kg)} y2={y(kg)} />
      <text x={34} y={y(kg) + 4} textAnchor="end">
        {formatarDecimal(kg, 2)}
      </text>
    </g>
  ));
}

/** The first and the last day; more would run into each other on a phone. */
function Dias({ serie, escala: { x } }: { serie: readonly Pesagem[]; escala: Escala }) {
  const dias = [...new Set([serie[0]?.dia, serie.at(-1)?.dia])].filter((dia) => dia !== undefined);
  return dias.map((dia, n) => (
    <text
      key={dia}
      className={classes.dia}
      x={x(dia)}
      y={ALTURA - 8}
      textAnchor={dias.length === 1 ? 'middle' : n === 0 ? 'start' : 'end'}
    >
      {isoParaBr(dia)}
    </text>
  ));
}

const AO_ABRIR = 320;

function useLargura() {
  const onde = useRef<HTMLDivElement>(null);
  const [largura, setLargura] = useState(AO_ABRIR);
  useEffect(() => {
    const lugar = onde.current;
    if (!lugar || typeof ResizeObserver === 'undefined') return;
    const medir = new ResizeObserver(() => setLargura(lugar.clientWidth || AO_ABRIR));
    medir.observe(lugar);
    return () => medir.disconnect();
  }, []);
  return { onde, largura };
}
