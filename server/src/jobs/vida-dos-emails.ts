import type { TipoDeEmail } from '@indica-bem/domain/correio/tipos';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Trx } from '../db/conexao';

export type NomeDeEmail = `email-${TipoDeEmail}`;

const daConta = (campo: string) => `select c.id, null::int from conta c where c.id = (j.dados ->> '${campo}')::int`;
const doEstorno = (deQuem: string) => `select ${deQuem}, e.prescricao_id from estorno e
  join prescricao p on p.id = e.prescricao_id where e.id = (j.dados ->> 'estornoId')::int`;

const daRenovacao = (deQuem: string) => `select ${deQuem}, r.prescricao_id from renovacao r
  where r.id = (j.dados ->> 'renovacaoId')::int`;

const doPagamento = `select a.lojista_id, null::int from acerto_pagamento g join acerto a on a.id = g.acerto_id
  where g.id = (j.dados ->> 'pagamentoId')::int`;

const doCrmv = `select k.prescritor_id, null::int from crmv_conferido k where k.id = (j.dados ->> 'conferenciaId')::int`;

/** Whom each is for and which recommendation it is about, from its payload `j.dados`: an account, or one that has none yet. */
const DESTINOS: Record<NomeDeEmail, string> = {
  'email-indicacao': `select null::int, p.id from prescricao p where p.id = (j.dados ->> 'prescricaoId')::int`,
  'email-recuperacao': daConta('contaId'),
  'email-convite': daConta('contaId'),
  'email-cadastro': daConta('contaId'),
  'email-confirmacao': daConta('contaId'),
  'email-seguranca': daConta('contaId'),
  'email-crmv': doCrmv,
  'email-crmv-vence': doCrmv,
  'email-estoque': daConta('contaId'),
  'email-orcamento': daConta('contaId'),
  'email-exclusao': daConta('equipeId'),
  'email-loja-saiu': daConta('tutorId'),
  'email-cupom-tirado': `select p.tutor_id, p.id from acontecimento a join prescricao p on p.id = a.prescricao_id
    where a.id = (j.dados ->> 'acontecimentoId')::int`,
  'email-lembrete': `select e.tutor_id, null::int from evento e where e.id = (j.dados ->> 'eventoId')::int`,
  'email-trocado': `select t.conta_id, null::int from troca_de_email t where t.id = (j.dados ->> 'trocaId')::int`,
  'email-prazo': `select p.tutor_id, p.id from cupom c join prescricao p on p.id = c.prescricao_id
    where c.id = (j.dados ->> 'cupomId')::bigint`,
  'email-reposicao': `select p.tutor_id, p.id from prescricao p where p.id = (j.dados ->> 'prescricaoId')::int`,
  'email-renovacao': daRenovacao('r.prescritor_id'),
  'email-renovacao-recusada': daRenovacao('r.tutor_id'),
  'email-estorno': doEstorno('p.tutor_id'),
  'email-estorno-loja': doEstorno('e.lojista_id'),
  'email-pedido-de-estorno': `select k.id, c.prescricao_id from pedido_de_estorno q join cupom c on c.id = q.cupom_id
    join conta k on k.id = (j.dados ->> 'contaId')::int where q.id = (j.dados ->> 'pedidoId')::int`,
  'email-acerto-pago': doPagamento,
  'email-acerto-desfeito': doPagamento,
  'email-contestacao': daConta('contaId'),
  'email-contestacao-respondida': `select k.lojista_id, c.prescricao_id from contestacao k
    join acerto_linha l on l.id = k.linha_id join cupom c on c.id = l.cupom_id
    where k.id = (j.dados ->> 'contestacaoId')::int`,
  'email-acerto': `select a.lojista_id, null::int from acerto a where a.id = (j.dados ->> 'acertoId')::int`,
  'email-pedido-recusado': `select q.lojista_id, c.prescricao_id from pedido_de_estorno q
    join cupom c on c.id = q.cupom_id where q.id = (j.dados ->> 'pedidoId')::int`,
};

type Tarefa = { id: string; dados: object };

/** One statement for all of them. What is for nobody (a forgotten password of no account) leaves no row. */
export async function anotarEmails(trx: Trx, nome: NomeDeEmail, tarefas: Tarefa[], agora: Date): Promise<void> {
  const ids = tarefas.map(({ id }) => id);
  const dados = tarefas.map((tarefa) => JSON.stringify(tarefa.dados));
  await sql`
    insert into envio_de_email (id, tipo, dados, conta_id, prescricao_id, criado_em)
    select j.id, ${nome.slice('email-'.length)}, j.dados, d.conta_id, d.prescricao_id, ${agora}
      from unnest(${ids}::uuid[], ${dados}::jsonb[]) as j (id, dados)
     cross join lateral (${sql.raw(DESTINOS[nome])}) as d (conta_id, prescricao_id)
     where num_nonnulls(d.conta_id, d.prescricao_id) > 0`.execute(trx);
}

/** After a try that failed: when the queue tries again, or that it does not any more. */
export async function anotarProximaTentativa(pool: pg.Pool, id: string, agora: Date): Promise<void> {
  await pool.query(
    `update envio_de_email e
        set estado = case when j.state = 'failed' then 'desistiu' else e.estado end,
            encerrado_em = case when j.state = 'failed' then $2::timestamptz end,
            proxima_em = case when j.state = 'failed' then null else j.start_after end,
            falha = coalesce(e.falha, 'interna')
       from pgboss.job j where j.id = e.id and e.id = $1 and e.estado = 'espera'`,
    [id, agora],
  );
}
