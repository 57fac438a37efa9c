-- The settlement: what the group owes each store for the discounts it gave, month by month, to the cent.

-- ── Who bears the discount ───────────────────────────────────────────────────────────────────────────────────────

-- The store a tenth of the price, half a cent up, and never more than the discount; the group the rest. Functions and no
-- columns of `cupom`: a validated coupon never changes, so they always say the same, and no table is rewritten for them.
create function parte_da_loja(valor int, descontado int) returns int
  language sql immutable parallel safe
  return least(descontado, (valor + 5) / 10);
create function parte_do_grupo(valor int, descontado int) returns int
  language sql immutable parallel safe
  return descontado - least(descontado, (valor + 5) / 10);

-- ── What is closed ───────────────────────────────────────────────────────────────────────────────────────────────

-- The one row that closing a store's month and undoing one of its purchases both lock. The till does not.
create table acerto_da_loja (
  lojista_id int primary key references lojista (id)
);

-- A store's month as it was closed, with the company as it was called then. `anterior` is what the closing before it had
-- below zero: nobody pays a store to pay, it is taken off the next.
create table acerto (
  id            int generated always as identity primary key,
  lojista_id    int not null references acerto_da_loja (lojista_id),
  mes           date not null check (extract(day from mes) = 1),
  nome_fantasia text not null,
  razao_social  text not null,
  cnpj          text,
  compras       int not null,
  ajustes       int not null,
  valor         bigint not null,
  descontado    bigint not null,
  parte_loja    bigint not null,
  parte_grupo   bigint not null,
  anterior      bigint not null check (anterior <= 0),
  total         bigint not null,
  fechado_em    timestamptz not null,
  unique (lojista_id, mes),
  check (compras + ajustes > 0),
  check (descontado = parte_loja + parte_grupo),
  check (total = parte_grupo + anterior)
);
create index acerto_do_mes on acerto (mes desc, (nome_fantasia collate pt_br), id);
create index acerto_do_cnpj on acerto (cnpj, mes) where cnpj is not null;

-- One for each purchase, and one with the sign turned for each that was undone after it was closed. `data`: the day of the
-- purchase, or of its undoing. The coupon is not referenced: a hundred thousand rows would be locked for one month.
create table acerto_linha (
  id          int generated always as identity primary key,
  acerto_id   int not null references acerto (id),
  tipo        text not null check (tipo in ('compra', 'ajuste')),
  cupom_id    bigint not null,
  vez         int not null check (vez > 0),
  data        date not null,
  codigo      text not null,
  produto     text,
  valor       int not null,
  descontado  int not null,
  parte_loja  int not null,
  parte_grupo int not null,
  motivo      text,
  desfaz_id   int unique references acerto_linha (id),
  unique (cupom_id, vez, tipo),
  check (descontado = parte_loja + parte_grupo),
  check (case tipo when 'compra' then valor > 0 and desfaz_id is null and motivo is null
              else valor < 0 and desfaz_id is not null and motivo is not null end)
);
create index acerto_linha_do_acerto on acerto_linha (acerto_id, data, id);

-- Purchases that were undone after they were closed, and wait for the store's next closing to be taken off.
create table acerto_ajuste (
  cupom_id   bigint not null,
  vez        int not null,
  lojista_id int not null references acerto_da_loja (lojista_id),
  linha_id   int not null unique references acerto_linha (id),
  primary key (cupom_id, vez)
);
create index acerto_ajuste_da_loja on acerto_ajuste (lojista_id);

-- Whoever undoes a purchase, code of the version before included. The store's row is locked first: either its closing has
-- copied the purchase by then, and it is taken off, or it will find it undone.
create function ajustar_acerto() returns trigger language plpgsql as $$
begin
  insert into acerto_da_loja (lojista_id) values (new.lojista_id) on conflict do nothing;
  perform from acerto_da_loja where lojista_id = new.lojista_id for update;
  insert into acerto_ajuste (cupom_id, vez, lojista_id, linha_id)
    select new.cupom_id, new.vez, new.lojista_id, l.id from acerto_linha l
     where l.cupom_id = new.cupom_id and l.vez = new.vez and l.tipo = 'compra';
  return null;
end $$;
create trigger ajustar_acerto after insert on estorno for each row execute function ajustar_acerto();

-- The closing of a month over all stores, one after the other; `ate_loja`: the last one it saw to.
create table fechamento (
  mes          date primary key check (extract(day from mes) = 1),
  estado       text not null default 'em_andamento' check (estado in ('em_andamento', 'concluido', 'falhou')),
  ate_loja     int not null default 0,
  pedido_por   int references conta (id),
  pedido_em    timestamptz not null,
  andou_em     timestamptz not null,
  concluido_em timestamptz,
  check ((estado = 'concluido') = (concluido_em is not null))
);

-- ── What is paid ─────────────────────────────────────────────────────────────────────────────────────────────────

-- Only grows: a payment written down by mistake is undone with a reason, and another one may follow.
create table acerto_pagamento (
  id            int generated always as identity primary key,
  acerto_id     int not null references acerto (id),
  data          date not null,
  referencia    text,
  valor         bigint not null check (valor > 0),
  pago_por      int not null references conta (id),
  pago_em       timestamptz not null,
  importacao_id int,
  desfeito_por  int references conta (id),
  desfeito_em   timestamptz,
  motivo        text,
  check (num_nonnulls(desfeito_por, desfeito_em, motivo) in (0, 3))
);
create unique index acerto_pago on acerto_pagamento (acerto_id) where desfeito_em is null;
create index acerto_pagamento_do_acerto on acerto_pagamento (acerto_id, id desc);

-- ── What a store does not agree with ─────────────────────────────────────────────────────────────────────────────

create table contestacao (
  id             int generated always as identity primary key,
  linha_id       int not null references acerto_linha (id),
  acerto_id      int not null references acerto (id),
  lojista_id     int not null references lojista (id),
  -- What store and team wrote: emptied when the tutor is deleted.
  texto          text,
  aberta_em      timestamptz not null,
  estado         text not null default 'aberta' check (estado in ('aberta', 'aceita', 'recusada')),
  resposta       text,
  respondida_por int references conta (id),
  respondida_em  timestamptz,
  check ((estado = 'aberta') = (respondida_em is null)),
  check ((respondida_em is null) = (respondida_por is null))
);
create unique index contestacao_aberta on contestacao (linha_id) where estado = 'aberta';
create index contestacao_da_linha on contestacao (linha_id, id desc);
create index contestacao_da_loja on contestacao (lojista_id, id desc);
create index contestacao_na_fila on contestacao (id) include (acerto_id) where estado = 'aberta';
create index contestacao_respondida on contestacao (respondida_em desc, id desc) where estado <> 'aberta';

-- ── Closed is closed ─────────────────────────────────────────────────────────────────────────────────────────────

-- Nobody alters what was closed, whoever they are in the database. What belongs to the demonstration may go with it. The
-- schema is named, or a temporary table of the same name would answer instead.
create function acerto_nao_muda() returns trigger language plpgsql as $$
declare
  da_demo boolean := false;
begin
  if tg_op = 'DELETE' then
    execute format('select exists (select from %1$I.conta k where k.demo and k.id = coalesce(($1 ->> ''lojista_id'')::int,
        (select a.lojista_id from %1$I.acerto a where a.id = ($1 ->> ''acerto_id'')::int)))', tg_table_schema)
      into da_demo using to_jsonb(old);
    if da_demo then
      return old;
    end if;
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'acerto_pagamento' then
    if to_jsonb(old) ->> 'desfeito_em' is null and to_jsonb(new) ->> 'desfeito_em' is not null
       and to_jsonb(new) - array['desfeito_por', 'desfeito_em', 'motivo'] = to_jsonb(old) - array['desfeito_por', 'desfeito_em', 'motivo'] then
      return new;
    end if;
  end if;
  raise exception '% não muda depois de fechado', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger nao_muda before update or delete on acerto for each row execute function acerto_nao_muda();
create trigger nao_muda before update or delete on acerto_linha for each row execute function acerto_nao_muda();
create trigger nao_muda before update or delete on acerto_pagamento for each row execute function acerto_nao_muda();
create trigger nao_esvazia before truncate on acerto for each statement execute function acerto_nao_muda();
create trigger nao_esvazia before truncate on acerto_linha for each statement execute function acerto_nao_muda();
create trigger nao_esvazia before truncate on acerto_pagamento for each statement execute function acerto_nao_muda();

-- Nor adds to it: the lines of a month are those its sums were made of.
create function acerto_confere() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct acerto_id from novas) n
      join acerto a on a.id = n.acerto_id
     cross join lateral (
        select count(*) filter (where l.tipo = 'compra') as compras, count(*) filter (where l.tipo = 'ajuste') as ajustes,
               sum(l.valor) as valor, sum(l.parte_loja) as parte_loja, sum(l.parte_grupo) as parte_grupo
          from acerto_linha l where l.acerto_id = a.id) s
     where (a.compras, a.ajustes, a.valor, a.parte_loja, a.parte_grupo)
           is distinct from (s.compras, s.ajustes, s.valor, s.parte_loja, s.parte_grupo)) then
    raise exception 'as linhas não somam o acerto' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger confere after insert on acerto_linha
  referencing new table as novas for each statement execute function acerto_confere();

-- ── Payments by file ─────────────────────────────────────────────────────────────────────────────────────────────

alter table importacao
  drop constraint importacao_tipo_check,
  add constraint importacao_tipo_check check (tipo in ('cadastro-tutor', 'cadastro-prescritor', 'cadastro-lojista', 'baixa',
    'cupons-online', 'prescricoes-online', 'pagamentos'));
