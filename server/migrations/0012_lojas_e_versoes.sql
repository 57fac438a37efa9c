-- Stores that go, and records that two people edit at once.

-- ── A store that goes never strands a tutor ──────────────────────────────────────────────────────────────────────

-- The choice this coupon took was given back: its store was deleted, or was suspended when the tutor chose another.
alter table cupom add column devolvido boolean not null default false;
alter table cupom add constraint cupom_devolvido_cancelado check (not devolvido or estado = 'cancelado');

-- A company is not a person: a deleted store keeps its name and, here, its CNPJ for what was sold in it. `cnpj` itself is
-- emptied as before, so that the same company may register again.
alter table lojista add column cnpj_da_excluida text check (cnpj_da_excluida ~ '^[0-9A-Z]{12}\d{2}$');

-- Tutors left behind by stores that are already gone (their coupons were cancelled, nothing was given back), and by a
-- choice made while the deletion was under way (their coupon still counts, at a store that is not there).
with presa as (
  select p.id, p.lojista_id from prescricao p
    join conta loja on loja.id = p.lojista_id and loja.excluida_em is not null
    join conta tutor on tutor.id = p.tutor_id and tutor.excluida_em is null
   where p.data_ativacao is null
), ultimo as (
  select distinct on (c.prescricao_id) c.id from cupom c
    join presa on presa.id = c.prescricao_id and presa.lojista_id = c.lojista_id
   order by c.prescricao_id, c.criado_em desc
)
update cupom c
   set estado = 'cancelado', motivo_cancelamento = coalesce(c.motivo_cancelamento, 'exclusao'), devolvido = true
  from ultimo where c.id = ultimo.id;
update prescricao p set lojista_id = null, vinculos = p.vinculos + 1
  from conta loja, conta tutor
 where loja.id = p.lojista_id and loja.excluida_em is not null and tutor.id = p.tutor_id and tutor.excluida_em is null
   and p.data_ativacao is null;

-- ── The stock of an online store's codes ─────────────────────────────────────────────────────────────────────────

-- The team was told that the codes run out; new codes take the row away, and the next time is told again.
create table aviso_de_estoque (
  lojista_id int primary key references lojista (id),
  avisado_em timestamptz not null
);

create index cupom_online_da_loja on cupom_online (lojista_id);

-- ── Two people editing ───────────────────────────────────────────────────────────────────────────────────────────

-- Bumped by the database, so that whoever writes, older code included, is seen by whoever is editing. Who and when come
-- from the transaction (server/src/db/autoria.ts); without them, nobody known and now.
create function versionar() returns trigger language plpgsql as $$
declare
  sem_conteudo constant text[] := array['versao', 'alterado_por', 'alterado_em', 'busca', 'disponivel'];
begin
  if new.versao = old.versao and to_jsonb(new) - sem_conteudo = to_jsonb(old) - sem_conteudo then
    return new;
  end if;
  new.versao := old.versao + 1;
  new.alterado_por := nullif(current_setting('indicabem.autor', true), '')::int;
  new.alterado_em := coalesce(nullif(current_setting('indicabem.momento', true), '')::timestamptz, now());
  return new;
end $$;

do $$
declare
  tabela text;
begin
  foreach tabela in array array['campanha', 'tutor', 'prescritor', 'lojista', 'configuracao', 'produto', 'capa'] loop
    execute format('alter table %I
      add column versao int not null default 1,
      add column alterado_por int references conta (id),
      add column alterado_em timestamptz', tabela);
    execute format('create trigger versionar before update on %I for each row execute function versionar()', tabela);
  end loop;
end $$;

-- The e-mail stands on the same form as the rest of the person, in another table.
create function versionar_email() returns trigger language plpgsql as $$
begin
  update tutor set versao = versao + 1 where id = new.id;
  update prescritor set versao = versao + 1 where id = new.id;
  update lojista set versao = versao + 1 where id = new.id;
  return null;
end $$;
create trigger versionar_email after update of email on conta
  for each row when (old.email is distinct from new.email) execute function versionar_email();
