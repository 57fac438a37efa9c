import type { ServerResponse } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Recusa } from '../nucleo/recusa';

/** `escoando`: not ready, and serving all the same. `recusando`: only what is in hand goes on. */
type Fase = 'atendendo' | 'escoando' | 'recusando';
type Parada = { fase: Fase };

declare module 'fastify' {
  interface FastifyInstance {
    parada: Parada;
  }
}

const RONDA_MS = 50;
const AGUARDE = 2;

export const encerrando = () => new Recusa('INDISPONIVEL', { aguarde: AGUARDE, motivo: 'encerrando' });

/**
 * From the first moment of stopping every answer ends its connection, while new ones are still taken: a proxy's kept
 * connections move away one by one, and none is left for a request to meet its end on. `app.close()` then refuses what still
 * comes, waits `prazo` for what is in hand, and cuts the rest: silent, half sent, or slow to read.
 */
export function prepararParada(app: FastifyInstance, prazo: number): void {
  const parada: Parada = { fase: 'atendendo' };
  app.decorate('parada', parada);
  const emMaos = new Set<ServerResponse>();

  app.addHook('onRequest', (_, reply, seguir) => {
    const { raw } = reply;
    if (parada.fase === 'recusando') {
      // For proxies: surely nothing was done, and another instance may take it, whatever the call.
      reply.header('x-encerrando', '1');
      // Fastify has said that it closes, also to who is still writing: see below.
      raw.removeHeader('connection');
      return seguir(encerrando());
    }
    const acabar = () => emMaos.delete(raw);
    emMaos.add(raw.once('finish', acabar).once('close', acabar));
    seguir();
  });
  app.addHook('onSend', (req, reply, conteudo, seguir) => {
    // Before the whole body came, closing would cost the client the answer: it is still writing.
    if (parada.fase !== 'atendendo' && req.raw.complete) reply.header('connection', 'close');
    seguir(null, conteudo);
  });

  app.addHook('preClose', async () => {
    parada.fase = 'recusando';
    const fim = performance.now() + prazo;
    while (emMaos.size > 0 && performance.now() < fim) await esperar(RONDA_MS);
    if (emMaos.size > 0) app.log.warn({ requisicoes: emMaos.size }, 'o prazo da parada acabou com requisições em mãos');
    app.server.closeAllConnections();
  });
}
