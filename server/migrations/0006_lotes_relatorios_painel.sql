-- Batches, reports, the panel's numbers, imports of coupons.

alter table lote
  add column chave uuid,
  add column chave_corpo bytea,
  add constraint lote_uma_vez unique (criado_por, chave);
create index lote_por_tipo on lote (especifica, id desc);

-- Recommendations made at an online store (DECISIONS, model 2) have a store where others have a partner.
alter table prescricao add column origem_lojista_id int references lojista (id);
alter table prescricao drop constraint prescricao_check3;
alter table prescricao add constraint prescricao_tem_origem
  check (especifica or lote_id is not null or prescritor_id is not null or origem_lojista_id is not null);
create index prescricao_de_origem on prescricao (origem_lojista_id) where origem_lojista_id is not null;

-- Room on each page: finishing a recommendation touches no indexed column, and then rewrites no index either.
alter table prescricao set (fillfactor = 85);

-- ── Relatórios ───────────────────────────────────────────────────────────────────────────────────────────────────

create index prescricao_resgatada on prescricao (data_resgate, id) where tutor_id is not null;
create index prescricao_especifica on prescricao (data, id) where especifica;

-- A cell that a spreadsheet would run as a formula becomes text: = + - @ tab CR.
create function celula(texto text) returns text
  language sql immutable parallel safe
  return case when ascii(texto) in (61, 43, 45, 64, 9, 13) then '''' || texto else texto end;

-- One download without the session's header, made by a session and gone with it.
create table bilhete (
  token_hash  bytea primary key,
  sessao_hash bytea not null references sessao (token_hash) on delete cascade,
  pedido      jsonb not null,
  expira_em   timestamptz not null
);
create index bilhete_sessao on bilhete (sessao_hash);
create index bilhete_expira on bilhete (expira_em);

-- ── Os números do painel (docs/decisions/0009) ───────────────────────────────────────────────────────────────────

create table resumo (
  medida  text not null,
  mes     date not null,
  chave   int not null,
  quantas bigint not null,
  primary key (medida, mes, chave)
);
-- What changed since the last fold. Only appended to: writers never wait for one another here.
create table resumo_a_somar (medida text not null, mes date not null, chave int not null, quantas int not null);

create view painel as
  select medida, mes, chave, sum(quantas)::bigint as quantas
    from (select medida, mes, chave, quantas from resumo
          union all select medida, mes, chave, quantas from resumo_a_somar) r
   group by medida, mes, chave;

create function mes_de(dia date) returns date
  language sql immutable strict parallel safe return dia - (extract(day from dia)::int - 1);
create function mes_de(momento timestamptz) returns date
  language sql stable strict parallel safe return mes_de((momento at time zone 'America/Sao_Paulo')::date);

-- SPEC §4: 0 pending, 1 redeemed, 2 with a store, 3 bought.
create function etapa_da_prescricao(tutor_id int, lojista_id int, data_ativacao date) returns int
  language sql immutable parallel safe
  return case when data_ativacao is not null then 3 when lojista_id is not null then 2
              when tutor_id is not null then 1 else 0 end;

create function resumir_prescricao() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into resumo_a_somar (medida, mes, chave, quantas)
    select m.medida, mes_de(m.dia), m.chave, sum(p.sinal)
      from (select 1 as sinal, data, prescritor_id, produto_id, tutor_id, lojista_id, data_ativacao from depois
            union all
            select -1, data, prescritor_id, produto_id, tutor_id, lojista_id, data_ativacao from antes) p
     cross join lateral (values
       ('indicacao', p.data, etapa_da_prescricao(p.tutor_id, p.lojista_id, p.data_ativacao)),
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
       ('indicacao', p.data, etapa_da_prescricao(p.tutor_id, p.lojista_id, p.data_ativacao)),
       ('parceiro', p.data, p.prescritor_id),
       ('produto', p.data, p.produto_id),
       ('loja', p.data_ativacao, case when p.data_ativacao is not null then p.lojista_id end)
     ) m (medida, dia, chave)
     where m.chave is not null
     group by 1, 2, 3;
  end if;
  return null;
end $$;
create trigger resumir_novas after insert on prescricao
  referencing new table as mudadas for each statement execute function resumir_prescricao();
create trigger resumir_apagadas after delete on prescricao
  referencing old table as mudadas for each statement execute function resumir_prescricao();
create trigger resumir_mudadas after update on prescricao
  referencing old table as antes new table as depois for each statement execute function resumir_prescricao();

-- A coupon's store and day never change: only coming and going counts, and validating one writes nothing here.
create function resumir_cupom() returns trigger language plpgsql as $$
begin
  insert into resumo_a_somar (medida, mes, chave, quantas)
  select 'cupom', mes_de(criado_em), lojista_id, case tg_op when 'INSERT' then count(*) else -count(*) end
    from mudados group by 2, 3;
  return null;
end $$;
create trigger resumir_novos after insert on cupom
  referencing new table as mudados for each statement execute function resumir_cupom();
create trigger resumir_apagados after delete on cupom
  referencing old table as mudados for each statement execute function resumir_cupom();

-- Accounts that may come in, by role.
create function resumir_conta() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into resumo_a_somar (medida, mes, chave, quantas)
    select papel, mes_de(criada_em), 0, sum(sinal)
      from (select 1 as sinal, papel, criada_em from depois where suspensa_em is null and excluida_em is null
            union all
            select -1, papel, criada_em from antes where suspensa_em is null and excluida_em is null) c
     group by 1, 2 having sum(sinal) <> 0;
  else
    insert into resumo_a_somar (medida, mes, chave, quantas)
    select papel, mes_de(criada_em), 0, case tg_op when 'INSERT' then count(*) else -count(*) end
      from mudadas where suspensa_em is null and excluida_em is null group by 1, 2;
  end if;
  return null;
end $$;
create trigger resumir_novas after insert on conta
  referencing new table as mudadas for each statement execute function resumir_conta();
create trigger resumir_apagadas after delete on conta
  referencing old table as mudadas for each statement execute function resumir_conta();
create trigger resumir_mudadas after update on conta
  referencing old table as antes new table as depois for each statement execute function resumir_conta();

insert into resumo (medida, mes, chave, quantas)
  select m.medida, mes_de(m.dia), m.chave, count(*)
    from prescricao p
   cross join lateral (values
     ('indicacao', p.data, etapa_da_prescricao(p.tutor_id, p.lojista_id, p.data_ativacao)),
     ('parceiro', p.data, p.prescritor_id),
     ('produto', p.data, p.produto_id),
     ('loja', p.data_ativacao, case when p.data_ativacao is not null then p.lojista_id end)
   ) m (medida, dia, chave)
   where m.chave is not null group by 1, 2, 3
  union all select 'cupom', mes_de(criado_em), lojista_id, count(*) from cupom group by 2, 3
  union all select papel, mes_de(criada_em), 0, count(*) from conta
   where suspensa_em is null and excluida_em is null group by 1, 2;

-- ── Importações ──────────────────────────────────────────────────────────────────────────────────────────────────

create index importacao_por_tipo on importacao (tipo, id desc);
-- Rows that went in are no longer kept: what they did is in its own tables, and how many they were in the import.
alter table importacao_linha drop column chave;
delete from importacao_linha where situacao in ('aceita', 'repetida');
alter table importacao_linha drop constraint importacao_linha_situacao_check;
alter table importacao_linha add constraint importacao_linha_situacao_check check (situacao in ('pendente', 'recusada'));
