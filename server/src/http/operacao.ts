import type { FastifyInstance } from 'fastify';
import { estaMigrado } from '../db/migrar';
import type { Contexto } from '../nucleo/contexto';
import { Recusa } from '../nucleo/recusa';

/** For whoever runs the product: alive, ready. */
export function rotasDeOperacao(api: FastifyInstance, { pool }: Contexto, pastaDasMigracoes: string): void {
  const config = { tecnica: 'operação' };
  api.get('/health', { config, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  api.get('/ready', { config, logLevel: 'warn' }, async () => {
    const pronto = await estaMigrado(pool, pastaDasMigracoes).catch(() => false);
    if (!pronto) throw new Recusa('INDISPONIVEL', { aguarde: 1 });
    return { status: 'ok' };
  });
}
