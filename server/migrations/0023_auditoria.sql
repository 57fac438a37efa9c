-- The audit trail: who did what, to what, when and from where. Numbers, words of lists and names of fields; no names,
-- documents, contacts or anything somebody wrote.

-- No reference to the account or the object: a row outlives both, and the till would lock the store's account each time.
create table auditoria (
  id        bigint generated always as identity,
  momento   timestamptz not null,
  objeto_id bigint,
  conta_id  int,
  papel     text not null check (papel in ('tutor', 'prescritor', 'lojista', 'indicabem', 'anonimo', 'sistema')),
  funcao    text,
  ato       text not null,
  objeto    text not null,
  -- Fields that changed and are only named; fields that changed with what they were and what they became.
  campos    text[],
  valores   jsonb,
  endereco  inet,
  requisicao text,
  -- In the order it is read: the newest rows go to the end of it.
  primary key (momento, id)
);
create index auditoria_de_quem on auditoria (conta_id, momento, id);
create index auditoria_do_objeto on auditoria (objeto_id, objeto, momento, id);
-- The till's act is found on every page of the trail; the rare ones need an index, and the till does not pay for it.
create index auditoria_do_ato on auditoria (ato, momento, id) where ato <> 'cupom-validado';

-- Passwords that did not fit, summed up: a thousand tries are a few rows. Without an account, of addresses that tried
-- mailboxes nobody has.
create table entrada_recusada (
  id          bigint generated always as identity,
  primeira_em timestamptz not null,
  hora        timestamptz not null,
  conta_id    int,
  endereco    inet,
  vezes       int not null default 1 check (vezes > 0),
  ultima_em   timestamptz not null,
  primary key (primeira_em, id),
  unique nulls not distinct (hora, conta_id, endereco)
);
create index entrada_recusada_de_quem on entrada_recusada (conta_id, primeira_em, id);

-- For how many years it is kept.
alter table ajuste add column retencao_auditoria int not null default 5 check (retencao_auditoria between 1 and 10);

-- Nobody alters the trail, whoever they are in the database; what is older than it is kept may go. The schema is named, or
-- a temporary table of the same name would answer instead.
create function auditoria_so_cresce() returns trigger language plpgsql as $$
declare
  momento timestamptz;
  anos int;
begin
  if tg_op = 'DELETE' then
    momento := coalesce(to_jsonb(old) ->> 'momento', to_jsonb(old) ->> 'ultima_em')::timestamptz;
    execute format('select retencao_auditoria from %I.ajuste', tg_table_schema) into anos;
    if momento < now() - make_interval(years => anos) then
      return old;
    end if;
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'entrada_recusada' then
    if (to_jsonb(new) ->> 'vezes')::int = (to_jsonb(old) ->> 'vezes')::int + 1
       and (to_jsonb(new) ->> 'ultima_em')::timestamptz >= (to_jsonb(old) ->> 'ultima_em')::timestamptz
       and to_jsonb(new) - array['vezes', 'ultima_em'] = to_jsonb(old) - array['vezes', 'ultima_em'] then
      return new;
    end if;
  end if;
  raise exception 'a auditoria não muda' using errcode = 'integrity_constraint_violation';
end $$;
create trigger so_cresce before update or delete on auditoria for each row execute function auditoria_so_cresce();
create trigger nao_esvazia before truncate on auditoria for each statement execute function auditoria_so_cresce();
create trigger so_cresce before update or delete on entrada_recusada for each row execute function auditoria_so_cresce();
create trigger nao_esvazia before truncate on entrada_recusada for each statement execute function auditoria_so_cresce();
