import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Prazos } from '../config/prazos';

/** Fastify turns Node's own deadline for requests off unless one is given. */
export function opcoesDePrazo({ cabecalhos, total, ronda }: Prazos) {
  return {
    requestTimeout: total,
    connectionTimeout: total,
    http: { headersTimeout: cabecalhos, connectionsCheckingInterval: ronda },
  };
}

type Chegada = { id: string; resposta: ServerResponse; prazo: number; lidosAntes: number };

/** Ends what stops or trickles in the middle of a body: Node itself only knows the deadline of the whole. */
export function vigiarCorpos(app: FastifyInstance, { corpo, bytesPorSegundo, ronda }: Prazos): void {
  const chegando = new Map<IncomingMessage, Chegada>();
  app.addHook('onRequest', ({ raw, id }, { raw: resposta }, seguir) => {
    if (temCorpo(raw) && !raw.complete && raw.socket.bytesRead !== undefined) {
      chegando.set(raw, { id, resposta, prazo: performance.now() + corpo, lidosAntes: raw.socket.bytesRead });
      raw.once('close', () => chegando.delete(raw));
    }
    seguir();
  });

  const conferir = () => {
    for (const [raw, chegada] of chegando) {
      if (raw.complete) {
        chegando.delete(raw);
        continue;
      }
      // What came and was not yet read waits for us, not for the client.
      if (raw.readableLength > 0) chegada.prazo += ronda;
      const chegaram = raw.socket.bytesRead - chegada.lidosAntes;
      if (performance.now() < chegada.prazo + (chegaram / bytesPorSegundo) * 1000) continue;
      chegando.delete(raw);
      // Refused before its body was read: the answer is out, and nobody waits for the rest.
      if (chegada.resposta.headersSent) raw.socket.destroySoon();
      else app.server.emit('clientError', erroDePrazo(chegada.id), raw.socket);
    }
  };
  const relogio = setInterval(conferir, ronda).unref();
  app.addHook('onClose', async () => clearInterval(relogio));
}

const temCorpo = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** As Node's own deadlines tell it, so that one handler answers them all. */
const erroDePrazo = (requisicao: string) =>
  Object.assign(new Error('o corpo não chegou a tempo'), { code: 'ERR_HTTP_REQUEST_TIMEOUT', requisicao });
