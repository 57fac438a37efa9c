import type { LojistaDoAdmin } from '@indica-bem/domain/lojista/contrato';
import type { RespostaDe } from '../../lib/api';

/** The team gets every store whole; the type alone does not know it. */
export function lojasDa({ shopkeepers }: RespostaDe<'GET /shopkeepers'>): LojistaDoAdmin[] {
  return shopkeepers.flatMap((loja) => ('razao_social' in loja ? [loja] : []));
}
