import type { FalhaDeEntrega } from '@indica-bem/domain/correio/falha';
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

const doAcontecimento = `select p.tutor_id, p.id from acontecimento a join prescricao p on p.id = a.prescricao_id
  where a.id = (j.dados ->> 'acontecimentoId')::int`;

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
  'email-cupom-tirado': doAcontecimento,
  'email-bloqueio': doAcontecimento,
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

/** `espera`: seconds until the next try; `tentaPor`: seconds from its birth after which there is none. */
type Falha = { nome: NomeDeEmail; id: string; espera: number; tentaPor: number; falha: FalhaDeEntrega; motivo: string };

/**
 * A try that failed, in the queue and in the row that tells of it: both wait for the same moment, or both are over. Reckoned by
 * the database's clock. A quarter of the wait is chance, so that what failed together does not come back together.
 */
export async function falharEmail(pool: pg.Pool, falhou: Falha, agora: Date): Promise<void> {
  const { nome, id, espera, tentaPor, falha, motivo } = falhou;
  await pool.query(
    `with j as (
       update pgboss.job j
          set state = (case when v.volta then 'retry' else 'failed' end)::pgboss.job_state,
              start_after = case when v.volta then v.proxima else j.start_after end,
              completed_on = case when not v.volta then now() end, output = $5::jsonb
         from (select name, id, p.proxima, p.proxima < created_on + $4::int * interval '1 second' as volta
                 from pgboss.job,
                      lateral (select now() + $3::int * (1 + random() / 4) * interval '1 second' as proxima) p
                where name = $1 and id = $2 and state = 'active') v
        where j.name = v.name and j.id = v.id
        returning j.id, v.volta, v.proxima)
     update envio_de_email e
        set estado = case when j.volta then e.estado else 'desistiu' end,
            encerrado_em = case when not j.volta then $6::timestamptz end,
            proxima_em = case when j.volta then j.proxima end,
            falha = coalesce(e.falha, $7)
       from j where j.id = e.id and e.estado = 'espera'`,
    [nome, id, espera, tentaPor, JSON.stringify({ message: motivo }), agora, falha],
  );
}
