import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Recusa } from '../nucleo/recusa';

declare module 'fastify' {
  interface FastifyRequest {
    /** What it was answered, where that was a no. */
    recusa: Recusa | null;
    /** What its connection had written before it. */
    jaEscritos: number | undefined;
  }
}

/** What a proxy or a caller may name its request by: enough for a UUID or a trace, nothing that a log could trip over. */
const ACEITO = /^[A-Za-z0-9._-]{1,64}$/;
const CABECALHO = 'x-request-id';
/** Gone before its answer began; the number nginx has for it. */
const FOI_EMBORA = 499;

const daqui = randomBytes(5).toString('base64url');
let quantas = 0;
/** One that no other request has, of no instance and before no restart. */
export const novoId = () => `${daqui}-${(++quantas).toString(36)}`;

export function idDoPedido({ headers: { [CABECALHO]: pedido } }: IncomingMessage): string {
  return typeof pedido === 'string' && ACEITO.test(pedido) ? pedido : novoId();
}

/** For the audit trail, where no two may be alike: one that came from outside, and may come again, is told apart. */
export const idNaTrilha = ({ id, headers }: FastifyRequest) => (headers[CABECALHO] === id ? `${id}~${novoId()}` : id);

/** By the contract's path, or why there is none: never by what was asked for, which may hold a code. */
export function rotaDe({ routeOptions: { config, url } }: FastifyRequest): string {
  return config?.chamada?.path ?? config?.tecnica ?? url ?? 'nenhuma';
}

export const statusDe = ({ raw, statusCode }: FastifyReply) => (raw.headersSent ? statusCode : FOI_EMBORA);

/** Every answer says the request's id, and every request leaves one line: numbers, an address, nothing of the person. */
export function anotarPedidos(app: FastifyInstance): void {
  app.decorateRequest('recusa', null);
  app.decorateRequest('jaEscritos', undefined);
  app.addHook('onRequest', (req, reply, seguir) => {
    reply.header(CABECALHO, req.id);
    req.jaEscritos = req.raw.socket.bytesWritten;
    seguir();
  });
  app.addHook('onResponse', (req, reply, seguir) => {
    const { recusa, raw, jaEscritos } = req;
    req.log.info(
      {
        metodo: req.method,
        rota: rotaDe(req),
        status: statusDe(reply),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(jaEscritos !== undefined && { bytes: raw.socket.bytesWritten - jaEscritos }),
        endereco: req.ip,
        conta: req.conta ?? recusa?.detalhes.conta ?? null,
        ...(recusa && { recusa: recusa.codigo }),
      },
      'pedido',
    );
    seguir();
  });
}
