import type { Sessao } from '@indica-bem/domain/conta/contrato';

/** The account's number in the answer to a login: each role calls it by its own name. */
export function contaDaSessao({ usuario }: Sessao): number {
  if ('id_tutor' in usuario) return usuario.id_tutor;
  if ('id_prescriber' in usuario) return usuario.id_prescriber;
  return 'id_shopkeeper' in usuario ? usuario.id_shopkeeper : usuario.id_admin;
}
