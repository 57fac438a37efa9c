import type { FastifyInstance } from 'fastify';
import { Recusa } from '../nucleo/recusa';

/**
 * A plain form is what a mail reader posts when somebody leaves a list (RFC 8058). Only the calls that say so take one,
 * and they do not look into it: nothing of it is kept in memory.
 */
export function receberFormulariosSimples(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (req, corpo, pronto) => {
    if (!req.routeOptions.config.chamada?.formulario) return pronto(new Recusa('TIPO_NAO_SUPORTADO'));
    corpo.resume();
    pronto(null);
  });
}
