-- What guards an account besides its password: a second factor, passkeys, the devices it was opened on.

alter table sessao
  add column aparelho text,
  -- When who holds it last proved to be the account's owner, beyond having come in.
  add column provada_em timestamptz;

-- A browser an account was opened in before: it keeps a random mark, we keep the digest of mark and account.
create table aparelho (
  id       int generated always as identity primary key,
  conta_id int not null references conta (id) on delete cascade,
  marca    bytea not null,
  nome     text not null,
  visto_em timestamptz not null,
  unique (conta_id, marca)
);
create index aparelho_visto on aparelho (visto_em);

-- The authenticator app. Secrets are sealed (AES-256-GCM) with the account's number; one that was shown and not yet
-- confirmed by a code is `novo`, and counts for nothing.
create table fator_totp (
  conta_id     int primary key references conta (id) on delete cascade,
  segredo      bytea,
  ligado_em    timestamptz,
  ultimo_passo bigint not null default 0,
  novo         bytea,
  novo_em      timestamptz,
  check ((segredo is null) = (ligado_em is null)),
  check ((novo is null) = (novo_em is null))
);

create table codigo_de_recuperacao (
  conta_id int not null references conta (id) on delete cascade,
  resumo   bytea not null,
  usado_em timestamptz,
  primary key (conta_id, resumo)
);

create table chave_de_acesso (
  id            int generated always as identity primary key,
  conta_id      int not null references conta (id) on delete cascade,
  credencial    bytea not null unique,
  chave_publica bytea not null,
  contador      bigint not null,
  transportes   text[] not null,
  nome          text not null,
  criada_em     timestamptz not null,
  usada_em      timestamptz
);
create index chave_de_acesso_conta on chave_de_acesso (conta_id);

-- What waits for an answer, once and for minutes: the second step of a login, the proof before a change, a new passkey.
-- `prova`: the digest of the e-mail and password that were judged in the first step.
create table desafio (
  resumo    bytea primary key,
  conta_id  int not null references conta (id) on delete cascade,
  uso       text not null check (uso in ('login', 'prova', 'chave')),
  prova     bytea,
  expira_em timestamptz not null
);
create index desafio_conta on desafio (conta_id);
create index desafio_expira on desafio (expira_em);

-- Challenges of logins without a password are signed, not kept; those that were answered are, until they expire.
create table desafio_usado (
  resumo    bytea primary key,
  expira_em timestamptz not null
);

-- Seals the secrets above where the installation was given no key of its own.
insert into segredo (nome, uso, valor)
  values ('fator', 'fator', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
