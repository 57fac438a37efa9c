import { sql } from 'kysely';
import { ato } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import { segurarLojas, travarCampanha } from './travar-campanha';

/** Its stores go back to their base discount; how many those were is the answer. */
export const deletarCampanha = ato(
  async (trx, id: number, agora: Date, autoria: Autoria): Promise<{ lojas: number }> => {
    await travarCampanha(trx, id);
    await trx.updateTable('campanha').set({ excluida_em: agora }).where('id', '=', id).execute();
    await segurarLojas(trx, sql`l.campanha_id = ${id}`);
    const { numUpdatedRows } = await trx
      .updateTable('lojista')
      .set({ campanha_id: null })
      .where('campanha_id', '=', id)
      .executeTakeFirst();
    const lojas = Number(numUpdatedRows);
    await auditar(trx, autoria, { id, antes: { lojas } });
    return { lojas };
  },
);
