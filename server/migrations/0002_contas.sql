-- Accounts, whole: recovery, invitations, social login, deletion, imports of people.

alter table conta
  -- Registered in bulk, the person has never come in: the only accounts that /verificando_tutor speaks of.
  add column aguarda_ativacao boolean not null default false,
  -- When the person proved to read this mailbox: by a link we sent, or by a provider that vouches for it.
  add column email_confirmado_em timestamptz;

create index tutor_por_nome on tutor (nome, id);
create index prescritor_por_nome on prescritor (nome, id);

-- Of this installation alone; signs the short-lived passes. gen_random_uuid() draws from the system's strong source.
create table segredo (
  nome  text primary key,
  valor bytea not null check (length(valor) >= 32)
);
insert into segredo (nome, valor)
  values ('passes', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

create table identidade_social (
  provedor  text not null check (provedor in ('google', 'facebook')),
  sub       text not null check (length(sub) between 1 and 255),
  conta_id  int not null references conta (id) on delete cascade,
  criada_em timestamptz not null,
  primary key (provedor, sub)
);
create index identidade_social_conta on identidade_social (conta_id);

-- One-time codes that bring a person back from the provider; they live for a minute.
create table codigo_social (
  codigo_hash bytea primary key,
  identidade  jsonb not null,
  expira_em   timestamptz not null
);
create index codigo_social_expira on codigo_social (expira_em);

-- Acceptances stay append-only. Deleting the account may erase from where they came, and nothing else.
create function aceite_muda() returns trigger language plpgsql as $$
begin
  if new.endereco = '' and new.agente = ''
     and (new.id, new.conta_id, new.documento, new.versao, new.aceito_em)
       = (old.id, old.conta_id, old.documento, old.versao, old.aceito_em)
     and exists (select 1 from conta where id = old.conta_id and excluida_em is not null) then
    return new;
  end if;
  raise exception 'aceite não pode ser alterado nem apagado' using errcode = 'integrity_constraint_violation';
end $$;
drop trigger aceite_so_cresce on aceite;
create trigger aceite_so_cresce before delete on aceite for each row execute function recusar_mudanca();
create trigger aceite_muda before update on aceite for each row execute function aceite_muda();

alter table importacao
  add column cabecalho text[] not null default '{}',
  add column repetidas int not null default 0,
  add column recusadas int not null default 0;
create index importacao_linha_pendente on importacao_linha (importacao_id, numero) where situacao = 'pendente';
create index importacao_linha_recusada on importacao_linha (importacao_id, numero) where situacao = 'recusada';
