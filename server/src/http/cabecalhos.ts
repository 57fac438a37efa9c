import { abertaATodos, ageDeFato, type Chamada } from '@indica-bem/domain/contrato/chamada';
import type { FastifyInstance } from 'fastify';

/** What a file can be guarded by; the rest is about pages. */
const DE_TODOS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};
const DAS_PAGINAS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};
const UM_ANO = 31_536_000;

/** Strict headers for everything, made once: no inline script, no foreign origin but the map's pictures, no frame. */
export function cabecalhosDeSeguranca(app: FastifyInstance, https: boolean, mapa?: string): void {
  const dosArquivos = { ...DE_TODOS, ...(https && { 'strict-transport-security': `max-age=${UM_ANO}` }) };
  const todos = { ...dosArquivos, ...DAS_PAGINAS, 'content-security-policy': politica(https, mapa) };
  app.addHook('onRequest', (req, reply, seguir) => {
    reply.headers(ehPeca(req.url) ? dosArquivos : todos);
    const { chamada, tecnica } = req.routeOptions.config;
    if (tecnica || (chamada && !ehPublica(chamada))) reply.header('cache-control', 'no-store');
    seguir();
  });
}

/** The same for everybody, and nobody's: all else must not stay in a cache or on a shared computer. */
const ehPublica = (chamada: Chamada) => abertaATodos(chamada) && !ageDeFato(chamada);

/** The built scripts, styles and fonts, by the thousand and small: they are no pages, and nothing is to be set with them. */
export function ehPeca(url: string): boolean {
  return url.startsWith('/web/assets/');
}

function politica(https: boolean, mapa?: string): string {
  const regras = {
    'default-src': "'self'",
    'script-src': "'self'",
    // Mantine writes its CSS variables and responsive rules in <style> elements.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': ["'self'", 'data:', 'blob:', ...origemDoMapa(mapa)].join(' '),
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(https && { 'upgrade-insecure-requests': '' }),
  };
  return Object.entries(regras)
    .map(([regra, valor]) => `${regra} ${valor}`.trim())
    .join(';');
}

/** An address may spread its pictures over subdomains ({s}); a policy names them with a star. */
function origemDoMapa(mapa = ''): string[] {
  const origem = /^https?:\/\/[^/]+/.exec(mapa)?.[0].replace(/[^/.]*\{s\}[^.]*/, '*');
  return origem ? [origem] : [];
}
