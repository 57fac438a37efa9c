import { verPainel, verPendencias } from '@indica-bem/domain/painel/chamadas';
import { adiantarResposta } from '../lib/adiantadas';

/** What the team's home shows first, under both of its addresses. */
export function adiantarPainel(): void {
  adiantarResposta(verPendencias);
  adiantarResposta(verPainel, { query: {} });
}
