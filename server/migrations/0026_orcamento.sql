-- A campaign's budget: so many coupons, so much of the group's share. Whose discount a coupon has.

-- Cents. Null: without an end.
alter table campanha
  add column limite_cupons int check (limite_cupons > 0),
  add column teto int check (teto > 0);

-- Only where the campaign gave the discount: not where the recommendation or an online store's own code did. It was not
-- written down before, and is null for what was made then.
alter table cupom add column campanha_id int references campanha (id);

-- The team was told; another budget takes the row away, and the next time is told again.
create table aviso_de_orcamento (
  campanha_id int not null references campanha (id),
  medida      text not null check (medida in ('cupons', 'teto')),
  nivel       int not null check (nivel in (80, 100)),
  avisado_em  timestamptz not null,
  primary key (campanha_id, medida, nivel)
);

-- passo: os cupons de uma campanha
create index concurrently if not exists cupom_da_campanha on cupom (campanha_id, estado, data_validade)
  where campanha_id is not null;
