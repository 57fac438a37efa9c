import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Strict headers for everything: no inline script, no foreign origin but the map's pictures, no referrer. */
export async function cabecalhosDeSeguranca(app: FastifyInstance, https: boolean, mapa?: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine writes its CSS variables and responsive rules in <style> elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...origemDoMapa(mapa)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (_req, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()');
  });
}

/** An address may spread its pictures over subdomains ({s}); a policy names them with a star. */
function origemDoMapa(mapa = ''): string[] {
  const origem = /^https?:\/\/[^/]+/.exec(mapa)?.[0].replace(/[^/.]*\{s\}[^.]*/, '*');
  return origem ? [origem] : [];
}
