import type { MotivoDeEsquecer } from '@indica-bem/domain/interesse/regras';
import { ato } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';

type Esquecido = { id: number; motivo: MotivoDeEsquecer; autoria: Autoria };

/** The row goes at once; the trail says that somebody was forgotten and why, and not who it was. */
export const esquecerInteressado = ato(async (trx, { id, motivo, autoria }: Esquecido): Promise<void> => {
  const apagado = await trx
    .deleteFrom('interesse')
    .where('id', '=', id)
    .returning(['tipo', 'situacao'])
    .executeTakeFirst();
  if (!apagado) throw new Recusa('NAO_ENCONTRADO');
  await auditar(trx, autoria, { id, antes: apagado, depois: { motivo } });
});
