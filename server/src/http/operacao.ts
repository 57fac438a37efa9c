import type { FastifyInstance } from 'fastify';
import { abrirPool } from '../db/conexao';
import { SEM_ESPACO } from '../db/erros-do-banco';
import { usosDoBanco } from '../db/opcoes-da-conexao';
import type { Contexto } from '../nucleo/contexto';
import { Recusa } from '../nucleo/recusa';
import { VERSAO } from '../nucleo/versao';
import { type Series, serie } from '../observacao/medidas';
import { encerrando } from './parada';
import { abrirProntidao, type Motivo } from './prontidao';

/** Also when nobody asks: the clock is set by it, and the log tells when something began and ended. */
const ENTRE_OLHARES_MS = 10_000;
const LEMBRAR_DO_DISCO_MS = 30_000;

/** For whoever runs the product: alive, ready. Answers how to tell it in numbers. */
export function rotasDeOperacao(
  api: FastifyInstance,
  { pool, config, relogioDoBanco, avisos, avaria }: Contexto,
  pastaDasMigracoes: string,
): () => Series {
  const sonda = abrirPool(pool.options.connectionString ?? '', 1, usosDoBanco(config).sonda);
  const olhar = abrirProntidao(sonda, relogioDoBanco, pastaDasMigracoes);
  let antes: Motivo | null = null;
  const olharEAnotar = async () => {
    const prontidao = await olhar();
    const { motivo } = prontidao;
    if (motivo === antes) return prontidao;
    if (motivo) api.log.error({ motivo, ...(motivo === 'relogio' && atraso()) }, FRASES[motivo]);
    else api.log.warn({ motivo: antes }, 'pronta outra vez');
    antes = motivo;
    return prontidao;
  };
  const atraso = () => ({ segundosAdiante: Math.round((relogioDoBanco.desvio() ?? 0) / 1000) });
  let cheioEm = Number.NEGATIVE_INFINITY;
  avisos.aoRegistrar((aviso) => {
    if (aviso === SEM_ESPACO) cheioEm = performance.now();
  });

  const olhares = setInterval(olharEAnotar, ENTRE_OLHARES_MS).unref();
  api.addHook('onClose', async () => {
    clearInterval(olhares);
    await sonda.end();
  });

  const rota = { config: { tecnica: 'operação' }, logLevel: 'warn' } as const;
  api.get('/health', rota, async () => ({ status: 'ok', versao: VERSAO }));
  api.get('/ready', rota, async () => {
    if (api.parada.fase !== 'atendendo') throw encerrando();
    const { motivo, adiante } = await olharEAnotar();
    // Who only reads is still served on a full disk: it is said here, and no reason to take every instance away.
    const alem = avaria?.() ?? (performance.now() - cheioEm < LEMBRAR_DO_DISCO_MS ? SEM_ESPACO : undefined);
    if (motivo) throw new Recusa('INDISPONIVEL', { aguarde: 1, motivo: alem ?? motivo });
    return { status: 'ok', versao: VERSAO, banco: adiante ? 'adiante' : 'em dia', ...(alem && { motivo: alem }) };
  });

  return () => {
    const motivo = api.parada.fase === 'atendendo' ? antes : ENCERRANDO;
    return {
      ready: motivo === null ? 1 : 0,
      clock_offset_seconds: (relogioDoBanco.desvio() ?? 0) / 1000,
      ...Object.fromEntries(
        [...Object.keys(FRASES), ENCERRANDO].map((reason) => [
          serie('readiness_reason', { reason }),
          reason === motivo ? 1 : 0,
        ]),
      ),
    };
  };
}

const ENCERRANDO = 'encerrando';

const FRASES: Record<Motivo, string> = {
  'sem-resposta': 'não está pronta: o banco de dados não responde',
  'somente-leitura': 'não está pronta: o banco de dados só aceita leituras (é uma réplica?)',
  'esquema-atrasado': 'não está pronta: faltam migrações no banco de dados',
  relogio: 'não está pronta: o relógio desta máquina e o do banco de dados diferem em mais de 30 s; vale o do banco',
};
