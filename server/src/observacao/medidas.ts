import { type Contador, FAMILIAS, type Histograma, type Medidor, type NomeDeFamilia } from './familias';

/** Of few possible values each: a number, a name or an address of somebody is none. */
type Rotulos = Record<string, string | number>;
/** By the whole name of a series: `queue_waiting_jobs{queue="limpeza"}`. */
export type Series = Record<string, number>;

const FAIXAS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
type Tempos = { faixas: number[]; soma: number; total: number };

const contagens = new Map<string, number>();
const tempos = new Map<Histograma, Map<string, Tempos>>();

/** Of this process since it began, whoever asks. With 0 it is there before the first one, which is then seen to be one more. */
export function contar(nome: Contador, rotulos: Rotulos = {}, quantos = 1): void {
  const qual = serie(nome, rotulos);
  contagens.set(qual, (contagens.get(qual) ?? 0) + quantos);
}

export function cronometrar(nome: Histograma, rotulos: Rotulos, segundos: number): void {
  const daFamilia = tempos.get(nome) ?? new Map<string, Tempos>();
  tempos.set(nome, daFamilia);
  const chave = escritos(rotulos);
  const anotados = daFamilia.get(chave) ?? { faixas: FAIXAS.map(() => 0), soma: 0, total: 0 };
  daFamilia.set(chave, anotados);
  anotados.soma += segundos;
  anotados.total++;
  for (const [i, limite] of FAIXAS.entries())
    if (segundos <= limite) anotados.faixas[i] = (anotados.faixas[i] ?? 0) + 1;
}

export const serie = (nome: Contador | Medidor, rotulos: Rotulos): string =>
  Object.keys(rotulos).length === 0 ? nome : `${nome}{${escritos(rotulos)}}`;

const escritos = (rotulos: Rotulos) =>
  Object.entries(rotulos)
    .map(
      ([rotulo, valor]) => `${rotulo}="${String(valor).replace(/["\\\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`,
    )
    .join(',');

/** All there is, in Prometheus' text format. `medidas`: how things stand now. */
export function expor(medidas: Series): string {
  const linhas = new Map<NomeDeFamilia, string[]>();
  const juntas = new Map([...contagens, ...Object.entries(medidas)]);
  for (const [qual, valor] of juntas) {
    const nome = qual.split('{', 1)[0] as NomeDeFamilia;
    linhas.set(nome, [...(linhas.get(nome) ?? []), `${qual} ${valor}`]);
  }
  for (const [nome, series] of tempos)
    linhas.set(
      nome,
      [...series].flatMap(([chave, t]) => emFaixas(nome, chave, t)),
    );
  const ordem = (Object.keys(FAMILIAS) as NomeDeFamilia[]).filter((nome) => linhas.has(nome));
  return ordem
    .flatMap((nome) => [
      `# HELP ${nome} ${FAMILIAS[nome].ajuda}`,
      `# TYPE ${nome} ${FAMILIAS[nome].tipo}`,
      ...(linhas.get(nome) ?? []),
    ])
    .map((linha) => `${linha}\n`)
    .join('');
}

const emFaixas = (nome: Histograma, chave: string, { faixas, soma, total }: Tempos) => [
  ...FAIXAS.map((limite, i) => `${nome}_bucket{${chave},le="${limite}"} ${faixas[i]}`),
  `${nome}_bucket{${chave},le="+Inf"} ${total}`,
  `${nome}_sum{${chave}} ${soma.toFixed(6)}`,
  `${nome}_count{${chave}} ${total}`,
];
