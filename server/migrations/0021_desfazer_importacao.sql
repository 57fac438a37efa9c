-- What an import made says so, and can be taken back while nothing was built on it. The version before this one leaves these
-- empty: its imports are not taken back. No foreign keys: an import is never deleted, and the till's rows carry no check more.
alter table importacao
  add column com_rastro boolean not null default false,
  add column desfeita_em timestamptz,
  add column desfeita_por int references conta (id),
  add constraint importacao_desfeita check ((desfeita_em is null) = (desfeita_por is null));
alter table conta add column importacao_id int;
alter table cupom_online add column importacao_id int;
alter table prescricao add column importacao_id int;

-- passo: as contas de uma importação
create index concurrently if not exists conta_da_importacao on conta (importacao_id) where importacao_id is not null;

-- passo: os códigos próprios de uma importação
create index concurrently if not exists cupom_online_da_importacao on cupom_online (importacao_id)
  where importacao_id is not null;

-- passo: as indicações de uma importação
create index concurrently if not exists prescricao_da_importacao on prescricao (importacao_id)
  where importacao_id is not null;

-- An account that goes is looked for wherever somebody may have left a note: without these each one would read every person.
-- passo: os tutores por quem os alterou
create index concurrently if not exists tutor_alterado_por on tutor (alterado_por) where alterado_por is not null;

-- passo: os parceiros por quem os alterou
create index concurrently if not exists prescritor_alterado_por on prescritor (alterado_por) where alterado_por is not null;

-- passo: os acontecimentos por autor
create index concurrently if not exists acontecimento_do_autor on acontecimento (autor_id) where autor_id is not null;

-- passo: os e-mails por quem os reenviou
create index concurrently if not exists envio_reenviado_por on envio_de_email (reenviado_por)
  where reenviado_por is not null;
