-- The public register of kilograms: every one that was given is a leaf of a tree that only grows, and so is every one that
-- was taken back. Nothing of it is written at the till.

-- ── What waits to be written ─────────────────────────────────────────────────────────────────────────────────────

-- No foreign key to the coupon, here or below: its check would wait for the lock of an undo, which waits for the writing.
-- What waits is looked at again when it is written: a kilogram that is no longer given is then left out.
create table quilo_a_registrar (
  cupom_id bigint not null,
  vez      int not null check (vez > 0),
  sinal    smallint not null check (sinal in (1, -1)),
  momento  timestamptz not null,
  primary key (cupom_id, vez, sinal)
);
-- In this order they enter.
create index quilo_a_registrar_em_ordem on quilo_a_registrar (momento, cupom_id);

-- ── The register ─────────────────────────────────────────────────────────────────────────────────────────────────

-- `dados` is the leaf to the letter, and `hash` that of the letters: they are what anybody checks, so they are kept, not made anew.
create table folha (
  n     bigint primary key check (n > 0),
  dados text not null,
  hash  bytea not null check (octet_length(hash) = 32)
);

-- Roots of full subtrees of 256 leaves (altura 1), 256 × 256 (2), 256 × 256 × 256 (3), from the left. Any root or proof is
-- made of a few hundred of these and of leaves.
create table no_do_registro (
  altura smallint not null check (altura between 1 and 3),
  indice bigint not null check (indice >= 0),
  hash   bytea not null check (octet_length(hash) = 32),
  primary key (altura, indice)
);

-- Which purchase a leaf is of, and the secret without which nobody can tell. Who is deleted takes the secret along.
create table quilo (
  cupom_id bigint not null,
  vez      int not null check (vez > 0),
  sinal    smallint not null check (sinal in (1, -1)),
  n        bigint not null unique,
  sal      bytea check (octet_length(sal) = 32),
  primary key (cupom_id, vez, sinal),
  check (sinal = 1 or sal is null)
);

-- The leaves, added up.
create table quilos_do_mes (
  mes    text not null check (mes ~ '^\d{4}-\d{2}$'),
  cidade text not null,
  kg     int not null check (kg >= 0),
  primary key (mes, cidade)
);

-- ── Signed roots ─────────────────────────────────────────────────────────────────────────────────────────────────

-- `chave`: the first bytes of the key's hash, as the signature names it. `privada` is null where it is a setting.
create table chave_do_registro (
  chave   text primary key check (chave ~ '^[0-9a-f]{8}$'),
  publica bytea not null unique check (octet_length(publica) = 32),
  privada bytea check (octet_length(privada) = 32),
  desde   timestamptz not null
);
-- One that the database keeps is made once.
create unique index chave_do_registro_guardada on chave_do_registro ((true)) where privada is not null;

-- `referencia`: the day that ended, or the first day of the month that was closed.
create table marco (
  id         int generated always as identity primary key,
  motivo     text not null check (motivo in ('dia', 'mes')),
  referencia date not null,
  tamanho    bigint not null check (tamanho > 0),
  raiz       bytea not null check (octet_length(raiz) = 32),
  kg         int not null check (kg >= 0),
  em         timestamptz not null,
  chave      text not null references chave_do_registro (chave),
  nota       text not null,
  unique (motivo, referencia)
);

-- ── It only grows ────────────────────────────────────────────────────────────────────────────────────────────────

-- But for the demonstration, which goes whole: production does not start beside it.
create function registro_so_cresce() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from prescricao_da_demo) then
    return old;
  end if;
  raise exception 'o registro de doações só cresce' using errcode = 'integrity_constraint_violation';
end $$;
create trigger folha_so_cresce before update or delete on folha for each row execute function registro_so_cresce();
create trigger no_do_registro_so_cresce before update or delete on no_do_registro for each row execute function registro_so_cresce();
create trigger marco_so_cresce before update or delete on marco for each row execute function registro_so_cresce();
create trigger quilo_fica before delete on quilo for each row execute function registro_so_cresce();
-- A secret may be forgotten, and nothing else changes.
create trigger quilo_so_cresce before update on quilo for each row
  when ((new.cupom_id, new.vez, new.sinal, new.n) is distinct from (old.cupom_id, old.vez, old.sinal, old.n) or new.sal is not null)
  execute function registro_so_cresce();
-- A key that signed is needed for as long as anybody keeps what it signed.
create trigger chave_do_registro_fica before delete on chave_do_registro for each row execute function registro_so_cresce();
create trigger chave_do_registro_so_cresce before update on chave_do_registro for each row
  when ((new.chave, new.publica, new.desde) is distinct from (old.chave, old.publica, old.desde))
  execute function registro_so_cresce();
create trigger folha_inteira before truncate on folha execute function registro_so_cresce();
create trigger no_do_registro_inteiro before truncate on no_do_registro execute function registro_so_cresce();
create trigger quilo_inteiro before truncate on quilo execute function registro_so_cresce();
create trigger marco_inteiro before truncate on marco execute function registro_so_cresce();
create trigger chave_do_registro_inteira before truncate on chave_do_registro execute function registro_so_cresce();

-- ── What brings a kilogram here ──────────────────────────────────────────────────────────────────────────────────

-- The turn of judging and writing (server/src/nucleo/vez-de-julgar.ts): who holds it, until the transaction ends, finds
-- every purchase either written or not, and nobody at it.
create function deter_registro() returns void language sql as 'select pg_advisory_xact_lock(1107001)';

-- Judged, still bought, and not held. One by one by their keys: planned as a whole, all coupons would be read for the few.
create function anotar_quilo_julgado() returns trigger language plpgsql as $$
begin
  insert into quilo_a_registrar (cupom_id, vez, sinal, momento)
  select j.cupom_id, j.vez, 1, c.efetivado_em
    from julgadas j
   cross join lateral (
     select c.efetivado_em from cupom c
      where c.id = j.cupom_id and c.vez = j.vez and c.estado = 'efetivado'
        and not exists (select from compra_suspeita s where s.cupom_id = c.id and s.vez = c.vez and s.estado = 'em_analise')
        and not exists (select from quilo q where q.cupom_id = c.id and q.vez = c.vez)
     offset 0) c
  on conflict do nothing;
  return null;
end $$;
create trigger anotar_quilo_julgado after delete on compra_a_julgar
  referencing old table as julgadas for each statement execute function anotar_quilo_julgado();

-- The same of those whose food will end, which came before: it read all coupons.
create or replace function anotar_reposicao() returns trigger language plpgsql as $$
begin
  insert into reposicao (prescricao_id)
  select c.prescricao_id
    from julgadas j
   cross join lateral (
     select c.prescricao_id from cupom c join prescricao p on p.id = c.prescricao_id
      where c.id = j.cupom_id and c.vez = j.vez and c.estado = 'efetivado'
        and p.calculo is not null and p.tutor_id is not null
     offset 0) c
   order by c.prescricao_id
  on conflict (prescricao_id) do update set lembrar_em = null, lembrado_em = null;
  return null;
end $$;

-- Looked at and released.
create function anotar_quilo_liberado() returns trigger language plpgsql as $$
begin
  insert into quilo_a_registrar (cupom_id, vez, sinal, momento)
  select new.cupom_id, new.vez, 1, new.liberada_em
   where not exists (select from quilo q where q.cupom_id = new.cupom_id and q.vez = new.vez)
  on conflict do nothing;
  return null;
end $$;
create trigger anotar_quilo_liberado after update on compra_suspeita
  for each row when (old.estado = 'em_analise' and new.estado = 'liberada') execute function anotar_quilo_liberado();

-- Brought in as bought: history, judged by nobody.
create function anotar_quilo_trazido() returns trigger language plpgsql as $$
begin
  insert into quilo_a_registrar (cupom_id, vez, sinal, momento)
  values (new.id, new.vez, 1, new.efetivado_em) on conflict do nothing;
  return null;
end $$;
create trigger anotar_quilo_trazido after insert on cupom
  for each row when (new.estado = 'efetivado') execute function anotar_quilo_trazido();

-- Undone: what still waits never enters, and what has entered is taken back.
create function anotar_quilo_estornado() returns trigger language plpgsql as $$
begin
  perform deter_registro();
  delete from quilo_a_registrar where cupom_id = new.cupom_id and vez = new.vez and sinal = 1;
  insert into quilo_a_registrar (cupom_id, vez, sinal, momento)
  select q.cupom_id, q.vez, -1, new.estornado_em
    from quilo q where q.cupom_id = new.cupom_id and q.vez = new.vez and q.sinal = 1
  on conflict do nothing;
  return null;
end $$;
create trigger anotar_quilo_estornado after insert on estorno
  for each row execute function anotar_quilo_estornado();

-- Everything that was bought and given.
create function anotar_quilos_dados() returns void language sql as $$
  insert into quilo_a_registrar (cupom_id, vez, sinal, momento)
  select c.id, c.vez, 1, c.efetivado_em
    from cupom c
   where c.estado = 'efetivado'
     and not exists (select from compra_retida r where r.cupom_id = c.id and r.vez = c.vez)
     and not exists (select from quilo q where q.cupom_id = c.id and q.vez = c.vez)
  on conflict do nothing
$$;

-- ── Who goes ─────────────────────────────────────────────────────────────────────────────────────────────────────

-- A deleted person's secrets go, and the leaves stay: nobody can tell any more whose they are. At the end of the
-- transaction, when it holds whatever else it needs: an undo waits for the turn with a recommendation in hand.
create function esquecer_sal() returns trigger language plpgsql as $$
begin
  perform deter_registro();
  update quilo q set sal = null
    from prescricao p join cupom c on c.prescricao_id = p.id
   where p.tutor_id = new.id and q.cupom_id = c.id and q.sal is not null;
  return null;
end $$;
create constraint trigger esquecer_sal after update of excluida_em on conta
  deferrable initially deferred for each row
  when (old.excluida_em is null and new.excluida_em is not null and new.papel = 'tutor') execute function esquecer_sal();

-- Only the demonstration's purchases are ever deleted. No leaf can be taken out of a tree: it is planted anew, with what
-- is real.
create function segurar_registro() returns trigger language plpgsql as $$
begin
  perform deter_registro();
  return null;
end $$;
create trigger segurar_registro before delete on cupom for each statement execute function segurar_registro();

create function recomecar_registro() returns trigger language plpgsql as $$
begin
  delete from quilo_a_registrar q using apagados a where q.cupom_id = a.id;
  if exists (select from apagados a join quilo q on q.cupom_id = a.id) then
    delete from marco;
    delete from quilo;
    delete from no_do_registro;
    delete from folha;
    delete from quilos_do_mes;
    delete from quilo_a_registrar;
    -- Another key as well: what was signed of the demonstration must not speak against what is real.
    delete from chave_do_registro;
    perform anotar_quilos_dados();
  end if;
  return null;
end $$;
create trigger recomecar_registro after delete on cupom
  referencing old table as apagados for each statement execute function recomecar_registro();

-- passo: as compras de antes
select anotar_quilos_dados();
