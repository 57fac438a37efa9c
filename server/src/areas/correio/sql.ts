import type { VistaDoCorreio } from '@indica-bem/domain/correio/contrato';
import { type RawBuilder, sql } from 'kysely';

/** That an e-mail `e` did not arrive and that nobody sent it again nor left it as it is. */
export const SEM_RESPOSTA = sql<boolean>`
  (e.estado in ('recusado', 'desistiu') and e.reenviado_em is null and e.deixado_em is null)`;

/** That an e-mail `e` is in this view of the list. */
export const NA_VISTA: Record<VistaDoCorreio, RawBuilder<boolean>> = {
  falharam: SEM_RESPOSTA,
  esperam: sql`e.estado = 'espera'`,
  enviados: sql`e.estado = 'enviado'`,
  todos: sql`true`,
};

/** That an e-mail `e` may be sent anew: it was not delivered, or waits after a try that failed, and nobody did so yet. */
export const REENVIAVEL = sql<boolean>`
  (e.reenviado_em is null and (e.estado in ('recusado', 'desistiu') or e.estado = 'espera' and e.tentativas > 0))`;

/** Of the account `k`: the way into the team is sent from Equipe, by who answers for it. */
export const LINK_DE_COLEGA = sql<boolean>`
  (coalesce(k.papel = 'indicabem', false) and e.tipo in ('convite', 'cadastro', 'recuperacao'))`;
