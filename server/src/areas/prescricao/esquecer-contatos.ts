import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { MESES_COM_CONTATO } from '@indica-bem/domain/prescricao/prazos';
import { sql } from 'kysely';
import type { Db } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { auditarSistema } from '../../nucleo/auditoria';

const POR_VEZ = 1000;

/**
 * A recommendation that nobody redeemed does not say for ever whom it was for. A few at a time, the oldest first, each
 * lot a transaction of its own: a redemption in hand is left for the next round.
 */
export async function esquecerContatos(db: Db, agora: Date): Promise<void> {
  const hoje = hojeEmSaoPaulo(agora);
  for (;;) {
    const quantos = await transacao(db, async (trx) => {
      const { numAffectedRows = 0n } =
        await sql`update prescricao set email = null, telefone = null, tutor_nome = null, pet_nome = null, anotacoes = null
           where id in (select id from prescricao
                         where tutor_id is null and (email is not null or telefone is not null)
                           and data < ${hoje}::date - make_interval(months => ${MESES_COM_CONTATO})
                         order by data, id limit ${POR_VEZ} for update skip locked)`.execute(trx);
      const lote = Number(numAffectedRows);
      const depois = { quantos: lote };
      if (lote > 0) await auditarSistema(trx, { ato: 'contatos-esquecidos', objeto: 'prescricao', depois, agora });
      return lote;
    });
    if (quantos < POR_VEZ) return;
  }
}
