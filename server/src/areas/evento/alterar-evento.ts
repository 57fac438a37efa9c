import type { DadosDoEvento, Evento } from '@indica-bem/domain/evento/contrato';
import { diaDoLembrete } from '@indica-bem/domain/evento/regras';
import { sql } from 'kysely';
import { ato } from '../../db/transacao';
import { type Autoria, auditarEdicao } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { apresentarEvento, COLUNAS_DO_EVENTO, lerEvento } from './ler-eventos';

type Alteracao = { id: number; dados: DadosDoEvento; tutorId: number; agora: Date; autoria: Autoria };

/** On another date it is remembered anew; on the same one, what was sent stays sent. */
export const alterarEvento = ato(async (trx, alteracao: Alteracao): Promise<Evento> => {
  const { id, dados, tutorId, agora, autoria } = alteracao;
  const { titulo, descricao = null, data } = dados;
  const antes = await lerEvento(trx, id, tutorId);
  const mudou = sql<boolean>`data <> ${data}::date`;
  const linha = await trx
    .updateTable('evento')
    .set({
      titulo,
      descricao,
      data,
      lembrar_em: sql`case when ${mudou} then ${diaDoLembrete(data, agora)}::date else lembrar_em end`,
      notificado_em: sql`case when ${mudou} then null else notificado_em end`,
    })
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .returning(COLUNAS_DO_EVENTO)
    .executeTakeFirstOrThrow(() => new Recusa('NAO_ENCONTRADO'));
  const depois = apresentarEvento(linha);
  await auditarEdicao(trx, autoria, { id, antes, depois });
  return depois;
});
