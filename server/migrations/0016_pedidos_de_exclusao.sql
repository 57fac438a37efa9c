-- A partner or a store asked the team to delete the account. Kept when it is deleted: it shows how long the answer took.
alter table conta add column exclusao_pedida_em timestamptz;
create index conta_exclusao_pedida on conta (papel, id) where exclusao_pedida_em is not null and excluida_em is null;
