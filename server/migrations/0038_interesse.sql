-- Who wants to recommend or to sell, and what the team did about it.

create table interesse (
  id             int generated always as identity primary key,
  tipo           text not null check (tipo in ('parceiro', 'loja')),
  nome           text not null check (length(nome) <= 120),
  perfil         text check (perfil in ('veterinario', 'criador', 'petwalker', 'groomer', 'outros')),
  nome_da_loja   text check (length(nome_da_loja) <= 120),
  cnpj           text check (length(cnpj) = 14),
  cidade         text not null check (length(cidade) <= 80),
  uf             text not null check (uf ~ '^[A-Z]{2}$'),
  email          text not null check (length(email) <= 254),
  telefone       text not null check (telefone ~ '^\d{10,11}$'),
  -- What came otherwise when the same person wrote again: what was first is never written over by a stranger.
  outro_email    text check (length(outro_email) <= 254),
  outro_telefone text check (outro_telefone ~ '^\d{10,11}$'),
  mensagem       text check (length(mensagem) <= 500),
  criado_em      timestamptz not null,
  vezes          int not null default 1 check (vezes between 1 and 99),
  repetido_em    timestamptz,
  situacao       text not null default 'novo' check (situacao in ('novo', 'em_conversa', 'cadastrado', 'sem_interesse')),
  anotacao       text check (length(anotacao) <= 1000),
  demo           boolean not null default false,
  busca          text generated always as (sem_acento(' ' || nome || ' ' || coalesce(nome_da_loja, '') || ' ' || cidade || ' ' || uf
                   || ' ' || email || ' ' || telefone)) stored,
  versao         int not null default 1,
  alterado_por   int references conta (id),
  alterado_em    timestamptz,
  check ((tipo = 'parceiro') = (perfil is not null)),
  check ((tipo = 'loja') = (nome_da_loja is not null)),
  check (cnpj is null or tipo = 'loja')
);
create index interesse_por_situacao on interesse (situacao, id desc);
create index interesse_por_tipo on interesse (tipo, id desc);
create index interesse_do_email on interesse (email, tipo, id desc);
create index interesse_do_telefone on interesse (telefone, tipo, id desc);
create index interesse_busca on interesse using gin (busca gin_trgm_ops);
create index interesse_a_esquecer on interesse (greatest(criado_em, alterado_em));
create trigger versionar before update on interesse for each row execute function versionar();
