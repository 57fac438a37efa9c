import { type RawBuilder, sql } from 'kysely';

/**
 * Everything that happened to the recommendation `p`, from the tables that know it, as one list: one row of `vida` each, with
 * what its kind tells in `dados`. A new matter is one more `union all`. `ordem` parts what has the same moment.
 */
export const vidaDe = (id: number, limite: number): RawBuilder<LinhaDaVida> => sql<LinhaDaVida>`
  with p as (select * from prescricao where id = ${id}),
  cupons as (
    select c.*, l.nome_fantasia as loja, row_number() over (order by c.criado_em, c.id) as n
      from cupom c join lojista l on l.id = c.lojista_id where c.prescricao_id = ${id}),
  vida (em, ordem, tipo, autor_id, dados) as (
    select p.criada_em, 0, case when p.lote_id is null then 'emitida' else 'impressa' end,
           coalesce(case when p.lote_id is null then coalesce(p.prescritor_id, p.origem_lojista_id) end, t.criado_por), '{}'::jsonb
      from p left join lote t on t.id = p.lote_id
    union all select p.cancelada_em, 1, 'codigo_cancelado', t.cancelado_por,
           jsonb_build_object('motivo', t.motivo, 'texto', t.texto) from p join lote t on t.id = p.lote_id
      where p.cancelada_em is not null
    union all select e.criado_em, 2, 'email_na_fila', null, jsonb_build_object('email', e.tipo)
      from envio_de_email e where e.prescricao_id = ${id}
    union all select coalesce(e.encerrado_em, e.tentado_em), 3,
           case e.estado when 'enviado' then 'email_enviado' when 'recusado' then 'email_recusado'
             when 'desistiu' then 'email_sem_entrega' when 'dispensado' then 'email_dispensado' else 'email_adiado' end, null,
           jsonb_build_object('email', e.tipo, 'falha', e.falha, 'resposta', e.codigo, 'vezes', e.tentativas)
      from envio_de_email e where e.prescricao_id = ${id} and (e.estado <> 'espera' or e.tentativas > 0)
    union all select least(greatest((p.data_resgate + time '12:00') at time zone 'America/Sao_Paulo', p.criada_em),
             (select min(criado_em) from cupons)), 4, 'resgatada', p.tutor_id,
           '{"so_dia": true}' from p
      where p.data_resgate is not null
        and not exists (select from acontecimento a where a.prescricao_id = p.id and a.tipo = 'resgatada')
    union all select a.em, 5, a.tipo, a.autor_id,
           jsonb_build_object('motivo', a.motivo, 'texto', a.texto, 'loja', c.loja, 'cupom', c.codigo)
      from acontecimento a left join cupons c on c.id = a.cupom_id where a.prescricao_id = ${id}
    union all select s.consentida_em, 5, 'pet_partilhado', p.tutor_id, '{}'
      from p join pet_partilha s on s.pet_id = p.pet_id and s.prescritor_id = p.prescritor_id
    union all select s.revogada_em, 6, 'partilha_encerrada', p.tutor_id, '{}'
      from p join pet_partilha s on s.pet_id = p.pet_id and s.prescritor_id = p.prescritor_id
     where s.revogada_em is not null
    union all select c.criado_em, 6, case when c.n = 1 then 'loja_escolhida' else 'loja_trocada' end, p.tutor_id,
           jsonb_build_object('loja', c.loja, 'cupom', c.codigo) from cupons c, p
    union all select r.ultima_em, 7, 'recusada_no_caixa', r.lojista_id,
           jsonb_build_object('recusa', r.recusa, 'vezes', r.vezes, 'cupom', c.codigo)
      from cupons c join recusa_no_caixa r on r.cupom_id = c.id
    union all select c.efetivado_em, 8, 'validada', c.lojista_id, jsonb_build_object('cupom', c.codigo,
           'valor', c.valor, 'funcionario', c.nome_funcionario) from cupons c where c.estado = 'efetivado'
    union all select e.efetivado_em, 8, 'validada', e.lojista_id, jsonb_build_object('cupom', c.codigo,
           'valor', e.valor, 'funcionario', e.nome_funcionario) from cupons c join estorno e on e.cupom_id = c.id
    union all select s.criada_em, 9, 'em_analise', null, jsonb_build_object('cupom', c.codigo)
      from cupons c join compra_suspeita s on s.cupom_id = c.id
    union all select s.liberada_em, 10, 'analise_encerrada', s.liberada_por, jsonb_build_object('texto', s.motivo)
      from cupons c join compra_suspeita s on s.cupom_id = c.id where s.liberada_em is not null
    union all select q.pedido_em, 11, 'estorno_pedido', q.lojista_id, jsonb_build_object('motivo', q.motivo, 'texto', q.texto)
      from cupons c join pedido_de_estorno q on q.cupom_id = c.id
    union all select q.respondido_em, 12, 'estorno_negado', q.respondido_por, jsonb_build_object('texto', q.resposta)
      from cupons c join pedido_de_estorno q on q.cupom_id = c.id where q.estado = 'recusado'
    union all select n.enviada_em, 9, 'nota_enviada', n.enviada_por, jsonb_build_object('cupom', c.codigo, 'nota', n.chave)
      from cupons c join nota n on n.cupom_id = c.id
    union all select r.enviada_em, 9, 'nota_enviada', r.enviada_por, jsonb_build_object('cupom', c.codigo, 'nota', r.chave)
      from cupons c join nota_retirada r on r.cupom_id = c.id
    union all select r.retirada_em, 10, 'nota_retirada', r.retirada_por,
           jsonb_build_object('cupom', c.codigo, 'nota', r.chave, 'motivo', r.motivo)
      from cupons c join nota_retirada r on r.cupom_id = c.id
    union all select e.nota_em, 9, 'nota_enviada', e.nota_por, jsonb_build_object('cupom', c.codigo, 'nota', e.nota)
      from cupons c join estorno e on e.cupom_id = c.id where e.nota is not null
    union all select e.estornado_em, 13, 'estornada', e.estornado_por,
           jsonb_build_object('motivo', e.motivo, 'texto', e.texto, 'valor', e.valor, 'cupom', c.codigo)
      from cupons c join estorno e on e.cupom_id = c.id
    union all select k.excluida_em, 17, 'tutor_excluido', null, '{}'::jsonb
      from p join conta k on k.id = p.tutor_id where k.excluida_em is not null
    union all select r.pedida_em, 15, 'renovacao_pedida', r.tutor_id, '{}'::jsonb
      from renovacao r where r.prescricao_id = ${id}
    union all select r.respondida_em, 16, 'renovacao_' || r.estado,
           case when r.estado = 'retirada' then r.tutor_id else r.prescritor_id end, jsonb_build_object('texto', r.texto)
      from renovacao r where r.prescricao_id = ${id} and r.estado <> 'aberta'
    union all select a.fechado_em, 14, case l.tipo when 'compra' then 'acertada' else 'acerto_ajustado' end, null,
           jsonb_build_object('cupom', c.codigo, 'loja', c.loja, 'mes', to_char(a.mes, 'YYYY-MM'))
      from cupons c join acerto_linha l on l.cupom_id = c.id join acerto a on a.id = l.acerto_id
  )
  select v.em, v.tipo, v.dados, k.papel, coalesce(t.nome, r.nome, l.nome_fantasia, a.nome) as nome
    from vida v
    left join conta k on k.id = v.autor_id
    left join tutor t on t.id = k.id
    left join prescritor r on r.id = k.id
    left join lojista l on l.id = k.id
    left join administrador a on a.id = k.id
   order by v.em desc, v.ordem desc
   limit ${limite}`;

export type LinhaDaVida = {
  em: Date;
  tipo: string;
  dados: {
    so_dia?: true;
    email?: string | null;
    falha?: string | null;
    resposta?: string | null;
    vezes?: number | null;
    motivo?: string | null;
    texto?: string | null;
    loja?: string | null;
    cupom?: string | null;
    recusa?: string | null;
    valor?: number | null;
    funcionario?: string | null;
    nota?: string | null;
    mes?: string | null;
  };
  papel: string | null;
  nome: string | null;
};
