import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contexto } from '../nucleo/contexto';
import { Recusa } from '../nucleo/recusa';

const FAIXAS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const DE_PROXY = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
const NANOS = 1e9;

type Contagem = { rotulos: string; faixas: number[]; soma: number; total: number };

/**
 * Prometheus' text format, written here: the product needs a few families of numbers and no library. `doBanco`: those that
 * the database tells; while it does not answer, the others still do.
 */
export function medir(
  api: FastifyInstance,
  { pool, config, avisos }: Pick<Contexto, 'pool' | 'config' | 'avisos'>,
  doBanco: () => Promise<Record<string, number>>,
): void {
  const contagens = new Map<string, Contagem>();
  const atraso = monitorEventLoopDelay({ resolution: 20 });
  atraso.enable();
  api.addHook('onClose', async () => void atraso.disable());
  api.addHook('onResponse', async (req, reply) => {
    const rota = req.routeOptions.config.chamada?.path ?? req.routeOptions.config.tecnica ?? 'nenhuma';
    const rotulos = `method="${req.method}",route="${rota}",status="${reply.statusCode}"`;
    anotar(contagens, rotulos, reply.elapsedTime / 1000);
  });

  api.get('/metrics', { config: { tecnica: 'operação' }, logLevel: 'warn' }, async (req, reply) => {
    if (!podeLer(req, config.senhaDasMetricas)) throw new Recusa('NAO_ENCONTRADO');
    const { rss, heapUsed } = process.memoryUsage();
    const medidas = await doBanco().catch(() => ({}));
    const linhas = [
      ...histograma('http_request_duration_seconds', [...contagens.values()]),
      ...contador('avisos_total', 'aviso', avisos.contagem()),
      ...medidor('process_resident_memory_bytes', rss),
      ...medidor('nodejs_heap_used_bytes', heapUsed),
      ...medidor('nodejs_eventloop_lag_p99_seconds', atraso.percentile(99) / NANOS),
      ...medidor('db_pool_connections', pool.totalCount),
      ...medidor('db_pool_idle_connections', pool.idleCount),
      ...medidor('db_pool_waiting_requests', pool.waitingCount),
      ...Object.entries(medidas).flatMap(([nome, valor]) => medidor(nome, valor)),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${linhas.join('\n')}\n`);
  });
}

/** With the password, where there is one; else only from this machine and not through a proxy, which may be on it too. */
function podeLer(req: FastifyRequest, senha: string | undefined): boolean {
  if (senha !== undefined) return iguais(/^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '', senha);
  return LOCAL.has(req.socket.remoteAddress ?? '') && DE_PROXY.every((nome) => req.headers[nome] === undefined);
}

const resumo = (texto: string) => createHash('sha256').update(texto).digest();
const iguais = (a: string, b: string) => timingSafeEqual(resumo(a), resumo(b));

function anotar(contagens: Map<string, Contagem>, rotulos: string, segundos: number): void {
  const contagem = contagens.get(rotulos) ?? { rotulos, faixas: FAIXAS.map(() => 0), soma: 0, total: 0 };
  contagens.set(rotulos, contagem);
  contagem.soma += segundos;
  contagem.total++;
  for (const [i, limite] of FAIXAS.entries())
    if (segundos <= limite) contagem.faixas[i] = (contagem.faixas[i] ?? 0) + 1;
}

const medidor = (nome: string, valor: number) => [`# TYPE ${nome} gauge`, `${nome} ${valor}`];

const contador = (nome: string, rotulo: string, vezes: ReadonlyMap<string, number>) => [
  `# TYPE ${nome} counter`,
  ...[...vezes].map(([qual, quantas]) => `${nome}{${rotulo}="${qual}"} ${quantas}`),
];

function histograma(nome: string, contagens: Contagem[]): string[] {
  return [
    `# TYPE ${nome} histogram`,
    ...contagens.flatMap(({ rotulos, faixas, soma, total }) => [
      ...FAIXAS.map((limite, i) => `${nome}_bucket{${rotulos},le="${limite}"} ${faixas[i]}`),
      `${nome}_bucket{${rotulos},le="+Inf"} ${total}`,
      `${nome}_sum{${rotulos}} ${soma.toFixed(6)}`,
      `${nome}_count{${rotulos}} ${total}`,
    ]),
  ];
}
