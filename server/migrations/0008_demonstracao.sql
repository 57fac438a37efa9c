-- The demo's accounts have a password that everybody knows: marked, so that production can refuse to start beside them.
alter table conta add column demo boolean not null default false;

-- Those that came before the mark, by the addresses the demo gives them. example.com belongs to nobody.
update conta set demo = true where email in (
  select 'admin@example.com'
  union all select 'parceiro' || lpad(n::text, 2, '0') || '@example.com' from generate_series(1, 8) n
  union all select 'tutor' || lpad(n::text, 2, '0') || '@example.com' from generate_series(1, 6) n
  union all select 'loja' || lpad(n::text, 2, '0') || '@example.com' from generate_series(1, 12) n
  union all select 'familia' || lpad(n::text, 2, '0') || '@example.com' from generate_series(1, 60) n);

create index conta_demo on conta (id) where demo;

-- A recommendation of which nobody is real: some of its parties are the demo's, and all of those it has.
create view prescricao_da_demo as
  select p.id from prescricao p
   where exists (select 1 from conta d
                  where d.demo and d.id in (p.prescritor_id, p.tutor_id, p.lojista_id, p.origem_lojista_id))
     and not exists (select 1 from conta r
                      where not r.demo and r.id in (p.prescritor_id, p.tutor_id, p.lojista_id, p.origem_lojista_id))
     and p.lote_id is null;

-- What only grows and what never changes may go with the demo, and only with it.
create function aceite_apaga() returns trigger language plpgsql as $$
begin
  if exists (select 1 from conta where id = old.conta_id and demo) then
    return old;
  end if;
  raise exception 'aceite não pode ser alterado nem apagado' using errcode = 'integrity_constraint_violation';
end $$;
drop trigger aceite_so_cresce on aceite;
create trigger aceite_so_cresce before delete on aceite for each row execute function aceite_apaga();

create or replace function cupom_usado() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select 1 from prescricao_da_demo where id = old.prescricao_id) then
    return old;
  end if;
  raise exception 'um cupom efetivado não muda' using errcode = 'integrity_constraint_violation';
end $$;
