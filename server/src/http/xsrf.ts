import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ageDeFato } from '@indica-bem/domain/contrato/chamada';
import type { FastifyInstance } from 'fastify';
import { Recusa } from '../nucleo/recusa';
import { ehPeca } from './cabecalhos';

const COOKIE = 'XSRF-TOKEN';
const SEM_EFEITO = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The page itself, and an address typed or kept; a subdomain of ours is somebody else's page too. */
const DESTE_SITE = new Set(['same-origin', 'none']);

/** Browsers say where a request comes from, and no page can make them lie. Who says nothing is no browser with a page. */
export function recusarOutrosSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (req) => {
    const { chamada } = req.routeOptions.config;
    const origem = req.headers['sec-fetch-site'];
    if (!chamada || chamada.vemDeFora || !ageDeFato(chamada) || origem === undefined) return;
    if (!DESTE_SITE.has(String(origem))) throw new Recusa('OUTRO_SITE');
  });
}

/** A call that carries the cookie must repeat it; one without is judged by its api_token alone (spec 12.12). */
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
