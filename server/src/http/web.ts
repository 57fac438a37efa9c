import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type CartaoDoLink, comCartao } from './cartao-do-link';
import { cartaoDaEntrada } from './cartoes-da-entrada';

const UM_ANO = 31_536_000;
/** What decides which version of the app runs is asked for anew each time. */
const SEMPRE_NOVOS = ['index.html', 'sw.js', 'manifest.webmanifest'];

/** Shown by mail readers, some of which are pages of another site. */
const NAS_CARTAS = ['icone-192.png', 'embalagem.png', 'cartao.png'];

/** An address that says more of itself than its name. `arquivo`: the page that was built for it. */
type PaginaComCartao = { arquivo: string; cartao: () => Promise<CartaoDoLink> };
type Opcoes = { urlPublica: () => string; comCartoes: Record<string, PaginaComCartao> };

/** Serves the built web under /web: hashed assets for ever, the page always fresh. */
export async function servirWeb(app: FastifyInstance, pasta: string, opcoes?: Opcoes): Promise<void> {
  app.get('/', (_req, reply) => reply.redirect('/web/'));
  app.get('/web', (_req, reply) => reply.redirect('/web/'));
  if (!existsSync(path.join(pasta, 'index.html'))) return;
  const pagina = await readFile(path.join(pasta, 'index.html'));
  const lerCartao = opcoes && (await prepararCartoes(pasta, opcoes));

  await app.register(fastifyStatic, {
    root: pasta,
    prefix: '/web/',
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (res, arquivo) => {
      res.header('cache-control', validadeDe(arquivo));
      if (NAS_CARTAS.includes(path.basename(arquivo))) res.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  // Any other address under /web is a screen: the router in the page decides what it shows.
  app.get('/web/*', async (req, reply) => {
    const endereco = req.url.split('?')[0] ?? '';
    if (/\.[a-z0-9]{2,5}$/i.test(endereco) && endereco.startsWith('/web/assets/')) return reply.callNotFound();
    // A card that cannot be written now must not cost the page.
    const comEle = await lerCartao?.(endereco).catch((erro) => void req.log.warn(erro, 'cartão do link'));
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(comEle ?? pagina);
  });
}

/** The pages that have a card, by address; a build without a file of its own for one uses the common page. */
async function prepararCartoes(pasta: string, { urlPublica, comCartoes }: Opcoes) {
  const paginas = await Promise.all(
    Object.entries(comCartoes).map(async ([endereco, { arquivo, cartao }]) => {
      const nome = existsSync(path.join(pasta, arquivo)) ? arquivo : 'index.html';
      const html = await readFile(path.join(pasta, nome), 'utf8');
      return [endereco, async () => comCartao(html, urlPublica() + endereco, await cartao())] as const;
    }),
  );
  const porEndereco = new Map(paginas);
  const comum = await readFile(path.join(pasta, 'index.html'), 'utf8');
  return async (escrito: string) => {
    const endereco = escrito.replace(/\/+$/, '');
    const propria = porEndereco.get(endereco.toLowerCase());
    if (propria) return propria();
    const entrada = cartaoDaEntrada(endereco, urlPublica());
    return entrada ? comCartao(comum, entrada.canonico, entrada.cartao) : undefined;
  };
}

function validadeDe(arquivo: string): string {
  if (SEMPRE_NOVOS.includes(path.basename(arquivo))) return 'no-cache';
  const eterno = arquivo.includes(`${path.sep}assets${path.sep}`);
  return eterno ? `public, max-age=${UM_ANO}, immutable` : 'public, max-age=3600';
}
