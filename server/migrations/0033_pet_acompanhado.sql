-- A pet stays in view after the sale: which recommendation is for it, what it weighed day by day, and who may see that.

-- ── Whom a recommendation is for ─────────────────────────────────────────────────────────────────────────────────

alter table prescricao add column pet_id int references pet (id) on delete set null;

-- A recommendation is for a pet of the tutor who redeemed it; neither ever changes hands.
create function prescricao_do_pet() returns trigger language plpgsql as $$
begin
  perform from pet where id = new.pet_id and tutor_id = new.tutor_id;
  if not found then
    raise exception 'a indicação é para um pet de quem a resgatou' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger prescricao_do_pet before insert or update of pet_id on prescricao
  for each row when (new.pet_id is not null) execute function prescricao_do_pet();

-- ── What it weighed ──────────────────────────────────────────────────────────────────────────────────────────────

-- `pet.peso` stays what it weighs now: that of the last day here.
create table pet_peso (
  pet_id int not null references pet (id) on delete cascade,
  dia    date not null,
  peso   numeric(5, 2) not null check (peso > 0),
  primary key (pet_id, dia)
);

-- ── Who may see it ───────────────────────────────────────────────────────────────────────────────────────────────

-- One row for each consent, which ends and is never begun again. `texto`: the version of the words that were read.
create table pet_partilha (
  id            int generated always as identity primary key,
  pet_id        int not null references pet (id) on delete cascade,
  prescritor_id int not null references prescritor (id) on delete cascade,
  texto         date not null,
  consentida_em timestamptz not null,
  revogada_em   timestamptz
);
create unique index pet_partilha_viva on pet_partilha (pet_id, prescritor_id) where revogada_em is null;
create index pet_partilha_do_pet on pet_partilha (pet_id, id);
create index pet_partilha_do_prescritor on pet_partilha (prescritor_id, id desc);

-- passo: as indicações de um pet
create index concurrently if not exists prescricao_por_pet on prescricao (pet_id, data desc, id desc) where pet_id is not null;
