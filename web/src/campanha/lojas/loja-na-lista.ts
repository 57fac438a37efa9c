import type { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import type { LojistaDoAdmin } from '@indica-bem/domain/lojista/contrato';
import type { RespostaDe } from '../../lib/tipos-da-api';

/** The team gets every store whole; the type alone does not know it. */
export function lojasDa({ shopkeepers }: RespostaDe<typeof listarLojistas>): LojistaDoAdmin[] {
  return shopkeepers.flatMap((loja) => ('razao_social' in loja ? [loja] : []));
}
