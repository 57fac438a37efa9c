-- Who may recommend what. Some products are only for vets, and of vets only for those whose CRMV the team has looked up with
-- their council within a year.

-- Filled in by the database where it is not said: the version before does not know it.
alter table produto add column so_veterinario boolean;

create function produto_so_veterinario() returns trigger language plpgsql as $$
begin
  new.so_veterinario := coalesce(new.so_veterinario,
    new.sub_categoria = 'Vet Care' or new.tipo_calculadora in ('obesidade', 'recuperacao'));
  return new;
end $$;
create trigger produto_so_veterinario before insert on produto for each row execute function produto_so_veterinario();

-- What a CRMV says, however it was typed: "CRMV-SP 12.345", "12345/sp", "sp 012345". A part that is missing or stands there
-- twice is null.
create function uf_do_crmv(crmv text) returns text language sql immutable as $$
  select case when count(distinct parte) = 1 then min(parte) end
    from (select m[1] as parte
            from regexp_matches(replace(translate(crmv, 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
                                        'CRMV', 'CRMV '), '[A-Z]+', 'g') as m) p
   where parte in ('AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI',
                   'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO')
$$;
create function numero_do_crmv(crmv text) returns text language sql immutable as $$
  select case when count(*) = 1 then substring(ltrim(replace(min(m[1]), '.', ''), '0') from '^[0-9]{1,8}$') end
    from regexp_matches(crmv, '[0-9][0-9.]*', 'g') as m
$$;

create table crmv_conferido (
  id            int generated always as identity primary key,
  prescritor_id int not null references prescritor (id) on delete cascade,
  uf            text not null check (uf ~ '^[A-Z]{2}$'),
  numero        text not null check (numero ~ '^[1-9][0-9]{0,7}$'),
  situacao      text not null check (situacao in ('regular', 'irregular', 'nao_encontrado')),
  conferido_por int references conta (id) on delete set null,
  conferido_em  timestamptz not null
);
create index crmv_conferido_do_prescritor on crmv_conferido (prescritor_id, id desc);
create index crmv_conferido_por on crmv_conferido (conferido_por) where conferido_por is not null;

-- It only grows, as the acceptances do. Who asked to be forgotten is.
create function crmv_conferido_fica() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select 1 from conta where id = old.prescritor_id and (demo or excluida_em is not null)) then
      return old;
    end if;
  elsif new.conferido_por is null and to_jsonb(new) - 'conferido_por' = to_jsonb(old) - 'conferido_por' then
    return new;
  end if;
  raise exception 'a conferência de um CRMV não pode ser alterada nem apagada' using errcode = 'integrity_constraint_violation';
end $$;
create trigger crmv_conferido_fica before update or delete on crmv_conferido
  for each row execute function crmv_conferido_fica();

-- The partner was told that the year ends, once for each check.
create table aviso_de_crmv (
  conferencia_id int primary key references crmv_conferido (id) on delete cascade,
  avisado_em     timestamptz not null
);

-- crmv_vale_ate: the last day of a vet's check; -infinity, if the CRMV as it stands was never checked; null, where there is
-- nothing to check: no vet, no CRMV, or one that was looked up and refused.
alter table prescritor
  add column crmv_uf text,
  add column crmv_numero text,
  add column crmv_vale_ate date;

create function prescritor_crmv() returns trigger language plpgsql as $$
declare
  ultima crmv_conferido;
begin
  new.crmv_uf := uf_do_crmv(new.crmv);
  new.crmv_numero := numero_do_crmv(new.crmv);
  select * into ultima from crmv_conferido k where k.prescritor_id = new.id order by k.id desc limit 1;
  new.crmv_vale_ate := case
    when new.perfil <> 'veterinario' or new.crmv is null then null
    when ultima.id is null or (ultima.uf, ultima.numero) is distinct from (new.crmv_uf, new.crmv_numero) then '-infinity'
    when ultima.situacao = 'regular'
      then ((ultima.conferido_em at time zone 'America/Sao_Paulo')::date + interval '1 year')::date
  end;
  return new;
end $$;
-- Whoever writes the profile or the CRMV, also the version before, makes the check void.
create trigger prescritor_crmv before insert or update of perfil, crmv, crmv_uf, crmv_numero, crmv_vale_ate on prescritor
  for each row execute function prescritor_crmv();

create function crmv_conferido_vale() returns trigger language plpgsql as $$
begin
  update prescritor set crmv_vale_ate = null where id = new.prescritor_id;
  return null;
end $$;
create trigger crmv_conferido_vale after insert on crmv_conferido for each row execute function crmv_conferido_vale();

-- What the database derives is no new version of the record.
create or replace function versionar() returns trigger language plpgsql as $$
declare
  sem_conteudo constant text[] := array['versao', 'alterado_por', 'alterado_em', 'busca', 'disponivel',
                                        'crmv_uf', 'crmv_numero', 'crmv_vale_ate'];
begin
  if new.versao = old.versao and to_jsonb(new) - sem_conteudo = to_jsonb(old) - sem_conteudo then
    return new;
  end if;
  new.versao := old.versao + 1;
  new.alterado_por := nullif(current_setting('indicabem.autor', true), '')::int;
  new.alterado_em := coalesce(nullif(current_setting('indicabem.momento', true), '')::timestamptz, now());
  return new;
end $$;

-- repetir: os produtos que já há
update produto set so_veterinario = sub_categoria = 'Vet Care' or tipo_calculadora in ('obesidade', 'recuperacao')
 where id in (select id from produto where so_veterinario is null limit 500);

-- passo: de todo produto se sabe
alter table produto alter column so_veterinario set not null;

-- repetir: os veterinários que já há, todos por conferir
update prescritor set crmv_vale_ate = null
 where id in (select p.id from prescritor p where p.perfil = 'veterinario' and p.crmv is not null and p.crmv_vale_ate is null
                 and not exists (select 1 from crmv_conferido k where k.prescritor_id = p.id) limit 1000);

-- passo: os CRMV por conferir
create index concurrently if not exists prescritor_por_conferencia on prescritor (crmv_vale_ate, id) where crmv_vale_ate is not null;

-- passo: o mesmo CRMV em dois cadastros
create index concurrently if not exists prescritor_por_crmv on prescritor (crmv_numero, crmv_uf) where crmv_numero is not null;
