import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EmCurso, Tracador } from '../observacao/tracador';
import { rotaDe, statusDe } from './pedidos';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its span, where traces are on and this one is kept. */
    trecho: EmCurso | undefined;
  }
}

/** Every few seconds from each proxy and each Prometheus: as in the log, they would bury the others. */
const ehSonda = ({ routeOptions: { config } }: FastifyRequest) => config.tecnica === 'operação';

/** A span for each request: method, declared route, status. Nothing that was asked for, and nobody who asked. */
export function tracarPedidos(app: FastifyInstance, tracador: Tracador): void {
  app.decorateRequest('trecho', undefined);
  app.addHook('onRequest', (req, reply, seguir) => {
    if (!ehSonda(req)) req.trecho = tracador.comecar(req.headers.traceparent);
    if (req.trecho) {
      req.log = req.log.child({ trace_id: req.trecho.traceId });
      reply.log = req.log;
    }
    tracador.dentroDe(req.trecho ? [req.trecho] : [], seguir);
  });
  app.addHook('onResponse', (req, reply, seguir) => {
    const pedido = { metodo: req.method, rota: rotaDe(req), status: statusDe(reply) };
    if (req.trecho) tracador.responder(req.trecho, pedido);
    seguir();
  });
}
