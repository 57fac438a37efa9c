-- The receipt of a purchase. Of all that a receipt tells only its key is kept.

-- `data`: the day of the purchase, so that the panel's months follow without its coupon.
create table nota (
  cupom_id    bigint not null references cupom (id) on delete cascade,
  vez         int not null check (vez > 0),
  chave       text not null unique check (chave ~ '^\d{6}[0-9A-Z]{12}\d{26}$'),
  contingencia boolean not null generated always as (substr(chave, 35, 1) in ('4', '9')) stored,
  data        date not null,
  de          text not null check (de in ('loja', 'tutor', 'equipe')),
  enviada_por int references conta (id) on delete set null,
  enviada_em  timestamptz not null,
  primary key (cupom_id, vez)
);
create index nota_de_quem on nota (enviada_por);

-- What was taken away again, for who asks what happened.
create table nota_retirada (
  id           int generated always as identity primary key,
  cupom_id     bigint not null references cupom (id) on delete cascade,
  vez          int not null check (vez > 0),
  chave        text not null,
  enviada_por  int references conta (id) on delete set null,
  enviada_em   timestamptz not null,
  retirada_por int references conta (id) on delete set null,
  retirada_em  timestamptz not null,
  -- Of the team, which takes away what others sent.
  motivo       text check (motivo in ('dado_errado', 'pedido_da_loja', 'pedido_do_tutor', 'suspeita'))
);
create index nota_retirada_da_compra on nota_retirada (cupom_id);
create index nota_retirada_enviada_por on nota_retirada (enviada_por);
create index nota_retirada_por on nota_retirada (retirada_por);

-- ── Undo takes it along ──────────────────────────────────────────────────────────────────────────────────────────

alter table estorno add column nota text, add column nota_em timestamptz, add column nota_por int;

-- Here and not in the act: a purchase that the version before undoes frees its key as well.
create function estorno_leva_nota() returns trigger language plpgsql as $$
begin
  delete from nota n where n.cupom_id = new.cupom_id and n.vez = new.vez
    returning n.chave, n.enviada_em, n.enviada_por into new.nota, new.nota_em, new.nota_por;
  return new;
end $$;
create trigger estorno_leva_nota before insert on estorno for each row execute function estorno_leva_nota();

-- ── The panel's months (docs/decisions/0009) ─────────────────────────────────────────────────────────────────────

create function resumir_nota() returns trigger language plpgsql as $$
begin
  insert into resumo_a_somar (medida, mes, chave, quantas)
  select 'nota', mes_de(data), 0, case tg_op when 'INSERT' then count(*) else -count(*) end from mudadas group by 2;
  return null;
end $$;
create trigger resumir_novas after insert on nota
  referencing new table as mudadas for each statement execute function resumir_nota();
create trigger resumir_apagadas after delete on nota
  referencing old table as mudadas for each statement execute function resumir_nota();

-- ── Whether it must be there ─────────────────────────────────────────────────────────────────────────────────────

-- Required for the purchases of that day and later; null, it is optional.
alter table ajuste add column nota_desde date;
