import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import { indicacaoVencida } from '@indica-bem/domain/prescricao/regras';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { exigirCotaDeEmails } from '../../mail/cota-de-emails';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { tutorExcluido } from '../../nucleo/tutor-excluido';
import { VALIDADE_DA_INDICACAO } from './sql';

type Reenvio = {
  id: number;
  sessao: Sessao;
  email?: string | null | undefined;
  telefone?: string | null | undefined;
  agora: Date;
  hoje: string;
  autoria: Autoria | null;
};

const POR_DIA = 3;

/** To the e-mail and phone on the recommendation and to nobody else; three a day. */
export const reenviarPrescricao = (
  { db, fila, config }: Omit<Contexto, 'db'> & { db: Db | Trx },
  argumentos: Reenvio,
): Promise<void> =>
  transacao(db, async (trx) => {
    const { id, sessao, hoje } = argumentos;
    let consulta = trx
      .selectFrom('prescricao as p')
      .select(['p.email', 'p.telefone', 'p.data_ativacao', 'p.bloqueada_em'])
      .select(sql<string | null>`${sql.raw(VALIDADE_DA_INDICACAO)}`.as('validade'))
      .where('p.id', '=', id)
      .forUpdate('p');
    if (sessao.papel === 'prescritor') consulta = consulta.where('p.prescritor_id', '=', sessao.id);
    const p = await consulta.executeTakeFirst();
    if (!p) throw new Recusa('NAO_ENCONTRADO');
    if (p.data_ativacao !== null) throw new Recusa('INDICACAO_FINALIZADA');
    if (await tutorExcluido(trx, id)) throw new Recusa('TUTOR_EXCLUIDO');
    // Who is of the team is not sent to the team.
    const recusa = sessao.papel === 'indicabem' ? 'INDICACAO_JA_BLOQUEADA' : 'INDICACAO_BLOQUEADA';
    if (p.bloqueada_em !== null) throw new Recusa(recusa);
    if (p.validade !== null && indicacaoVencida({ dataAtivacao: null, validade: p.validade }, hoje))
      throw new Recusa('INDICACAO_VENCIDA', { partes: { data: isoParaBr(p.validade) } });
    const outroEmail = argumentos.email && argumentos.email.trim().toLowerCase() !== p.email;
    const outroTelefone = argumentos.telefone && limparTelefone(argumentos.telefone) !== p.telefone;
    if (outroEmail || outroTelefone) throw new Recusa('REENVIO_DIFERENTE');
    if (!p.email) throw recusarCampo('email', 'Esta indicação não tem e-mail. Envie o link por WhatsApp.');

    const { rows } = await sql`
    insert into reenvio as r (prescricao_id, dia, vezes) values (${id}, ${hoje}, 1)
    on conflict (prescricao_id, dia) do update set vezes = r.vezes + 1 where r.vezes < ${POR_DIA}
    returning 1`.execute(trx);
    if (rows.length === 0) throw new Recusa('REENVIO_ESGOTADO');
    if (config.limites) await exigirCotaDeEmails(trx, p.email, argumentos.agora);
    // One that was not delivered is answered by this one, and leaves the list of those.
    await trx
      .updateTable('envio_de_email')
      .set({ reenviado_em: argumentos.agora, reenviado_por: sessao.id })
      .where('prescricao_id', '=', id)
      .where('tipo', '=', 'indicacao')
      .where('estado', 'in', ['recusado', 'desistiu'])
      .where('reenviado_em', 'is', null)
      .execute();
    await fila.enfileirar(trx, 'email-indicacao', { prescricaoId: id });
    await auditar(trx, argumentos.autoria, { id });
  });
