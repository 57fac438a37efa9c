import { setTimeout as esperar } from 'node:timers/promises';
import { iniciarCarga, type Pessoas, type Vida } from '../faults/comum/carga';
import { conferir } from '../faults/comum/conferir';
import type { Instancia } from '../faults/comum/processo';
import { aceita } from './caminho-do-banco';
import type { Entrada } from './entradas';
import type { Onde } from './instancias';
import type { Patroni } from './patroni';
import { Placar } from './placar';
import type { Programa } from './programas';
import { comRelogioErrado } from './relogio';
import { ate } from './servicos';

export type Mundo = Onde & {
  patroni: Patroni;
  instancias: readonly Instancia[];
  entradas: Partial<Record<Entrada, string>>;
  pessoas: Pessoas;
  todas: Vida[];
};

/** `desde`: from when on it counts how long it takes to be back, if not from the beginning. `mal`: not as it should be. */
type Vivido = { desde?: number; nota?: string; mal?: boolean } | undefined;

export type Evento = {
  nome: string;
  precisaDe: readonly Programa[];
  entrada: Entrada;
  /** What it may cost at most. */
  limite: { falhas?: number; volta?: number };
  acontecer(mundo: Mundo): Promise<Vivido>;
  /** Makes the world whole again, once the load has gone. */
  refazer?(mundo: Mundo): Promise<unknown>;
};

export type Linha = {
  evento: string;
  chamadas: number;
  falhas: number;
  'volta (s)': number;
  reconhecidos: number;
  perdidos: number;
  dobrados: number;
  invariantes: number;
  nota: string;
};

/** Longer than every proxy of ours needs to see that an instance is back. */
const ENTRE_INSTANCIAS_MS = 3_000;
const SILENCIO_MS = 20_000;

const reinicio = (entrada: Entrada): Evento => ({
  nome: `as duas instâncias, uma depois da outra (${entrada})`,
  precisaDe: [entrada],
  entrada,
  limite: { falhas: 0 },
  async acontecer({ instancias }) {
    for (const instancia of instancias) {
      await instancia.parar();
      await instancia.subir();
      await esperar(ENTRE_INSTANCIAS_MS);
    }
    return undefined;
  },
});

export const EVENTOS: readonly Evento[] = [
  reinicio('haproxy'),
  reinicio('nginx'),
  reinicio('caddy'),
  {
    nome: 'troca de primário (switchover)',
    precisaDe: ['patroni'],
    entrada: 'haproxy',
    limite: {},
    async acontecer({ patroni }) {
      await patroni.trocar();
      return undefined;
    },
    refazer: ({ patroni }) => patroni.ficarInteiro(),
  },
  {
    nome: 'kill -9 do primário e do seu Patroni',
    precisaDe: ['patroni'],
    entrada: 'haproxy',
    limite: {},
    async acontecer({ patroni }) {
      const morto = await patroni.matarPrimario();
      await ate('outro primário', async () => (await patroni.primario()) !== morto);
      return undefined;
    },
    async refazer({ patroni }) {
      for (const { patroni: servico } of patroni.nos) if (!servico.vivo) servico.ligar();
      await patroni.ficarInteiro();
    },
  },
  {
    nome: 'pacotes engolidos entre o produto e o banco',
    precisaDe: [],
    entrada: 'haproxy',
    limite: { volta: 10 },
    async acontecer({ fio, instancias, pessoas }) {
      fio.calar();
      const direto = Promise.all(instancias.map(({ url }) => primeiraResposta(url, pessoas)));
      await esperar(SILENCIO_MS);
      fio.voltar();
      return { desde: performance.now(), nota: `${(await direto).join(', ')}; com ${fio.como}` };
    },
  },
  {
    nome: 'reinício do PgBouncer',
    precisaDe: ['pgbouncer'],
    entrada: 'haproxy',
    limite: {},
    async acontecer({ caminho: { pgbouncer, porta } }) {
      await pgbouncer?.desligar();
      pgbouncer?.ligar();
      await ate('o PgBouncer no ar', () => aceita(porta), pgbouncer);
      return undefined;
    },
  },
  {
    nome: 'uma terceira instância com o relógio 2 min adiantado',
    precisaDe: ['faketime'],
    entrada: 'haproxy',
    limite: { falhas: 0 },
    acontecer: comRelogioErrado,
  },
];

/** What one instance itself says to a call that needs the database, and after how long. */
async function primeiraResposta(url: string, { tutores: [tutor] }: Pessoas): Promise<string> {
  const inicio = performance.now();
  const resposta = await fetch(`${url}/api/tutor/${tutor?.id}/pets`, {
    headers: { api_token: tutor?.token ?? '' },
    signal: AbortSignal.timeout(SILENCIO_MS),
  }).then(
    ({ status }) => `${status}`,
    () => 'nada',
  );
  return `${resposta} em ${((performance.now() - inicio) / 1000).toFixed(1)} s`;
}

/** Load, the event in the middle of it, load again; then everybody finishes and the books are compared. */
export async function viver(evento: Evento, mundo: Mundo): Promise<{ linha: Linha; inteiro: boolean }> {
  const { caminho, entradas, pessoas, todas } = mundo;
  const placar = new Placar();
  const carga = iniciarCarga([entradas[evento.entrada] ?? ''], pessoas);
  await esperar(2_000);
  const inicio = performance.now();
  const vivido = await evento.acontecer(mundo);
  await esperar(5_000);
  const vidas = await carga.parar();
  await evento.refazer?.(mundo);
  todas.push(...vidas);
  const { reconhecidos, perdidos, dobrados, invariantes, registro } = await conferir(caminho.direto, vidas);
  const motivos = Object.entries(placar.motivos).map(([motivo, n]) => `${motivo}: ${n}`);
  const linha = {
    evento: evento.nome,
    chamadas: placar.chamadas,
    falhas: placar.falhas,
    'volta (s)': Number(placar.segundosAteVoltar(vivido?.desde ?? inicio).toFixed(1)),
    reconhecidos,
    perdidos,
    dobrados,
    invariantes: invariantes + registro,
    nota: [vivido?.nota, ...motivos].filter(Boolean).join('; '),
  };
  const { falhas = Number.POSITIVE_INFINITY, volta = Number.POSITIVE_INFINITY } = evento.limite;
  const certo = perdidos + dobrados + linha.invariantes === 0 && !vivido?.mal;
  return { linha, inteiro: certo && linha.falhas <= falhas && linha['volta (s)'] <= volta };
}
