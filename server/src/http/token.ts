import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The characters of our tokens; those that a company's own proxy writes there are others (a JWT has dots). */
const BEARER = /^Bearer +([\w-]+)$/i;

/**
 * The session's token. nginx and others drop `api_token` for its underscore; `api-token` and `Authorization: Bearer` say the
 * same. Where they differ ours is believed: nobody else writes it, and a proxy may write the other for itself.
 */
export function tokenDe({ api_token, 'api-token': comHifen, authorization }: IncomingHttpHeaders) {
  return api_token ?? comHifen ?? BEARER.exec(authorization ?? '')?.[1];
}

/**
 * Our pages send the token by both its own names, and nobody else knows the second: where it comes alone, something in front
 * took the first. They go on; who sends `api_token` alone is answered 401 and sees no reason. Said once.
 */
export function notarTokenDescartado(app: FastifyInstance): void {
  let dito = false;
  app.addHook('onRequest', (req, _, seguir) => {
    if (!dito && req.headers['api-token'] !== undefined && req.headers.api_token === undefined) {
      dito = true;
      app.log.warn(
        'um proxy na frente descarta o cabeçalho api_token, pelo sublinhado (nginx: underscores_in_headers on): quem só manda esse fica sem sessão; Authorization: Bearer passa',
      );
    }
    seguir();
  });
}
