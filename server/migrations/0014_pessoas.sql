-- What tutors, partners and stores ran into. Everything here may be absent: older code writes none of it.

-- As the partner typed them, corrected by the tutor; erased with the contact.
alter table prescricao
  add column tutor_nome text check (length(tutor_nome) between 1 and 40),
  add column pet_nome text check (length(pet_nome) between 1 and 40);
-- Few have a name: an index of those, rather than a table rewritten for a longer `busca`.
create index prescricao_nomes on prescricao
  using gin (sem_acento(coalesce(tutor_nome, '') || ' ' || coalesce(pet_nome, '')) gin_trgm_ops)
  where num_nonnulls(tutor_nome, pet_nome) > 0;

-- The `login/{ref}` that led to the account.
alter table conta add column ref text check (ref ~ '^[\w-]{1,40}$');

-- When the tutor was told that the coupon is about to end: once per coupon.
alter table cupom add column avisado_em timestamptz;
create index cupom_a_avisar on cupom (data_validade) where estado = 'ativo' and avisado_em is null;
-- The team's list of what expired.
create index cupom_nao_usado on cupom (data_validade) where estado <> 'efetivado';
