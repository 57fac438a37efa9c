-- What a tutor who left had not bought with is a state of its own: among everybody's it is found by the accounts that were
-- deleted, few among all.

-- passo: as contas excluídas
create index concurrently if not exists conta_excluida on conta (id) where excluida_em is not null;
