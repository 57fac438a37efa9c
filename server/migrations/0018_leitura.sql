-- The till believes nobody's word: what a coupon's QR, number and proof are sealed with, and how strict the till is.

-- A key of one use, from when it signs, and until when what it signed is still believed (null: no end yet).
alter table segredo
  add column uso text,
  add column desde timestamptz,
  add column ate timestamptz;
insert into segredo (nome, uso, valor, desde)
  values ('selo-' || gen_random_uuid(), 'selo',
          decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), to_timestamp(0));

-- What the team decides about the product: one row.
create table ajuste (
  id           int primary key check (id = 1),
  conferencia  text not null check (conferencia in ('rigorosa', 'simples')),
  versao       int not null default 1,
  alterado_por int references conta (id),
  alterado_em  timestamptz
);
create trigger versionar before update on ajuste for each row execute function versionar();
insert into ajuste (id, conferencia) values (1, 'rigorosa');
