import type { Bicho } from './bicho';
import { contorno, medida, type Ponto, pontos } from './contorno';

const MEIO = 38;
const CINCO = [0, 1, 2, 3, 4];
const LADOS = [-1, 1] as const;

/** The animal from above: the waist behind the ribs that deep, slight, gone, and then the other way round. */
export function DeCima({ bicho, ecc }: { bicho: Bicho; ecc: number }) {
  const { cores, cima, larguraDoRabo } = bicho;
  const meia = pontos(ecc, cima.meia);
  const osso = Math.max(0, medida(ecc, [1, -0.1, -1]));
  const coxim = Math.max(0, medida(ecc, [-1, -0.9, 0.75]));
  const pescoco = meia.at(-2) as Ponto;
  return (
    <svg viewBox="0 0 160 76" aria-hidden>
      <path d={cima.rabo} fill="none" stroke={cores.escura} strokeWidth={larguraDoRabo} strokeLinecap="round" />
      <path d={contorno([...meia.map(deUmLado(-1)), ...meia.map(deUmLado(1)).reverse()])} fill={cores.corpo} />
      <path d={`M34 ${MEIO}H116`} stroke={cores.clara} strokeWidth="6" strokeLinecap="round" opacity={1 - osso} />
      {bicho.listras && <Listras meia={meia} cor={cores.escura} quanto={1 - osso} />}
      {osso > 0 && <Ossos meia={meia} cima={cima} cores={cores} quanto={osso} />}
      {coxim > 0 && <Coxins meia={meia} cor={cores.escura} quanto={coxim} />}
      <path
        d={`M${pescoco[0]} ${MEIO - pescoco[1]}V${MEIO + pescoco[1]}`}
        stroke="#1f5c3f"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {cima.cabeca}
    </svg>
  );
}

const deUmLado =
  (lado: 1 | -1) =>
  ([x, meia]: Ponto): Ponto => [x, MEIO + lado * meia];

/** From the edge inwards, on both sides: they show the shape as much as the edge does. */
function Listras({ meia, cor, quanto }: { meia: readonly Ponto[]; cor: string; quanto: number }) {
  return (
    <g stroke={cor} strokeWidth="3.6" strokeLinecap="round" opacity={quanto}>
      {meia
        .slice(2, -3)
        .flatMap(([x, metade]) =>
          LADOS.map((lado) => (
            <path key={`${x}${lado}`} d={`M${x} ${MEIO + lado * (metade - 2)}l3 ${-lado * metade * 0.42}`} />
          )),
        )}
    </g>
  );
}

type OssosProps = { meia: readonly Ponto[]; cima: Bicho['cima']; cores: Bicho['cores']; quanto: number };

function Ossos({ meia, cima, cores, quanto }: OssosProps) {
  const bacia = meia[1] as Ponto;
  const { de, passo, alcance } = cima.costelas;
  return (
    <g opacity={quanto}>
      <g fill="none" stroke={cores.escura} strokeWidth="2.4" strokeLinecap="round">
        {CINCO.flatMap((i) =>
          LADOS.map((lado) => (
            <path
              key={`${i}${lado}`}
              d={`M${de + i * passo} ${MEIO + lado * 2.5}q1 ${lado * (alcance - 3)} -4 ${lado * alcance}`}
            />
          )),
        )}
      </g>
      <g fill={cores.escura}>
        {[44, 52, 60, 68, 76].map((x) => (
          <circle key={x} cx={x} cy={MEIO} r="2.2" />
        ))}
      </g>
      <g fill={cores.clara}>
        {LADOS.map((lado) => (
          <ellipse key={lado} cx={bacia[0] + 4} cy={MEIO + lado * (bacia[1] - 4)} rx="5" ry="3" />
        ))}
      </g>
    </g>
  );
}

/** Fat over the base of the tail and over the hips. */
function Coxins({ meia, cor, quanto }: { meia: readonly Ponto[]; cor: string; quanto: number }) {
  const [x, metade] = meia[1] as Ponto;
  return (
    <g fill="none" stroke={cor} strokeWidth="2.4" strokeLinecap="round" opacity={quanto}>
      {LADOS.map((lado) => (
        <path key={lado} d={`M${x - 8} ${MEIO + lado * 4}q7 ${lado * 2} 9 ${lado * (metade - 9)}`} />
      ))}
    </g>
  );
}
