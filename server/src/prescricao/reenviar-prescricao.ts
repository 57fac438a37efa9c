import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import { sql } from 'kysely';
import type { Trx } from '../db/conexao';
import { Recusa, recusarCampo } from '../http/recusa';
import type { Sessao } from '../http/sessao';
import type { Fila } from '../jobs/fila';

type Pedido = {
  id: number;
  sessao: Sessao;
  email: string | null | undefined;
  telefone: string | null | undefined;
  hoje: string;
};

const POR_DIA = 3;

/** To the e-mail and phone on the recommendation and to nobody else; three a day. */
export async function reenviarPrescricao(trx: Trx, fila: Fila, pedido: Pedido): Promise<void> {
  const { id, sessao, hoje } = pedido;
  let consulta = trx
    .selectFrom('prescricao')
    .select(['email', 'telefone', 'data_ativacao'])
    .where('id', '=', id)
    .forUpdate();
  if (sessao.papel === 'prescritor') consulta = consulta.where('prescritor_id', '=', sessao.id);
  const p = await consulta.executeTakeFirst();
  if (!p) throw new Recusa('NAO_ENCONTRADO');
  if (p.data_ativacao !== null) throw new Recusa('INDICACAO_FINALIZADA');
  const outroEmail = pedido.email && pedido.email.trim().toLowerCase() !== p.email;
  const outroTelefone = pedido.telefone && limparTelefone(pedido.telefone) !== p.telefone;
  if (outroEmail || outroTelefone) throw new Recusa('REENVIO_DIFERENTE');
  if (!p.email) throw recusarCampo('email', 'Esta indicação não tem e-mail. Envie o link por WhatsApp.');

  const { rows } = await sql`
    insert into reenvio as r (prescricao_id, dia, vezes) values (${id}, ${hoje}, 1)
    on conflict (prescricao_id, dia) do update set vezes = r.vezes + 1 where r.vezes < ${POR_DIA}
    returning 1`.execute(trx);
  if (rows.length === 0) throw new Recusa('REENVIO_ESGOTADO');
  await fila.enfileirar(trx, 'email-indicacao', { prescricaoId: id });
}
