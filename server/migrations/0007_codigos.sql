-- Ids nobody can foresee; printed codes that are no recommendations yet, and that can be cancelled.

-- Ids change and the panel is counted anew: whoever writes waits that moment, whoever reads does not.
lock table prescricao, cupom, cupom_online, resumo_a_somar, resumo in exclusive mode;

-- ── Ids dos cupons ───────────────────────────────────────────────────────────────────────────────────────────────

-- The QR holds the id. random() gives its state away with the first few numbers; the last 60 bits of this UUID are all
-- drawn from the system's strong source. Fifteen digits: the most that every number of a browser holds exactly.
alter table cupom alter column id set default
  100000000000000 + ('x' || right(replace(gen_random_uuid()::text, '-', ''), 15))::bit(60)::bigint % 900000000000000;

alter table cupom_online
  drop constraint cupom_online_cupom_id_fkey,
  add constraint cupom_online_cupom_id_fkey foreign key (cupom_id) references cupom (id) on update cascade;
-- What can still be used must not keep an id that was foreseeable. Used coupons never change.
update cupom set id = default where estado = 'ativo';

-- ── Códigos impressos ────────────────────────────────────────────────────────────────────────────────────────────

alter table lote
  add column cancelado_em timestamptz,
  add column cancelado_por int references administrador (id),
  add constraint lote_cancelado_por_alguem check ((cancelado_em is null) = (cancelado_por is null));
create index lote_por_referencia on lote (data_referencia, id) where especifica;

alter table prescricao
  add column cancelada_em timestamptz,
  -- Only what nobody took is cancelled, and what was cancelled nobody takes.
  add constraint prescricao_cancelada_livre
    check (cancelada_em is null or num_nonnulls(prescritor_id, origem_lojista_id, tutor_id) = 0);

-- A printed code of a campaign belongs to no day until somebody redeems it; the day of printing stays with its batch.
update prescricao set data = data_resgate where especifica and tutor_id is not null and data <> data_resgate;

-- ── O painel: um código em branco não é uma indicação ────────────────────────────────────────────────────────────

-- Null while nobody has registered or redeemed the code.
create function etapa_da_indicacao(prescritor_id int, origem_lojista_id int, tutor_id int, lojista_id int, data_ativacao date)
  returns int language sql immutable parallel safe
  return case when num_nonnulls(prescritor_id, origem_lojista_id, tutor_id) > 0
              then etapa_da_prescricao(tutor_id, lojista_id, data_ativacao) end;

create or replace function resumir_prescricao() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into resumo_a_somar (medida, mes, chave, quantas)
    select m.medida, mes_de(m.dia), m.chave, sum(p.sinal)
      from (select 1 as sinal, data, prescritor_id, origem_lojista_id, produto_id, tutor_id, lojista_id, data_ativacao from depois
            union all
            select -1, data, prescritor_id, origem_lojista_id, produto_id, tutor_id, lojista_id, data_ativacao from antes) p
     cross join lateral (values
       ('indicacao', p.data, etapa_da_indicacao(p.prescritor_id, p.origem_lojista_id, p.tutor_id, p.lojista_id, p.data_ativacao)),
       ('parceiro', p.data, p.prescritor_id),
       ('produto', p.data, p.produto_id),
       ('loja', p.data_ativacao, case when p.data_ativacao is not null then p.lojista_id end)
     ) m (medida, dia, chave)
     where m.chave is not null
     group by 1, 2, 3 having sum(p.sinal) <> 0;
  else
    insert into resumo_a_somar (medida, mes, chave, quantas)
    select m.medida, mes_de(m.dia), m.chave, case tg_op when 'INSERT' then count(*) else -count(*) end
      from mudadas p
     cross join lateral (values
       ('indicacao', p.data, etapa_da_indicacao(p.prescritor_id, p.origem_lojista_id, p.tutor_id, p.lojista_id, p.data_ativacao)),
       ('parceiro', p.data, p.prescritor_id),
       ('produto', p.data, p.produto_id),
       ('loja', p.data_ativacao, case when p.data_ativacao is not null then p.lojista_id end)
     ) m (medida, dia, chave)
     where m.chave is not null
     group by 1, 2, 3;
  end if;
  return null;
end $$;

delete from resumo_a_somar where medida = 'indicacao';
delete from resumo where medida = 'indicacao';
insert into resumo (medida, mes, chave, quantas)
  select 'indicacao', mes_de(data), i.etapa, count(*)
    from prescricao p
   cross join lateral (values
     (etapa_da_indicacao(p.prescritor_id, p.origem_lojista_id, p.tutor_id, p.lojista_id, p.data_ativacao))) i (etapa)
   where i.etapa is not null group by 2, 3;
