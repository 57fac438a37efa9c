-- The team's lists: names in Brazilian order, fast filters and counts, last access, campaigns.

-- É stands beside E, as in a phone book. Deterministic, so a keyset page never loses or repeats a name.
create collation pt_br (provider = icu, locale = 'pt-BR');

drop index tutor_por_nome;
drop index prescritor_por_nome;
drop index lojista_por_nome;
create index tutor_por_nome on tutor (nome collate pt_br, id);
create index prescritor_por_nome on prescritor (nome collate pt_br, id);
create index prescritor_por_perfil on prescritor (perfil, nome collate pt_br, id);
create index lojista_por_nome on lojista (tipo, nome_fantasia collate pt_br, id) where disponivel;
create index lojista_por_razao on lojista (razao_social collate pt_br, id);

-- The search text starts with a space, so that the start of every word, the first one too, is in the trigram index:
-- one or two letters are looked for there alone.
create or replace function lojista_busca() returns trigger language plpgsql as $$
begin
  new.busca := sem_acento(concat_ws(' ', '', new.nome_fantasia, (select email from conta where id = new.id),
                                    new.razao_social, new.cnpj, new.cidade, new.bairro, new.cep));
  return new;
end $$;
create or replace function tutor_busca() returns trigger language plpgsql as $$
begin
  new.busca := sem_acento(concat_ws(' ', '', new.nome, (select email from conta where id = new.id), new.cpf));
  return new;
end $$;
create or replace function prescritor_busca() returns trigger language plpgsql as $$
begin
  new.busca := sem_acento(concat_ws(' ', '', new.nome, (select email from conta where id = new.id)));
  return new;
end $$;
update tutor set busca = busca;
update prescritor set busca = busca;
update lojista set busca = busca;

-- Counting a million accounts reads this alone; deduplicated, it is a few megabytes.
create index conta_viva on conta (papel) where excluida_em is null;
-- The few in a rare state are found here and sorted; when they are many, the order by name finds a page at once.
create index conta_suspensa on conta (papel, id) where suspensa_em is not null and excluida_em is null;
create index conta_sem_senha on conta (papel, id) where senha_hash is null and excluida_em is null;

-- Sessions are deleted when they end; this stays.
alter table conta add column ultimo_acesso_em timestamptz;
update conta set ultimo_acesso_em = (select max(usada_em) from sessao where conta_id = conta.id);

-- The mailbox an account was moved from, only until its owner has been told.
create table troca_de_email (
  id         int generated always as identity primary key,
  conta_id   int not null references conta (id) on delete cascade,
  antigo     text not null,
  trocado_em timestamptz not null
);
create index troca_de_email_conta on troca_de_email (conta_id);

create index campanha_por_validade on campanha (data_validade desc, id desc) where excluida_em is null;
