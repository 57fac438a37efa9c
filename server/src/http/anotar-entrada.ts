import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { FastifyRequest } from 'fastify';

/** Who came in and from where: what a theft leaves behind. An account's number and an address, nothing of the person. */
export function anotarEntrada<S extends Sessao>(req: FastifyRequest, sessao: S): S {
  req.log.info({ conta: contaDe(sessao), endereco: req.ip }, 'entrou');
  return sessao;
}

/** The account's number: each role calls it by its own name. */
function contaDe({ usuario }: Sessao): number {
  if ('id_tutor' in usuario) return usuario.id_tutor;
  if ('id_prescriber' in usuario) return usuario.id_prescriber;
  return 'id_shopkeeper' in usuario ? usuario.id_shopkeeper : usuario.id_admin;
}
