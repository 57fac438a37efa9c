-- Purchases no shop could make wait for somebody to look at them, and their kilogram with them.

-- How a purchase was read. Null: at the till, or before this was recorded.
alter table cupom add column leitura text check (leitura in ('qr', 'numero', 'cpf', 'codigo', 'arquivo'));

-- What was bought and not yet judged. Only appended to by those who sell and emptied by one job: nobody waits here.
-- `vez` counts the purchases of one coupon, of which there is one as long as a purchase cannot be undone.
create table compra_a_julgar (
  id       bigint generated always as identity primary key,
  cupom_id bigint not null,
  vez      int not null default 1
);

-- By the till's own statement, whichever it is: no purchase can miss it. A validated coupon never changes, so every
-- validated one among the changed was validated just now. Coupons that are inserted as validated (the demonstration,
-- what was there before this) are history, and were not made by anybody at a till.
create function anotar_compra() returns trigger language plpgsql as $$
begin
  insert into compra_a_julgar (cupom_id) select id from depois where estado = 'efetivado';
  return null;
end $$;
create trigger anotar_compra after update on cupom
  referencing new table as depois for each statement execute function anotar_compra();

-- The purchases of the last hour, as the job has seen them: what the rules about pace count. Lost in a crash, it forgives.
create unlogged table compra_recente (
  cupom_id      bigint not null,
  vez           int not null,
  lojista_id    int not null,
  prescritor_id int,
  momento       timestamptz not null,
  primary key (cupom_id, vez)
);
create index compra_recente_da_loja on compra_recente (lojista_id, momento, cupom_id);
create index compra_recente_do_par on compra_recente (prescritor_id, lojista_id, momento, cupom_id);
create index compra_recente_velha on compra_recente (momento);

create table compra_suspeita (
  cupom_id     bigint not null references cupom (id),
  vez          int not null default 1,
  regras       text[] not null check (cardinality(regras) > 0),
  estado       text not null default 'em_analise' check (estado in ('em_analise', 'liberada')),
  criada_em    timestamptz not null,
  liberada_em  timestamptz,
  primary key (cupom_id, vez),
  check ((estado = 'liberada') = (liberada_em is not null))
);
create index compra_em_analise on compra_suspeita (criada_em, cupom_id) where estado = 'em_analise';

-- The numbers of the rules (domain/src/doacao/velocidade.ts says what they mean); cents where it is money.
create table regra_de_velocidade (
  regra  text primary key check (regra in
    ('loja_por_minuto', 'par_por_hora', 'tutor_por_dia', 'valor_minimo', 'valor_por_kg', 'telefone_igual')),
  limite int check (limite >= 0),
  ligada boolean not null default true,
  check ((limite is null) = (regra = 'telefone_igual'))
);
insert into regra_de_velocidade (regra, limite) values
  ('loja_por_minuto', 10), ('par_por_hora', 20), ('tutor_por_dia', 3),
  ('valor_minimo', 500), ('valor_por_kg', 200), ('telefone_igual', null);

-- A kilogram is given when its purchase was judged and found good, or released. What waits is little, so it is taken
-- off the whole. What was bought before this migration counts as released: it was shown to everybody already, and
-- nothing on it tells a till from a file.
create view compra_retida as
  select cupom_id, vez from compra_a_julgar
  union all
  select cupom_id, vez from compra_suspeita where estado = 'em_analise';

create or replace view doacao as
  select kg::int as kg, (kg / 500)::int as cadeiras
    from (select (select count(*) from cupom where estado = 'efetivado')
               - (select count(*) from compra_retida) as kg) k;
