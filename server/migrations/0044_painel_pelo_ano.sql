-- The panel adds up months of every partner and store, and these grow with the country. What it shows is kept added up
-- (docs/decisions/0009): everybody's month, and each one's year.

-- Nobody folds meanwhile; who sells or recommends appends elsewhere and does not wait.
lock table resumo in share row exclusive mode;

create table resumo_do_mes (
  medida  text not null,
  mes     date not null,
  quantas bigint not null,
  primary key (medida, mes)
);

create table resumo_do_ano (
  medida  text not null,
  ano     int not null,
  chave   int not null,
  quantas bigint not null,
  primary key (medida, ano, chave)
);
-- The first of a year.
create index resumo_do_ano_maiores on resumo_do_ano (medida, ano, quantas desc, chave);

create view painel_do_mes as
  select medida, mes, sum(quantas)::bigint as quantas
    from (select medida, mes, quantas from resumo_do_mes
          union all select medida, mes, quantas from resumo_a_somar) r
   group by medida, mes;

-- Here and not in the fold: one that the version before runs keeps them as well. A change is what was, taken away, and
-- what is, added.
create function juntar_resumo() returns trigger language plpgsql as $$
begin
  insert into resumo_do_mes (medida, mes, quantas)
  select medida, mes, tg_argv[0]::int * sum(quantas) from mudadas group by 1, 2 order by 1, 2
  on conflict (medida, mes) do update set quantas = resumo_do_mes.quantas + excluded.quantas;
  insert into resumo_do_ano (medida, ano, chave, quantas)
  select medida, extract(year from mes), chave, tg_argv[0]::int * sum(quantas) from mudadas group by 1, 2, 3 order by 1, 2, 3
  on conflict (medida, ano, chave) do update set quantas = resumo_do_ano.quantas + excluded.quantas;
  return null;
end $$;
create trigger juntar_novas after insert on resumo
  referencing new table as mudadas for each statement execute function juntar_resumo('1');
create trigger juntar_apagadas after delete on resumo
  referencing old table as mudadas for each statement execute function juntar_resumo('-1');
create trigger juntar_antes after update on resumo
  referencing old table as mudadas for each statement execute function juntar_resumo('-1');
create trigger juntar_depois after update on resumo
  referencing new table as mudadas for each statement execute function juntar_resumo('1');

insert into resumo_do_mes (medida, mes, quantas) select medida, mes, sum(quantas) from resumo group by 1, 2;
insert into resumo_do_ano (medida, ano, chave, quantas)
  select medida, extract(year from mes), chave, sum(quantas) from resumo group by 1, 2, 3;
