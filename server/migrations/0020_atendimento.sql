-- What the team needs when somebody calls: the life of each e-mail and of each recommendation, and a way to both.

-- ── E-mails have a life ──────────────────────────────────────────────────────────────────────────────────────────

-- One row for each e-mail that was queued, with the id of its task. Whom it is for and what it is about are ids: the
-- address and the words are in their own tables, and are read when it goes out.
create table envio_de_email (
  id            uuid primary key,
  tipo          text not null,
  dados         jsonb not null,
  conta_id      int references conta (id) on delete cascade,
  prescricao_id int references prescricao (id) on delete cascade,
  estado        text not null default 'espera'
    check (estado in ('espera', 'enviado', 'recusado', 'desistiu', 'dispensado')),
  criado_em     timestamptz not null,
  tentativas    int not null default 0,
  tentado_em    timestamptz,
  proxima_em    timestamptz,
  -- Why the last try failed, by a name of ours, and the numbers the relay answered. Never its sentence: that may name the person.
  falha         text,
  codigo        text,
  encerrado_em  timestamptz,
  reenviado_em  timestamptz,
  reenviado_por int references conta (id) on delete set null,
  check (num_nonnulls(conta_id, prescricao_id) > 0),
  check ((estado = 'espera') = (encerrado_em is null)),
  check (estado not in ('recusado', 'desistiu') or falha is not null)
);
create index envio_recente on envio_de_email (criado_em desc, id desc);
create index envio_do_tipo on envio_de_email (tipo, criado_em desc, id desc);
create index envio_esperando on envio_de_email (criado_em desc, id desc) where estado = 'espera';
create index envio_que_falhou on envio_de_email (criado_em desc, id desc)
  where estado in ('recusado', 'desistiu') and reenviado_em is null;
create index envio_da_prescricao on envio_de_email (prescricao_id, criado_em) where prescricao_id is not null;
create index envio_da_conta on envio_de_email (conta_id) where conta_id is not null;

-- ── What happened to a recommendation, where its own tables do not keep the moment ───────────────────────────────

create table acontecimento (
  id            int generated always as identity primary key,
  prescricao_id int not null references prescricao (id) on delete cascade,
  cupom_id      bigint references cupom (id) on delete cascade,
  tipo          text not null check (tipo in ('registrada', 'resgatada', 'cupom_da_loja_que_saiu', 'reenviada',
    'contato_corrigido', 'troca_devolvida', 'cupom_liberado', 'cupom_cancelado')),
  em            timestamptz not null,
  autor_id      int references conta (id) on delete set null,
  motivo        text,
  -- What somebody of the team wrote: emptied when the tutor is deleted.
  texto         text
);
create index acontecimento_da_prescricao on acontecimento (prescricao_id, em);

-- A till that was told no: one row for each coupon, store and hour.
create table recusa_no_caixa (
  cupom_id   bigint not null references cupom (id) on delete cascade,
  lojista_id int not null references lojista (id) on delete cascade,
  hora       timestamptz not null,
  recusa     text not null,
  vezes      int not null default 1 check (vezes > 0),
  ultima_em  timestamptz not null,
  primary key (cupom_id, lojista_id, hora)
);
create index recusa_antiga on recusa_no_caixa (hora);

-- ── One search box ───────────────────────────────────────────────────────────────────────────────────────────────

-- passo: os cupons por parte do código
create index concurrently if not exists cupom_por_parte on cupom using gin (codigo_busca gin_trgm_ops);

-- passo: os tutores por telefone
create index concurrently if not exists tutor_por_telefone on tutor (telefone) where telefone is not null;

-- passo: as indicações por telefone
create index concurrently if not exists prescricao_por_telefone on prescricao (telefone, id desc) where telefone is not null;

-- passo: as indicações por e-mail
create index concurrently if not exists prescricao_por_email on prescricao (email, id desc) where email is not null;
