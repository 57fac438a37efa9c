import { MOTIVOS_DA_TRAVA } from '@indica-bem/domain/prescritor/licenca';
import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { lerLicenca } from '../prescritor/ler-licenca';

type DoParceiro = { prescritorId: number; hoje: string };

/**
 * Whoever puts a product on a recommendation in a partner's name comes through here, with the partner held: what is only for
 * vets goes out under a CRMV that the team has checked, and under no other.
 */
export async function exigirLicenca(
  trx: Trx,
  produto: { so_veterinario: boolean },
  { prescritorId, hoje }: DoParceiro,
): Promise<void> {
  if (!produto.so_veterinario) return;
  const { estado } = await lerLicenca(trx, prescritorId, hoje);
  if (estado !== 'valida') throw new Recusa('SO_VETERINARIO', { partes: { motivo: MOTIVOS_DA_TRAVA[estado] } });
}
