import type { FastifyInstance } from 'fastify';

const RONDA_MS = 100;

/**
 * A connection kept alive after its last answer would hold a stopping server for more than a minute: those busy when it
 * began to stop are sent away as they fall idle.
 */
export function despedirConexoes(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const ronda = setInterval(() => app.server.closeIdleConnections(), RONDA_MS).unref();
    app.server.once('close', () => clearInterval(ronda));
  });
}
