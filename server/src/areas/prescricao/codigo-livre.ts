import { deNinguem } from '@indica-bem/domain/atendimento/regras';
import { type RawBuilder, sql } from 'kysely';

type Codigo = {
  tutor_id: number | null;
  prescritor_id: number | null;
  origem_lojista_id: number | null;
  lote_id: number | null;
  especifica: boolean;
  cancelada_em: Date | null;
};

/** A printed code that waits for whoever registers it: a partner, or an online store's file. */
export function codigoLivre(p: Codigo): boolean {
  return emBranco(p) && p.cancelada_em === null;
}

/** The same of a recommendation `p`, as a condition; the tests hold them together. */
export const codigoLivreEmSql = (p: string): RawBuilder<boolean> => {
  const de = (coluna: string) => sql.ref(`${p}.${coluna}`);
  return sql<boolean>`(${de('lote_id')} is not null and not ${de('especifica')} and ${de('tutor_id')} is null
    and ${de('prescritor_id')} is null and ${de('origem_lojista_id')} is null and ${de('cancelada_em')} is null)`;
};

/** Printed, and nobody has registered it: free, or cancelled with its batch. */
export function emBranco(p: Omit<Codigo, 'cancelada_em'>): boolean {
  return deNinguem(p) && p.lote_id !== null && !p.especifica;
}
