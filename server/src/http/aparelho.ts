import { randomBytes } from 'node:crypto';
import { nomeDoAparelho } from '@indica-bem/domain/conta/aparelho';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Aparelho } from '../nucleo/aparelho';
import type { Contexto } from '../nucleo/contexto';

const COOKIE = 'aparelho';
const MARCA = /^[\w-]{43}$/;
/** As long as browsers keep anything. */
const DURA = 400 * 24 * 3600;

/** The browser that asks to come in, marked so that it is known the next time; the mark opens nothing. */
export function aparelhoDe({ config }: Contexto, req: FastifyRequest, reply: FastifyReply): Aparelho {
  const trazida = req.cookies[COOKIE] ?? '';
  const marca = MARCA.test(trazida) ? trazida : randomBytes(32).toString('base64url');
  const secure = config.urlPublica?.startsWith('https:') ?? false;
  reply.setCookie(COOKIE, marca, { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge: DURA });
  return { nome: nomeDoAparelho(req.headers['user-agent']), marca };
}
