import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const UM_ANO = 31_536_000;
/** What decides which version of the app runs is asked for anew each time. */
const SEMPRE_NOVOS = ['index.html', 'sw.js', 'manifest.webmanifest'];

/** Serves the built web under /web: hashed assets for ever, the page always fresh. */
export async function servirWeb(app: FastifyInstance, pasta: string): Promise<void> {
  app.get('/', (_req, reply) => reply.redirect('/web/'));
  app.get('/web', (_req, reply) => reply.redirect('/web/'));
  if (!existsSync(path.join(pasta, 'index.html'))) return;
  const pagina = await readFile(path.join(pasta, 'index.html'));

  await app.register(fastifyStatic, {
    root: pasta,
    prefix: '/web/',
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (res, arquivo) => {
      res.header('cache-control', validadeDe(arquivo));
    },
  });

  // Any other address under /web is a screen: the router in the page decides what it shows.
  app.get('/web/*', (req, reply) => {
    const endereco = req.url.split('?')[0] ?? '';
    if (/\.[a-z0-9]{2,5}$/i.test(endereco) && endereco.startsWith('/web/assets/')) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(pagina);
  });
}

function validadeDe(arquivo: string): string {
  if (SEMPRE_NOVOS.includes(path.basename(arquivo))) return 'no-cache';
  const eterno = arquivo.includes(`${path.sep}assets${path.sep}`);
  return eterno ? `public, max-age=${UM_ANO}, immutable` : 'public, max-age=3600';
}
