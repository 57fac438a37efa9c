import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ageDeFato } from '@indica-bem/domain/contrato/chamada';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Recusa } from '../nucleo/recusa';
import { ehPeca } from './cabecalhos';

const COOKIE = 'XSRF-TOKEN';
const SEM_EFEITO = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The page itself, and an address typed or kept; a subdomain of ours is somebody else's page too. */
const DESTE_SITE = new Set(['same-origin', 'none']);

/** Browsers say where a request comes from, and no page can make them lie. Who says nothing is no browser with a page. */
export function recusarOutrosSites(app: FastifyInstance): void {
  app.addHook('onRequest', (req, _, seguir) => {
    const { chamada } = req.routeOptions.config;
    const origem = req.headers['sec-fetch-site'];
    if (!chamada || chamada.vemDeFora || !ageDeFato(chamada) || origem === undefined) return seguir();
    seguir(DESTE_SITE.has(String(origem)) ? undefined : new Recusa('OUTRO_SITE'));
  });
}

/** A call that carries the cookie must repeat it; one without is judged by its token alone (spec 12.12). */
export function protegerContraXsrf(app: FastifyInstance, seguro: boolean): void {
  app.addHook('onRequest', (req, _, seguir) => {
    const cookie = req.cookies[COOKIE];
    if (!cookie || SEM_EFEITO.has(req.method) || ehPeca(req.url)) return seguir();
    seguir(iguais(cookie, req.headers['x-xsrf-token']) ? undefined : new Recusa('XSRF_INVALIDO'));
  });
  // When it is known whether a cache may keep the answer: it would keep nothing that sets a cookie, or hand one to everybody.
  app.addHook('onSend', (req, reply, _, seguir) => {
    if (!req.cookies[COOKIE] && !ehPeca(req.url) && !paraTodos(reply)) {
      const valor = randomBytes(18).toString('base64url');
      reply.setCookie(COOKIE, valor, { path: '/', sameSite: 'lax', secure: seguro });
    }
    seguir();
  });
}

const paraTodos = (reply: FastifyReply) => String(reply.getHeader('cache-control')).startsWith('public');

function iguais(cookie: string, header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false;
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)];
  return a.length === b.length && timingSafeEqual(a, b);
}
