-- A mail that did not arrive and that nobody can mend: the team leaves it, and it stops waiting for somebody. Who left it is
-- in the audit trail.
alter table envio_de_email add column deixado_em timestamptz;

-- passo: o que falhou e ainda espera por alguém
create index concurrently if not exists envio_sem_resposta on envio_de_email (criado_em desc, id desc)
  where estado in ('recusado', 'desistiu') and reenviado_em is null and deixado_em is null;

-- What the same days of the month before brought, for the panel.
-- passo: os cupons pelo momento em que nasceram
create index concurrently if not exists cupom_criado on cupom (criado_em);

-- passo: as contas que podem entrar pelo momento em que nasceram
create index concurrently if not exists conta_criada on conta (criada_em)
  where suspensa_em is null and excluida_em is null and papel <> 'indicabem';
