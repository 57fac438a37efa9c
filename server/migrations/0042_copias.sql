-- When the last good copy was made, and the last restore that was tried and was whole: a row each.
create table copia_de_seguranca (
  feito    text primary key check (feito in ('copia', 'ensaio')),
  em       timestamptz not null,
  bytes    bigint not null,
  segundos real not null
);
