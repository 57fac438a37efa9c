import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ehPeca } from './cabecalhos';
import { Recusa } from './recusa';

const COOKIE = 'XSRF-TOKEN';
const SEM_EFEITO = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A call that carries the cookie must repeat it; one without is judged by its api_token alone (DECISIONS). */
export function protegerContraXsrf(app: FastifyInstance, seguro: boolean): void {
  app.addHook('onRequest', async (req, reply) => {
    if (ehPeca(req.url)) return;
    const cookie = req.cookies[COOKIE];
    if (!cookie) {
      const valor = randomBytes(18).toString('base64url');
      reply.setCookie(COOKIE, valor, { path: '/', sameSite: 'lax', secure: seguro });
      return;
    }
    if (!SEM_EFEITO.has(req.method) && !iguais(cookie, req.headers['x-xsrf-token'])) throw new Recusa('XSRF_INVALIDO');
  });
}

function iguais(cookie: string, header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false;
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)];
  return a.length === b.length && timingSafeEqual(a, b);
}
