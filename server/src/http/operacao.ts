import type { FastifyInstance } from 'fastify';
import { situacaoDoBanco } from '../migracao/migrar';
import type { Contexto } from '../nucleo/contexto';
import { Recusa } from '../nucleo/recusa';
import { VERSAO } from '../nucleo/versao';
import { encerrando } from './parada';

/** For whoever runs the product: alive, ready. */
export function rotasDeOperacao(api: FastifyInstance, { pool, avaria }: Contexto, pastaDasMigracoes: string): void {
  const config = { tecnica: 'operação' };
  api.get('/health', { config, logLevel: 'warn' }, async () => ({ status: 'ok', versao: VERSAO }));
  api.get('/ready', { config, logLevel: 'warn' }, async () => {
    if (api.parada.fase !== 'atendendo') throw encerrando();
    const situacao = await situacaoDoBanco(pool, pastaDasMigracoes).catch(() => null);
    const motivo = avaria?.();
    if (!situacao || situacao.atras.length > 0) throw new Recusa('INDISPONIVEL', { aguarde: 1, motivo });
    // Ahead: a newer version migrated it and is taking over. Migrations leave older code what it needs.
    return {
      status: 'ok',
      versao: VERSAO,
      banco: situacao.adiante.length > 0 ? 'adiante' : 'em dia',
      ...(motivo && { motivo }),
    };
  });
}
