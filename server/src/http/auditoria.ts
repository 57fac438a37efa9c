import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Autoria } from '../nucleo/auditoria';
import type { Avisos } from '../nucleo/avisos';

export const ATO_SEM_REGISTRO = 'ato-sem-registro';

type Ocasiao = { req: FastifyRequest; reply: FastifyReply; avisos: Avisos };

/**
 * What was done and answered with a success has left one row in the audit trail, and what declares none has left none. Whoever
 * called still gets the answer: the fault is ours, and is told to who runs the product, and to the test that caused it.
 */
export function exigirRegistro(
  { ato, method, path }: Chamada,
  autoria: Autoria,
  { req, reply, avisos }: Ocasiao,
): void {
  if (reply.statusCode >= 300) return;
  const devidas = ato && !autoria.semEfeito ? 1 : 0;
  if (autoria.linhas === devidas) return;
  const rota = `${method} ${path}`;
  req.log.error({ rota, linhas: autoria.linhas, devidas }, 'ato sem o seu registro');
  avisos.registrar(ATO_SEM_REGISTRO, { rota, linhas: autoria.linhas, devidas });
}
