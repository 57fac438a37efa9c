-- The whole model of the product. Money in cents, dates as calendar days of America/Sao_Paulo.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE; with the dictionary named it may be used in generated columns and indexes.
create function sem_acento(texto text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, texto));

-- ── Contas ───────────────────────────────────────────────────────────────────────────────────────────────────────

create table conta (
  id          int generated always as identity primary key,
  papel       text not null check (papel in ('tutor', 'prescritor', 'lojista', 'indicabem')),
  email       text not null unique check (email = lower(btrim(email)) and length(email) between 3 and 254),
  senha_hash  text,                       -- null: invited, never set one
  criada_em   timestamptz not null default now(),
  suspensa_em timestamptz,
  excluida_em timestamptz,
  unique (id, papel)
);

-- A profile shares its account's id; the pair (id, papel) keeps every profile with an account of its own kind.
create table administrador (
  id    int primary key,
  papel text not null default 'indicabem' check (papel = 'indicabem'),
  nome  text not null,
  foreign key (id, papel) references conta (id, papel)
);

create table tutor (
  id              int primary key,
  papel           text not null default 'tutor' check (papel = 'tutor'),
  nome            text not null,
  cpf             text unique check (cpf ~ '^\d{11}$'),
  telefone        text check (telefone ~ '^\d{10,11}$'),
  data_nascimento date,
  busca           text not null default '',
  foreign key (id, papel) references conta (id, papel)
);

create table prescritor (
  id            int primary key,
  papel         text not null default 'prescritor' check (papel = 'prescritor'),
  perfil        text not null check (perfil in ('veterinario', 'criador', 'petwalker', 'interno', 'groomer', 'outros')),
  nome          text not null,
  nome_fantasia text,
  cpf           text unique check (cpf ~ '^\d{11}$'),
  cnpj          text check (cnpj ~ '^[0-9A-Z]{12}\d{2}$'),
  crmv          text,
  telefone      text check (telefone ~ '^\d{10,11}$'),
  celular       text check (celular ~ '^\d{10,11}$'),
  logradouro    text,
  numero        text,
  complemento   text,
  cep           text check (cep ~ '^\d{8}$'),
  bairro        text,
  cidade        text,
  estado        text check (estado ~ '^[A-Z]{2}$'),
  busca         text not null default '',
  foreign key (id, papel) references conta (id, papel)
);

create table campanha (
  id            int generated always as identity primary key,
  descritivo    text not null,
  desconto      numeric(5, 2) not null check (desconto > 0 and desconto <= 100),
  data_validade date not null,
  criada_em     timestamptz not null default now(),
  excluida_em   timestamptz
);

create table lojista (
  id                      int primary key,
  papel                   text not null default 'lojista' check (papel = 'lojista'),
  tipo                    text not null check (tipo in ('loja_fisica', 'loja_online')),
  cnpj                    text unique check (cnpj ~ '^[0-9A-Z]{12}\d{2}$'),
  razao_social            text not null,
  nome_fantasia           text not null,
  telefone                text check (telefone ~ '^\d{10,11}$'),
  celular                 text check (celular ~ '^\d{10,11}$'),
  site                    text,
  logradouro              text,
  numero                  text,
  complemento             text,
  cep                     text check (cep ~ '^\d{8}$'),
  bairro                  text,
  cidade                  text,
  estado                  text check (estado ~ '^[A-Z]{2}$'),
  latitude                double precision check (latitude between -90 and 90),
  longitude               double precision check (longitude between -180 and 180),
  coordenadas_aproximadas boolean not null default false,
  campanha_id             int references campanha (id),
  -- An account suspended or deleted takes its store out of the lists.
  disponivel              boolean not null default true,
  busca                   text not null default '',
  foreign key (id, papel) references conta (id, papel)
);
create index lojista_perto on lojista using gist (point(longitude, latitude))
  where tipo = 'loja_fisica' and disponivel and latitude <> 0;
create index lojista_por_nome on lojista (tipo, nome_fantasia, id) where disponivel;
create index lojista_campanha on lojista (campanha_id);
create index lojista_busca on lojista using gin (busca gin_trgm_ops);
create index prescritor_busca on prescritor using gin (busca gin_trgm_ops);
create index tutor_busca on tutor using gin (busca gin_trgm_ops);

-- One search text per person, kept here because the e-mail lives in another table.
create function lojista_busca() returns trigger language plpgsql as $$
begin
  new.busca := sem_acento(concat_ws(' ', new.nome_fantasia, (select email from conta where id = new.id),
                                    new.razao_social, new.cnpj, new.cidade, new.bairro, new.cep));
  return new;
end $$;
create function tutor_busca() returns trigger language plpgsql as $$
begin
  new.busca := sem_acento(concat_ws(' ', new.nome, (select email from conta where id = new.id), new.cpf));
  return new;
end $$;
create function prescritor_busca() returns trigger language plpgsql as $$
begin
  new.busca := sem_acento(concat_ws(' ', new.nome, (select email from conta where id = new.id)));
  return new;
end $$;
create trigger lojista_busca before insert or update on lojista for each row execute function lojista_busca();
create trigger tutor_busca before insert or update on tutor for each row execute function tutor_busca();
create trigger prescritor_busca before insert or update on prescritor for each row execute function prescritor_busca();

create function conta_mudou_email() returns trigger language plpgsql as $$
begin
  update tutor set nome = nome where id = new.id;
  update prescritor set nome = nome where id = new.id;
  update lojista set nome_fantasia = nome_fantasia where id = new.id;
  return null;
end $$;
create trigger conta_mudou_email after update of email on conta
  for each row when (old.email is distinct from new.email) execute function conta_mudou_email();

create function conta_mudou_situacao() returns trigger language plpgsql as $$
begin
  update lojista set disponivel = (new.suspensa_em is null and new.excluida_em is null) where id = new.id;
  return null;
end $$;
create trigger conta_mudou_situacao after update of suspensa_em, excluida_em on conta
  for each row when (new.papel = 'lojista') execute function conta_mudou_situacao();

create table sessao (
  token_hash bytea primary key,
  conta_id   int not null references conta (id) on delete cascade,
  criada_em  timestamptz not null,
  usada_em   timestamptz not null
);
create index sessao_conta on sessao (conta_id);

create table link_de_senha (
  token_hash bytea primary key,
  conta_id   int not null references conta (id) on delete cascade,
  motivo     text not null check (motivo in ('recuperacao', 'convite')),
  expira_em  timestamptz not null,
  usado_em   timestamptz
);
create index link_de_senha_conta on link_de_senha (conta_id);

-- Append-only: what was accepted, in which version, when and from where.
create table aceite (
  id        bigint generated always as identity primary key,
  conta_id  int not null references conta (id),
  documento text not null check (documento in ('privacidade', 'regulamento-tutor', 'regulamento-prescritor', 'regulamento-lojista')),
  versao    date not null,
  aceito_em timestamptz not null,
  endereco  text not null,
  agente    text not null,
  unique (conta_id, documento, versao)
);
create function recusar_mudanca() returns trigger language plpgsql as $$
begin
  raise exception '% não pode ser alterado nem apagado', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger aceite_so_cresce before update or delete on aceite for each row execute function recusar_mudanca();

-- ── Catálogo e conteúdo ──────────────────────────────────────────────────────────────────────────────────────────

-- Content-addressed, so that any instance serves any picture and caches never go stale.
create table imagem (
  hash      text primary key check (hash ~ '^[0-9a-f]{64}$'),
  tipo      text not null check (tipo in ('image/webp', 'image/svg+xml')),
  largura   int not null,
  altura    int not null,
  bytes     bytea not null,
  criada_em timestamptz not null default now()
);

create table produto (
  id                    int generated always as identity primary key,
  categoria             text not null check (categoria in ('Fórmula Natural', 'Origens')),
  sub_categoria         text not null check (sub_categoria in ('LiFe', 'Fresh Meat', 'Fórmula Natural Pró', 'Origens', 'Class', 'Raças Especificas', 'Gatos', 'Vet Care')),
  especie               text not null check (especie in ('cao', 'gatos')),
  porte                 text check (porte in ('Mini e Pequeno', 'Pequeno', 'Médio', 'Médio e Grande', 'Grande', 'Grande e Gigante', 'Gigante')),
  nome                  text not null,
  nome_curto            text not null,
  link                  text not null,
  opcao                 text,
  energia_metabolizavel numeric(7, 2) not null check (energia_metabolizavel > 0),
  tipo_calculadora      text not null check (tipo_calculadora in ('comum', 'obesidade', 'recuperacao', 'none')),
  em_prescricao         boolean not null default true,
  em_catalogo           boolean not null default true,
  ciclo_de_vida         text,
  outras_necessidades   text,
  imagem_hash           text references imagem (hash),
  criado_em             timestamptz not null default now(),
  excluido_em           timestamptz,
  check (especie = 'cao' or porte is null)
);

create table capa (
  id            int generated always as identity primary key,
  pagina        text not null,
  perfil        text not null check (perfil in ('tutor', 'prescriber', 'shopkeeper', 'other')),
  desktop_hash  text not null references imagem (hash),
  mobile_hash   text not null references imagem (hash),
  personalizada boolean not null default false,
  unique (pagina, perfil)
);

create table configuracao (
  id        int primary key check (id = 1),
  texto_sac text not null
);

-- ── O tutor ──────────────────────────────────────────────────────────────────────────────────────────────────────

create table pet (
  id              int generated always as identity primary key,
  tutor_id        int not null references tutor (id),
  nome            text not null,
  tipo            text not null check (tipo in ('Cão', 'Gato')),
  porte           text check (porte in ('Mini', 'Pequeno', 'Medio', 'Grande', 'Gigante')),
  data_nascimento date not null,
  raca            text not null,
  peso            numeric(5, 2) not null check (peso > 0),
  criado_em       timestamptz not null default now(),
  check (tipo = 'Cão' or porte is null)
);
create index pet_tutor on pet (tutor_id, nome);

create table evento (
  id               int generated always as identity primary key,
  tutor_id         int not null references tutor (id),
  titulo           text not null,
  descricao        text,
  data             date not null,
  data_notificacao date not null generated always as (data - 3) stored,
  notificado_em    timestamptz,
  criado_em        timestamptz not null default now()
);
create index evento_tutor on evento (tutor_id, data, id);
create index evento_a_notificar on evento (data_notificacao) where notificado_em is null;

-- ── Indicações e cupons ──────────────────────────────────────────────────────────────────────────────────────────

create table lote (
  id                int generated always as identity primary key,
  data_referencia   date not null,
  quantidade        int not null check (quantidade between 1 and 1000),
  especifica        boolean not null default false,
  titulo_especifico   text,
  animal_especifico   text check (animal_especifico in ('Cão', 'Gato')),
  desconto_especifico numeric(5, 2) check (desconto_especifico > 0 and desconto_especifico <= 100),
  criado_por        int not null references administrador (id),
  criado_em         timestamptz not null default now()
);

create table prescricao (
  id                  int generated always as identity primary key,
  codigo              text not null unique check (codigo ~ '^[23456789BCDFGHJKMNPQRSTVWXYZ]{8}$'),
  data                date not null,
  criada_em           timestamptz not null default now(),
  prescritor_id       int references prescritor (id),
  produto_id          int references produto (id),
  email               text,
  telefone            text check (telefone ~ '^\d{10,11}$'),
  peso_pet            numeric(5, 2) check (peso_pet > 0),
  ecc                 numeric(4, 2) check (ecc > 0),
  atividade           int check (atividade > 0),
  anotacoes           text,
  calculo             jsonb,
  -- Idempotency: one key makes one recommendation, for ever; the hash tells a retry from another request.
  chave               uuid,
  chave_corpo         bytea,
  tutor_id            int references tutor (id),
  data_resgate        date,
  lojista_id          int references lojista (id),
  vinculos            smallint not null default 4 check (vinculos between 0 and 4),
  data_ativacao       date,
  peso                numeric(4, 1),
  observacao_lojista  text,
  lote_id             int references lote (id),
  especifica          boolean not null default false,
  titulo_especifico   text,
  animal_especifico   text check (animal_especifico in ('Cão', 'Gato')),
  desconto_especifico numeric(5, 2) check (desconto_especifico > 0 and desconto_especifico <= 100),
  busca               text generated always as
    (lower(codigo || ' ' || coalesce(email, '') || ' ' || coalesce(telefone, ''))) stored,
  unique (prescritor_id, chave),
  unique (id, lojista_id),
  check ((tutor_id is null) = (data_resgate is null)),
  check (lojista_id is null or tutor_id is not null),
  check (data_ativacao is null or lojista_id is not null),
  check (especifica or lote_id is not null or prescritor_id is not null),
  check (not especifica or (titulo_especifico is not null and desconto_especifico is not null))
);
create index prescricao_do_tutor on prescricao (tutor_id, data desc, id desc) where tutor_id is not null;
create index prescricao_do_prescritor on prescricao (prescritor_id, data desc, id desc) where prescritor_id is not null;
create index prescricao_da_loja on prescricao (lojista_id, data desc, id desc) where lojista_id is not null;
create index prescricao_por_data on prescricao (data desc, id desc);
create index prescricao_lote on prescricao (lote_id) where lote_id is not null;
create index prescricao_produto on prescricao (produto_id);
create index prescricao_busca on prescricao using gin (busca gin_trgm_ops);

-- Bound once and for good: the tutor of a recommendation never changes.
create function prescricao_vinculo() returns trigger language plpgsql as $$
begin
  raise exception 'o tutor de uma indicação não muda' using errcode = 'integrity_constraint_violation';
end $$;
create trigger prescricao_vinculo before update of tutor_id on prescricao
  for each row when (old.tutor_id is not null and new.tutor_id is distinct from old.tutor_id)
  execute function prescricao_vinculo();

create table cupom (
  -- Random, so that ids cannot be counted up: the QR holds the id.
  id                   bigint primary key default (100000000000 + floor(random() * 900000000000))::bigint,
  codigo               text not null check (length(codigo) between 4 and 40),
  codigo_busca         text not null unique generated always as (upper(regexp_replace(codigo, '[\s.\-]', '', 'g'))) stored,
  prescricao_id        int not null references prescricao (id),
  lojista_id           int not null references lojista (id),
  estado               text not null default 'ativo' check (estado in ('ativo', 'efetivado', 'cancelado')),
  motivo_cancelamento  text check (motivo_cancelamento in ('troca', 'exclusao', 'administracao')),
  desconto             numeric(5, 2) not null check (desconto > 0 and desconto <= 100),
  data_validade        date not null,
  criado_em            timestamptz not null default now(),
  valor                int,
  descontado           int,
  recebido             int,
  peso                 numeric(4, 1),
  nome_funcionario     text,
  data_efetivacao      date,
  efetivado_em         timestamptz,
  chave                uuid,
  chave_corpo          bytea,
  -- The store while the coupon counts; null once cancelled. Its foreign key keeps it the recommendation's own store.
  loja_viva            int generated always as (case when estado <> 'cancelado' then lojista_id end) stored,
  foreign key (prescricao_id, loja_viva) references prescricao (id, lojista_id),
  check ((estado = 'cancelado') = (motivo_cancelamento is not null)),
  check (case when estado = 'efetivado'
    then valor > 0 and descontado >= 0 and recebido >= 0 and recebido + descontado = valor
      and peso in (1, 2.5, 3, 7, 10.1, 12, 15, 20)
      and nome_funcionario is not null and data_efetivacao is not null and efetivado_em is not null
    else num_nonnulls(valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em) = 0 end)
);
create unique index cupom_um_vivo on cupom (prescricao_id) where estado <> 'cancelado';
create index cupom_da_prescricao on cupom (prescricao_id, criado_em desc);
create index cupom_efetivado on cupom (lojista_id, data_efetivacao desc, id desc)
  include (valor, descontado, recebido, peso) where estado = 'efetivado';
create index cupom_doado on cupom (data_efetivacao) where estado = 'efetivado';
create index cupom_a_vencer on cupom (data_validade) where estado = 'ativo';

create function cupom_usado() returns trigger language plpgsql as $$
begin
  raise exception 'um cupom efetivado não muda' using errcode = 'integrity_constraint_violation';
end $$;
create trigger cupom_usado before update or delete on cupom
  for each row when (old.estado = 'efetivado') execute function cupom_usado();

-- Codes that an online store brought itself; the next free one goes to the tutor who chooses that store.
create table cupom_online (
  id            int generated always as identity primary key,
  lojista_id    int not null references lojista (id),
  codigo        text not null check (length(codigo) between 4 and 40),
  codigo_busca  text not null unique generated always as (upper(regexp_replace(codigo, '[\s.\-]', '', 'g'))) stored,
  desconto      numeric(5, 2) not null check (desconto > 0 and desconto <= 100),
  data_validade date not null,
  cupom_id      bigint unique references cupom (id)
);
create index cupom_online_livre on cupom_online (lojista_id, data_validade, id) where cupom_id is null;

create table reenvio (
  prescricao_id int not null references prescricao (id),
  dia           date not null,
  vezes         smallint not null check (vezes between 1 and 3),
  primary key (prescricao_id, dia)
);

-- Derived, never counted up: one validated coupon is one kilogram.
create view doacao as
  select count(*)::int as kg, (count(*) / 500)::int as cadeiras from cupom where estado = 'efetivado';

-- ── Importações ──────────────────────────────────────────────────────────────────────────────────────────────────

create table importacao (
  id           int generated always as identity primary key,
  tipo         text not null check (tipo in ('cadastro-tutor', 'cadastro-prescritor', 'cadastro-lojista', 'baixa', 'cupons-online', 'prescricoes-online')),
  lojista_id   int references lojista (id),
  nome_arquivo text not null,
  arquivo_hash bytea not null,
  estado       text not null default 'recebida' check (estado in ('recebida', 'processando', 'concluida', 'falhou')),
  total        int not null default 0,
  feitas       int not null default 0,
  aceitas      int not null default 0,
  criada_por   int not null references administrador (id),
  criada_em    timestamptz not null default now(),
  concluida_em timestamptz
);
create unique index importacao_uma_vez on importacao (tipo, coalesce(lojista_id, 0), arquivo_hash);

create table importacao_linha (
  importacao_id int not null references importacao (id) on delete cascade,
  numero        int not null,
  chave         text not null,
  conteudo      text[] not null,
  situacao      text not null default 'pendente' check (situacao in ('pendente', 'aceita', 'repetida', 'recusada')),
  motivo        text,
  primary key (importacao_id, numero)
);
create unique index importacao_linha_unica on importacao_linha (importacao_id, chave) where situacao = 'aceita';

-- ── Limites ──────────────────────────────────────────────────────────────────────────────────────────────────────

-- Counters of the rate limits, shared by all instances. Unlogged: losing them in a crash only forgives.
create unlogged table limite (
  chave     text primary key,
  vezes     int not null,
  livre_em  timestamptz not null,
  expira_em timestamptz not null
);
create index limite_expira on limite (expira_em);
