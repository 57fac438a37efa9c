import type { Bicho } from './bicho';
import { contorno, medida, type Ponto, pontos } from './contorno';

const COLEIRA = '#1f5c3f';
const CINCO = [0, 1, 2, 3, 4];

/** The animal from the side: ribs, spine and hip bone while they show, then folds and the belly that hangs. */
export function DeLado({ bicho, ecc }: { bicho: Bicho; ecc: number }) {
  const { cores, lado, larguraDoRabo } = bicho;
  const dorso = pontos(ecc, lado.dorso);
  const ventre = pontos(ecc, lado.ventre);
  const barriga = ventre.slice(0, -2);
  const osso = Math.max(0, medida(ecc, [1, -0.1, -1]));
  const dobra = Math.max(0, medida(ecc, [-1, -0.9, 0.75]));
  const { pescoco, coxa, pernas } = lado;
  const perna = medida(ecc, pernas.largura);
  return (
    <svg viewBox="0 0 160 110" aria-hidden>
      <ellipse cx="80" cy="105" rx="64" ry="4" fill="#174a32" fillOpacity=".1" />
      <g fill="none" stroke={cores.escura} strokeWidth={perna} strokeLinecap="round" strokeLinejoin="round">
        <path d={lado.rabo} strokeWidth={larguraDoRabo} />
        <path d={pernas.frente} transform={`translate(${lado.recuo} -2)`} />
        <path d={pernas.tras} transform={`translate(${lado.recuo} -2)`} />
      </g>
      <path d={contorno([...dorso, lado.peito, ...ventre])} fill={cores.corpo} />
      <path d={contorno([...barriga, ...barriga.map(acima).reverse()])} fill={cores.clara} />
      <path
        d={`M${pescoco.de.join(' ')}L${pescoco.ate.join(' ')}`}
        stroke={cores.corpo}
        strokeWidth={medida(ecc, pescoco.largura)}
        strokeLinecap="round"
      />
      {bicho.listras && <Listras dorso={dorso} cor={cores.escura} quanto={1 - osso} />}
      <g fill="none" stroke={cores.corpo} strokeWidth={perna} strokeLinecap="round" strokeLinejoin="round">
        <path d={pernas.frente} />
        <path d={pernas.tras} />
      </g>
      <ellipse cx={coxa.centro[0]} cy={coxa.centro[1]} rx={medida(ecc, coxa.rx)} ry={coxa.ry} fill={cores.corpo} />
      <Patas patas={lado.patas} cor={cores.pata} />
      {osso > 0 && <Ossos lado={lado} dorso={dorso} cor={cores.escura} clara={cores.clara} quanto={osso} />}
      {dobra > 0 && <Dobras lado={lado} ventre={ventre} cor={cores.escura} quanto={dobra} />}
      <Coleira de={pescoco.de} ate={pescoco.ate} largura={medida(ecc, pescoco.largura)} />
      {lado.cabeca}
    </svg>
  );
}

const acima = ([x, y]: Ponto): Ponto => [x, y - 8];

function Patas({ patas, cor }: { patas: readonly Ponto[]; cor: string }) {
  return patas.map(([x, y]) => <ellipse key={x} cx={x} cy={y} rx="7" ry="4" fill={cor} />);
}

/** Follow the back wherever the score puts it, and give way to the bones. */
function Listras({ dorso, cor, quanto }: { dorso: readonly Ponto[]; cor: string; quanto: number }) {
  return (
    <g stroke={cor} strokeWidth="4" strokeLinecap="round" opacity={quanto}>
      {dorso.slice(1, -1).map(([x, y]) => (
        <path key={x} d={`M${x} ${y + 2}l-2 9`} />
      ))}
    </g>
  );
}

type OssosProps = { lado: Bicho['lado']; dorso: readonly Ponto[]; cor: string; clara: string; quanto: number };

function Ossos({ lado, dorso, cor, clara, quanto }: OssosProps) {
  const { de, passo, altura } = lado.costelas;
  const [bacia] = [dorso[2] as Ponto];
  return (
    <g opacity={quanto}>
      <g fill="none" stroke={cor} strokeWidth="2.6" strokeLinecap="round">
        {CINCO.map((i) => (
          <path key={i} d={`M${de[0] + i * passo} ${de[1]}q5 ${altura / 2} -1 ${altura}`} />
        ))}
      </g>
      <ellipse cx={bacia[0] - 4} cy={bacia[1] + 8} rx="6" ry="3.6" fill={clara} />
      <g fill={cor}>
        {CINCO.map((i) => (
          <circle key={i} cx={bacia[0] + 5 + i * 8} cy={alturaDoDorso(dorso, bacia[0] + 5 + i * 8) + 1} r="2" />
        ))}
      </g>
    </g>
  );
}

function alturaDoDorso(dorso: readonly Ponto[], x: number): number {
  const depois = dorso.findIndex(([px]) => px >= x);
  const [a, b] = [dorso[depois - 1] as Ponto, dorso[depois] as Ponto];
  return a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
}

type DobrasProps = { lado: Bicho['lado']; ventre: readonly Ponto[]; cor: string; quanto: number };

function Dobras({ lado, ventre, cor, quanto }: DobrasProps) {
  const [cx, cy] = lado.coxa.centro;
  const fundo = Math.max(...ventre.map(([, y]) => y));
  const [px, py] = lado.pescoco.de;
  return (
    <g fill="none" stroke={cor} strokeWidth="2.4" strokeLinecap="round" opacity={quanto}>
      <path d={`M${cx + 15} ${cy + 4}q7 8 3 ${fundo - cy - 10}`} />
      <path d={`M${px - 12} ${py - 8}q9 5 9 16`} />
      <path d={`M${cx - 10} ${cy - 18}q7 -5 14 -1`} />
    </g>
  );
}

/** Across the neck, as wide as it is. */
function Coleira({ de, ate, largura }: { de: Ponto; ate: Ponto; largura: number }) {
  const [dx, dy] = [ate[0] - de[0], ate[1] - de[1]];
  const metade = (largura / 2 + 0.5) / Math.hypot(dx, dy);
  const [x, y] = [de[0] + dx * 0.45, de[1] + dy * 0.45];
  return (
    <path
      d={`M${x + dy * metade} ${y - dx * metade}L${x - dy * metade} ${y + dx * metade}`}
      stroke={COLEIRA}
      strokeWidth="5"
      strokeLinecap="round"
    />
  );
}
