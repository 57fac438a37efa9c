-- A small database of migration 0016, of fictitious people: pg_dump --inserts --no-owner --no-privileges of PostgreSQL 15.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA pgboss;
CREATE COLLATION public.pt_br (provider = icu, locale = 'pt-BR');
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE TYPE pgboss.job_state AS ENUM (
'created',
'retry',
'active',
'completed',
'cancelled',
'failed'
);
CREATE FUNCTION pgboss.create_queue(queue_name text, options json) RETURNS void
LANGUAGE plpgsql
AS $_$
    DECLARE
      table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
      INSERT INTO pgboss.queue (
        name,
        policy,
        retry_limit,
        retry_delay,
        retry_backoff,
        expire_seconds,
        retention_minutes,
        dead_letter,
        partition_name
      )
      VALUES (
        queue_name,
        options->>'policy',
        (options->>'retryLimit')::int,
        (options->>'retryDelay')::int,
        (options->>'retryBackoff')::bool,
        (options->>'expireInSeconds')::int,
        (options->>'retentionMinutes')::int,
        options->>'deadLetter',
        table_name
      )
      ON CONFLICT DO NOTHING
      RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

      EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
      EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
    END;
    $_$;
CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
LANGUAGE plpgsql
AS $$
    DECLARE
      table_name varchar;
    BEGIN
      WITH deleted as (
        DELETE FROM pgboss.queue
        WHERE name = queue_name
        RETURNING partition_name
      )
      SELECT partition_name from deleted INTO table_name;

      EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
    END;
    $$;
CREATE FUNCTION public.aceite_apaga() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  if exists (select 1 from conta where id = old.conta_id and demo) then
    return old;
  end if;
  raise exception 'aceite não pode ser alterado nem apagado' using errcode = 'integrity_constraint_violation';
end $$;
CREATE FUNCTION public.aceite_muda() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  if new.endereco = '' and new.agente = ''
     and (new.id, new.conta_id, new.documento, new.versao, new.aceito_em)
       = (old.id, old.conta_id, old.documento, old.versao, old.aceito_em)
     and exists (select 1 from conta where id = old.conta_id and excluida_em is not null) then
    return new;
  end if;
  raise exception 'aceite não pode ser alterado nem apagado' using errcode = 'integrity_constraint_violation';
end $$;
CREATE FUNCTION public.anotar_compra() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into compra_a_julgar (cupom_id) select id from depois where estado = 'efetivado';
  return null;
end $$;
CREATE FUNCTION public.celula(texto text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (ascii(texto) = ANY (ARRAY[61, 43, 45, 64, 9, 13])) THEN (''''::text || texto) ELSE texto END;
CREATE FUNCTION public.conta_mudou_email() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  update tutor set nome = nome where id = new.id;
  update prescritor set nome = nome where id = new.id;
  update lojista set nome_fantasia = nome_fantasia where id = new.id;
  return null;
end $$;
CREATE FUNCTION public.conta_mudou_situacao() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  update lojista set disponivel = (new.suspensa_em is null and new.excluida_em is null) where id = new.id;
  return null;
end $$;
CREATE FUNCTION public.cupom_usado() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  if tg_op = 'DELETE' and exists (select 1 from prescricao_da_demo where id = old.prescricao_id) then
    return old;
  end if;
  raise exception 'um cupom efetivado não muda' using errcode = 'integrity_constraint_violation';
end $$;
CREATE FUNCTION public.etapa_da_prescricao(tutor_id integer, lojista_id integer, data_ativacao date) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (data_ativacao IS NOT NULL) THEN 3 WHEN (lojista_id IS NOT NULL) THEN 2 WHEN (tutor_id IS NOT NULL) THEN 1 ELSE 0 END;
CREATE FUNCTION public.etapa_da_indicacao(prescritor_id integer, origem_lojista_id integer, tutor_id integer, lojista_id integer, data_ativacao date) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (num_nonnulls(prescritor_id, origem_lojista_id, tutor_id) > 0) THEN public.etapa_da_prescricao(tutor_id, lojista_id, data_ativacao) ELSE NULL::integer END;
CREATE FUNCTION public.lojista_busca() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  new.busca := sem_acento(concat_ws(' ', '', new.nome_fantasia, (select email from conta where id = new.id),
                                    new.razao_social, new.cnpj, new.cidade, new.bairro, new.cep,
                                    new.telefone, new.celular));
  return new;
end $$;
CREATE FUNCTION public.mes_de(dia date) RETURNS date
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (dia - ((EXTRACT(day FROM dia))::integer - 1));
CREATE FUNCTION public.mes_de(momento timestamp with time zone) RETURNS date
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN public.mes_de(((momento AT TIME ZONE 'America/Sao_Paulo'::text))::date);
CREATE FUNCTION public.prescricao_vinculo() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  raise exception 'o tutor de uma indicação não muda' using errcode = 'integrity_constraint_violation';
end $$;
CREATE FUNCTION public.prescritor_busca() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  new.busca := sem_acento(concat_ws(' ', '', new.nome, (select email from conta where id = new.id), new.nome_fantasia,
                                    new.cpf, new.cnpj, new.crmv, new.telefone, new.celular));
  return new;
end $$;
CREATE FUNCTION public.recusar_mudanca() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  raise exception '% não pode ser alterado nem apagado', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
CREATE FUNCTION public.resumir_conta() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  if tg_op = 'UPDATE' then
    insert into resumo_a_somar (medida, mes, chave, quantas)
    select papel, mes_de(criada_em), 0, sum(sinal)
      from (select 1 as sinal, papel, criada_em from depois where suspensa_em is null and excluida_em is null
            union all
            select -1, papel, criada_em from antes where suspensa_em is null and excluida_em is null) c
     group by 1, 2 having sum(sinal) <> 0;
  else
    insert into resumo_a_somar (medida, mes, chave, quantas)
    select papel, mes_de(criada_em), 0, case tg_op when 'INSERT' then count(*) else -count(*) end
      from mudadas where suspensa_em is null and excluida_em is null group by 1, 2;
  end if;
  return null;
end $$;
CREATE FUNCTION public.resumir_cupom() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into resumo_a_somar (medida, mes, chave, quantas)
  select 'cupom', mes_de(criado_em), lojista_id, case tg_op when 'INSERT' then count(*) else -count(*) end
    from mudados group by 2, 3;
  return null;
end $$;
CREATE FUNCTION public.resumir_prescricao() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  if tg_op = 'UPDATE' then
    insert into resumo_a_somar (medida, mes, chave, quantas)
    select m.medida, mes_de(m.dia), m.chave, sum(p.sinal)
      from (select 1 as sinal, data, prescritor_id, origem_lojista_id, produto_id, tutor_id, lojista_id, data_ativacao from depois
            union all
            select -1, data, prescritor_id, origem_lojista_id, produto_id, tutor_id, lojista_id, data_ativacao from antes) p
     cross join lateral (values
       ('indicacao', p.data, etapa_da_indicacao(p.prescritor_id, p.origem_lojista_id, p.tutor_id, p.lojista_id, p.data_ativacao)),
       ('parceiro', p.data, p.prescritor_id),
       ('produto', p.data, p.produto_id),
       ('loja', p.data_ativacao, case when p.data_ativacao is not null then p.lojista_id end)
     ) m (medida, dia, chave)
     where m.chave is not null
     group by 1, 2, 3 having sum(p.sinal) <> 0;
  else
    insert into resumo_a_somar (medida, mes, chave, quantas)
    select m.medida, mes_de(m.dia), m.chave, case tg_op when 'INSERT' then count(*) else -count(*) end
      from mudadas p
     cross join lateral (values
       ('indicacao', p.data, etapa_da_indicacao(p.prescritor_id, p.origem_lojista_id, p.tutor_id, p.lojista_id, p.data_ativacao)),
       ('parceiro', p.data, p.prescritor_id),
       ('produto', p.data, p.produto_id),
       ('loja', p.data_ativacao, case when p.data_ativacao is not null then p.lojista_id end)
     ) m (medida, dia, chave)
     where m.chave is not null
     group by 1, 2, 3;
  end if;
  return null;
end $$;
CREATE FUNCTION public.sem_acento(texto text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(public.unaccent('public.unaccent'::regdictionary, texto));
CREATE FUNCTION public.tomar_limite(qual text, pedidas integer, maximo integer, livres integer, janela integer, agora timestamp with time zone) RETURNS TABLE(tomadas integer, vezes integer, volta_em timestamp with time zone)
LANGUAGE plpgsql
AS $$
declare
  l limite;
begin
  loop
    select * into l from limite where chave = qual for update;
    exit when found;
    insert into limite (chave, vezes, livre_em, expira_em)
      values (qual, 0, to_timestamp(0), agora + make_interval(secs => janela)) on conflict do nothing;
  end loop;
  if l.expira_em <= agora then
    l.vezes := 0;
    l.livre_em := to_timestamp(0);
    l.expira_em := agora + make_interval(secs => janela);
  end if;
  tomadas := case when l.livre_em > agora then 0
    else greatest(0, least(pedidas, maximo - l.vezes,
                           case when livres is not null then greatest(livres + 1 - l.vezes, 1) end)) end;
  if tomadas > 0 then
    l.vezes := l.vezes + tomadas;
    if l.vezes > livres then
      l.livre_em := agora + make_interval(secs => least(900, 2 ^ least(l.vezes - livres, 10)));
    end if;
    if livres is not null then
      l.expira_em := agora + make_interval(secs => janela);
    end if;
    update limite as x set vezes = l.vezes, livre_em = l.livre_em, expira_em = l.expira_em where x.chave = qual;
  end if;
  vezes := l.vezes;
  volta_em := greatest(l.livre_em, case when l.vezes >= maximo then l.expira_em end);
  return next;
end $$;
CREATE FUNCTION public.tutor_busca() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  new.busca := sem_acento(concat_ws(' ', '', new.nome, (select email from conta where id = new.id), new.cpf,
                                    new.telefone));
  return new;
end $$;
CREATE FUNCTION public.versionar() RETURNS trigger
LANGUAGE plpgsql
AS $$
declare
  sem_conteudo constant text[] := array['versao', 'alterado_por', 'alterado_em', 'busca', 'disponivel'];
begin
  if new.versao = old.versao and to_jsonb(new) - sem_conteudo = to_jsonb(old) - sem_conteudo then
    return new;
  end if;
  new.versao := old.versao + 1;
  new.alterado_por := nullif(current_setting('indicabem.autor', true), '')::int;
  new.alterado_em := coalesce(nullif(current_setting('indicabem.momento', true), '')::timestamptz, now());
  return new;
end $$;
CREATE FUNCTION public.versionar_email() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  update tutor set versao = versao + 1 where id = new.id;
  update prescritor set versao = versao + 1 where id = new.id;
  update lojista set versao = versao + 1 where id = new.id;
  return null;
end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE pgboss.archive (
id uuid NOT NULL,
name text NOT NULL,
priority integer NOT NULL,
data jsonb,
state pgboss.job_state NOT NULL,
retry_limit integer NOT NULL,
retry_count integer NOT NULL,
retry_delay integer NOT NULL,
retry_backoff boolean NOT NULL,
start_after timestamp with time zone NOT NULL,
started_on timestamp with time zone,
singleton_key text,
singleton_on timestamp without time zone,
expire_in interval NOT NULL,
created_on timestamp with time zone NOT NULL,
completed_on timestamp with time zone,
keep_until timestamp with time zone NOT NULL,
output jsonb,
dead_letter text,
policy text,
archived_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.job (
id uuid DEFAULT gen_random_uuid() NOT NULL,
name text NOT NULL,
priority integer DEFAULT 0 NOT NULL,
data jsonb,
state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
retry_limit integer DEFAULT 2 NOT NULL,
retry_count integer DEFAULT 0 NOT NULL,
retry_delay integer DEFAULT 0 NOT NULL,
retry_backoff boolean DEFAULT false NOT NULL,
start_after timestamp with time zone DEFAULT now() NOT NULL,
started_on timestamp with time zone,
singleton_key text,
singleton_on timestamp without time zone,
expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
created_on timestamp with time zone DEFAULT now() NOT NULL,
completed_on timestamp with time zone,
keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
output jsonb,
dead_letter text,
policy text
)
PARTITION BY LIST (name);
CREATE TABLE pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049 (
id uuid DEFAULT gen_random_uuid() NOT NULL,
name text NOT NULL,
priority integer DEFAULT 0 NOT NULL,
data jsonb,
state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
retry_limit integer DEFAULT 2 NOT NULL,
retry_count integer DEFAULT 0 NOT NULL,
retry_delay integer DEFAULT 0 NOT NULL,
retry_backoff boolean DEFAULT false NOT NULL,
start_after timestamp with time zone DEFAULT now() NOT NULL,
started_on timestamp with time zone,
singleton_key text,
singleton_on timestamp without time zone,
expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
created_on timestamp with time zone DEFAULT now() NOT NULL,
completed_on timestamp with time zone,
keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
output jsonb,
dead_letter text,
policy text,
CONSTRAINT cjc CHECK ((name = 'email-indicacao'::text))
);
CREATE TABLE pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a (
id uuid DEFAULT gen_random_uuid() NOT NULL,
name text NOT NULL,
priority integer DEFAULT 0 NOT NULL,
data jsonb,
state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
retry_limit integer DEFAULT 2 NOT NULL,
retry_count integer DEFAULT 0 NOT NULL,
retry_delay integer DEFAULT 0 NOT NULL,
retry_backoff boolean DEFAULT false NOT NULL,
start_after timestamp with time zone DEFAULT now() NOT NULL,
started_on timestamp with time zone,
singleton_key text,
singleton_on timestamp without time zone,
expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
created_on timestamp with time zone DEFAULT now() NOT NULL,
completed_on timestamp with time zone,
keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
output jsonb,
dead_letter text,
policy text,
CONSTRAINT cjc CHECK ((name = 'limpeza'::text))
);
CREATE TABLE pgboss.queue (
name text NOT NULL,
policy text,
retry_limit integer,
retry_delay integer,
retry_backoff boolean,
expire_seconds integer,
retention_minutes integer,
dead_letter text,
partition_name text,
created_on timestamp with time zone DEFAULT now() NOT NULL,
updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.schedule (
name text NOT NULL,
cron text NOT NULL,
timezone text,
data jsonb,
options jsonb,
created_on timestamp with time zone DEFAULT now() NOT NULL,
updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.subscription (
event text NOT NULL,
name text NOT NULL,
created_on timestamp with time zone DEFAULT now() NOT NULL,
updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.version (
version integer NOT NULL,
maintained_on timestamp with time zone,
cron_on timestamp with time zone,
monitored_on timestamp with time zone
);
CREATE TABLE public.aceite (
id bigint NOT NULL,
conta_id integer NOT NULL,
documento text NOT NULL,
versao date NOT NULL,
aceito_em timestamp with time zone NOT NULL,
endereco text NOT NULL,
agente text NOT NULL,
CONSTRAINT aceite_documento_check CHECK ((documento = ANY (ARRAY['privacidade'::text, 'regulamento-tutor'::text, 'regulamento-prescritor'::text, 'regulamento-lojista'::text])))
);
ALTER TABLE public.aceite ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.aceite_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.administrador (
id integer NOT NULL,
papel text DEFAULT 'indicabem'::text NOT NULL,
nome text NOT NULL,
CONSTRAINT administrador_papel_check CHECK ((papel = 'indicabem'::text))
);
CREATE TABLE public.aviso_de_estoque (
lojista_id integer NOT NULL,
avisado_em timestamp with time zone NOT NULL
);
CREATE TABLE public.bilhete (
token_hash bytea NOT NULL,
sessao_hash bytea NOT NULL,
pedido jsonb NOT NULL,
expira_em timestamp with time zone NOT NULL
);
CREATE TABLE public.campanha (
id integer NOT NULL,
descritivo text NOT NULL,
desconto numeric(5,2) NOT NULL,
data_validade date NOT NULL,
criada_em timestamp with time zone DEFAULT now() NOT NULL,
excluida_em timestamp with time zone,
versao integer DEFAULT 1 NOT NULL,
alterado_por integer,
alterado_em timestamp with time zone,
CONSTRAINT campanha_desconto_check CHECK (((desconto > (0)::numeric) AND (desconto <= (100)::numeric)))
);
ALTER TABLE public.campanha ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.campanha_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.capa (
id integer NOT NULL,
pagina text NOT NULL,
perfil text NOT NULL,
desktop_hash text NOT NULL,
mobile_hash text NOT NULL,
personalizada boolean DEFAULT false NOT NULL,
versao integer DEFAULT 1 NOT NULL,
alterado_por integer,
alterado_em timestamp with time zone,
CONSTRAINT capa_perfil_check CHECK ((perfil = ANY (ARRAY['tutor'::text, 'prescriber'::text, 'shopkeeper'::text, 'other'::text])))
);
ALTER TABLE public.capa ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.capa_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.codigo_social (
codigo_hash bytea NOT NULL,
identidade jsonb NOT NULL,
expira_em timestamp with time zone NOT NULL,
navegador_hash bytea
);
CREATE TABLE public.compra_a_julgar (
id bigint NOT NULL,
cupom_id bigint NOT NULL,
vez integer DEFAULT 1 NOT NULL
);
ALTER TABLE public.compra_a_julgar ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.compra_a_julgar_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE UNLOGGED TABLE public.compra_recente (
cupom_id bigint NOT NULL,
vez integer NOT NULL,
lojista_id integer NOT NULL,
prescritor_id integer,
momento timestamp with time zone NOT NULL
);
CREATE TABLE public.compra_suspeita (
cupom_id bigint NOT NULL,
vez integer DEFAULT 1 NOT NULL,
regras text[] NOT NULL,
estado text DEFAULT 'em_analise'::text NOT NULL,
criada_em timestamp with time zone NOT NULL,
liberada_em timestamp with time zone,
CONSTRAINT compra_suspeita_check CHECK (((estado = 'liberada'::text) = (liberada_em IS NOT NULL))),
CONSTRAINT compra_suspeita_estado_check CHECK ((estado = ANY (ARRAY['em_analise'::text, 'liberada'::text]))),
CONSTRAINT compra_suspeita_regras_check CHECK ((cardinality(regras) > 0))
);
CREATE VIEW public.compra_retida AS
SELECT compra_a_julgar.cupom_id,
compra_a_julgar.vez
FROM public.compra_a_julgar
UNION ALL
SELECT compra_suspeita.cupom_id,
compra_suspeita.vez
FROM public.compra_suspeita
WHERE (compra_suspeita.estado = 'em_analise'::text);
CREATE TABLE public.configuracao (
id integer NOT NULL,
texto_sac text NOT NULL,
versao integer DEFAULT 1 NOT NULL,
alterado_por integer,
alterado_em timestamp with time zone,
CONSTRAINT configuracao_id_check CHECK ((id = 1))
);
CREATE TABLE public.conta (
id integer NOT NULL,
papel text NOT NULL,
email text NOT NULL,
senha_hash text,
criada_em timestamp with time zone DEFAULT now() NOT NULL,
suspensa_em timestamp with time zone,
excluida_em timestamp with time zone,
aguarda_ativacao boolean DEFAULT false NOT NULL,
email_confirmado_em timestamp with time zone,
ultimo_acesso_em timestamp with time zone,
demo boolean DEFAULT false NOT NULL,
ref text,
exclusao_pedida_em timestamp with time zone,
CONSTRAINT conta_email_check CHECK (((email = lower(btrim(email))) AND ((length(email) >= 3) AND (length(email) <= 254)))),
CONSTRAINT conta_papel_check CHECK ((papel = ANY (ARRAY['tutor'::text, 'prescritor'::text, 'lojista'::text, 'indicabem'::text]))),
CONSTRAINT conta_ref_check CHECK ((ref ~ '^[\w-]{1,40}$'::text))
);
ALTER TABLE public.conta ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.conta_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.criacao (
conta_id integer NOT NULL,
chave uuid NOT NULL,
ato text NOT NULL,
corpo bytea NOT NULL,
objeto_id integer,
criada_em timestamp with time zone NOT NULL
);
CREATE TABLE public.cupom (
id bigint DEFAULT ('100000000000000'::bigint + (((('x'::text || "right"(replace((gen_random_uuid())::text, '-'::text, ''::text), 15)))::bit(60))::bigint % '900000000000000'::bigint)) NOT NULL,
codigo text NOT NULL,
codigo_busca text GENERATED ALWAYS AS (upper(regexp_replace(codigo, '[\s.\-]'::text, ''::text, 'g'::text))) STORED NOT NULL,
prescricao_id integer NOT NULL,
lojista_id integer NOT NULL,
estado text DEFAULT 'ativo'::text NOT NULL,
motivo_cancelamento text,
desconto numeric(5,2) NOT NULL,
data_validade date NOT NULL,
criado_em timestamp with time zone DEFAULT now() NOT NULL,
valor integer,
descontado integer,
recebido integer,
peso numeric(4,1),
nome_funcionario text,
data_efetivacao date,
efetivado_em timestamp with time zone,
chave uuid,
chave_corpo bytea,
loja_viva integer GENERATED ALWAYS AS (
CASE
WHEN (estado <> 'cancelado'::text) THEN lojista_id
ELSE NULL::integer
END) STORED,
leitura text,
devolvido boolean DEFAULT false NOT NULL,
avisado_em timestamp with time zone,
CONSTRAINT cupom_check CHECK (((estado = 'cancelado'::text) = (motivo_cancelamento IS NOT NULL))),
CONSTRAINT cupom_check1 CHECK (
CASE
WHEN (estado = 'efetivado'::text) THEN ((valor > 0) AND (descontado >= 0) AND (recebido >= 0) AND ((recebido + descontado) = valor) AND (peso = ANY (ARRAY[(1)::numeric, 2.5, (3)::numeric, (7)::numeric, 10.1, (12)::numeric, (15)::numeric, (20)::numeric])) AND (nome_funcionario IS NOT NULL) AND (data_efetivacao IS NOT NULL) AND (efetivado_em IS NOT NULL))
ELSE (num_nonnulls(valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em) = 0)
END),
CONSTRAINT cupom_codigo_check CHECK (((length(codigo) >= 4) AND (length(codigo) <= 40))),
CONSTRAINT cupom_desconto_check CHECK (((desconto > (0)::numeric) AND (desconto <= (100)::numeric))),
CONSTRAINT cupom_devolvido_cancelado CHECK (((NOT devolvido) OR (estado = 'cancelado'::text))),
CONSTRAINT cupom_estado_check CHECK ((estado = ANY (ARRAY['ativo'::text, 'efetivado'::text, 'cancelado'::text]))),
CONSTRAINT cupom_leitura_check CHECK ((leitura = ANY (ARRAY['qr'::text, 'numero'::text, 'cpf'::text, 'codigo'::text, 'arquivo'::text]))),
CONSTRAINT cupom_motivo_cancelamento_check CHECK ((motivo_cancelamento = ANY (ARRAY['troca'::text, 'exclusao'::text, 'administracao'::text])))
);
CREATE TABLE public.cupom_online (
id integer NOT NULL,
lojista_id integer NOT NULL,
codigo text NOT NULL,
codigo_busca text GENERATED ALWAYS AS (upper(regexp_replace(codigo, '[\s.\-]'::text, ''::text, 'g'::text))) STORED NOT NULL,
desconto numeric(5,2) NOT NULL,
data_validade date NOT NULL,
cupom_id bigint,
CONSTRAINT cupom_online_codigo_check CHECK (((length(codigo) >= 4) AND (length(codigo) <= 40))),
CONSTRAINT cupom_online_desconto_check CHECK (((desconto > (0)::numeric) AND (desconto <= (100)::numeric)))
);
ALTER TABLE public.cupom_online ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.cupom_online_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE VIEW public.doacao AS
SELECT (k.kg)::integer AS kg,
((k.kg / 500))::integer AS cadeiras
FROM ( SELECT (( SELECT count(*) AS count
FROM public.cupom
WHERE (cupom.estado = 'efetivado'::text)) - ( SELECT count(*) AS count
FROM public.compra_retida)) AS kg) k;
CREATE TABLE public.evento (
id integer NOT NULL,
tutor_id integer NOT NULL,
titulo text NOT NULL,
descricao text,
data date NOT NULL,
data_notificacao date GENERATED ALWAYS AS ((data - 3)) STORED NOT NULL,
notificado_em timestamp with time zone,
criado_em timestamp with time zone DEFAULT now() NOT NULL,
lembrar_em date,
CONSTRAINT evento_lembrado_antes CHECK (((lembrar_em >= data_notificacao) AND (lembrar_em <= data)))
);
ALTER TABLE public.evento ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.evento_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.identidade_social (
provedor text NOT NULL,
sub text NOT NULL,
conta_id integer NOT NULL,
criada_em timestamp with time zone NOT NULL,
CONSTRAINT identidade_social_provedor_check CHECK ((provedor = ANY (ARRAY['google'::text, 'facebook'::text]))),
CONSTRAINT identidade_social_sub_check CHECK (((length(sub) >= 1) AND (length(sub) <= 255)))
);
CREATE TABLE public.imagem (
hash text NOT NULL,
tipo text NOT NULL,
largura integer NOT NULL,
altura integer NOT NULL,
bytes bytea NOT NULL,
criada_em timestamp with time zone DEFAULT now() NOT NULL,
CONSTRAINT imagem_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
CONSTRAINT imagem_tipo_check CHECK ((tipo = ANY (ARRAY['image/webp'::text, 'image/svg+xml'::text])))
);
CREATE TABLE public.importacao (
id integer NOT NULL,
tipo text NOT NULL,
lojista_id integer,
nome_arquivo text NOT NULL,
arquivo_hash bytea NOT NULL,
estado text DEFAULT 'recebida'::text NOT NULL,
total integer DEFAULT 0 NOT NULL,
feitas integer DEFAULT 0 NOT NULL,
aceitas integer DEFAULT 0 NOT NULL,
criada_por integer NOT NULL,
criada_em timestamp with time zone DEFAULT now() NOT NULL,
concluida_em timestamp with time zone,
cabecalho text[] DEFAULT '{}'::text[] NOT NULL,
repetidas integer DEFAULT 0 NOT NULL,
recusadas integer DEFAULT 0 NOT NULL,
CONSTRAINT importacao_estado_check CHECK ((estado = ANY (ARRAY['recebida'::text, 'processando'::text, 'concluida'::text, 'falhou'::text]))),
CONSTRAINT importacao_tipo_check CHECK ((tipo = ANY (ARRAY['cadastro-tutor'::text, 'cadastro-prescritor'::text, 'cadastro-lojista'::text, 'baixa'::text, 'cupons-online'::text, 'prescricoes-online'::text])))
);
ALTER TABLE public.importacao ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.importacao_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.importacao_linha (
importacao_id integer NOT NULL,
numero integer NOT NULL,
conteudo text[] NOT NULL,
situacao text DEFAULT 'pendente'::text NOT NULL,
motivo text,
CONSTRAINT importacao_linha_situacao_check CHECK ((situacao = ANY (ARRAY['pendente'::text, 'recusada'::text])))
);
CREATE UNLOGGED TABLE public.limite (
chave text NOT NULL,
vezes integer NOT NULL,
livre_em timestamp with time zone NOT NULL,
expira_em timestamp with time zone NOT NULL
);
CREATE TABLE public.link_de_senha (
token_hash bytea NOT NULL,
conta_id integer NOT NULL,
motivo text NOT NULL,
expira_em timestamp with time zone NOT NULL,
usado_em timestamp with time zone,
CONSTRAINT link_de_senha_motivo_check CHECK ((motivo = ANY (ARRAY['recuperacao'::text, 'convite'::text, 'cadastro'::text])))
);
CREATE TABLE public.lojista (
id integer NOT NULL,
papel text DEFAULT 'lojista'::text NOT NULL,
tipo text NOT NULL,
cnpj text,
razao_social text NOT NULL,
nome_fantasia text NOT NULL,
telefone text,
celular text,
site text,
logradouro text,
numero text,
complemento text,
cep text,
bairro text,
cidade text,
estado text,
latitude double precision,
longitude double precision,
coordenadas_aproximadas boolean DEFAULT false NOT NULL,
campanha_id integer,
disponivel boolean DEFAULT true NOT NULL,
busca text DEFAULT ''::text NOT NULL,
cnpj_da_excluida text,
versao integer DEFAULT 1 NOT NULL,
alterado_por integer,
alterado_em timestamp with time zone,
CONSTRAINT lojista_celular_check CHECK ((celular ~ '^\d{10,11}$'::text)),
CONSTRAINT lojista_cep_check CHECK ((cep ~ '^\d{8}$'::text)),
CONSTRAINT lojista_cnpj_check CHECK ((cnpj ~ '^[0-9A-Z]{12}\d{2}$'::text)),
CONSTRAINT lojista_cnpj_da_excluida_check CHECK ((cnpj_da_excluida ~ '^[0-9A-Z]{12}\d{2}$'::text)),
CONSTRAINT lojista_estado_check CHECK ((estado ~ '^[A-Z]{2}$'::text)),
CONSTRAINT lojista_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
CONSTRAINT lojista_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
CONSTRAINT lojista_papel_check CHECK ((papel = 'lojista'::text)),
CONSTRAINT lojista_telefone_check CHECK ((telefone ~ '^\d{10,11}$'::text)),
CONSTRAINT lojista_tipo_check CHECK ((tipo = ANY (ARRAY['loja_fisica'::text, 'loja_online'::text])))
);
CREATE TABLE public.lote (
id integer NOT NULL,
data_referencia date NOT NULL,
quantidade integer NOT NULL,
especifica boolean DEFAULT false NOT NULL,
titulo_especifico text,
animal_especifico text,
desconto_especifico numeric(5,2),
criado_por integer NOT NULL,
criado_em timestamp with time zone DEFAULT now() NOT NULL,
chave uuid,
chave_corpo bytea,
cancelado_em timestamp with time zone,
cancelado_por integer,
CONSTRAINT lote_animal_especifico_check CHECK ((animal_especifico = ANY (ARRAY['Cão'::text, 'Gato'::text]))),
CONSTRAINT lote_cancelado_por_alguem CHECK (((cancelado_em IS NULL) = (cancelado_por IS NULL))),
CONSTRAINT lote_desconto_especifico_check CHECK (((desconto_especifico > (0)::numeric) AND (desconto_especifico <= (100)::numeric))),
CONSTRAINT lote_quantidade_check CHECK (((quantidade >= 1) AND (quantidade <= 1000)))
);
ALTER TABLE public.lote ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.lote_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.migracao (
numero integer NOT NULL,
nome text NOT NULL,
hash text NOT NULL,
aplicada_em timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.resumo (
medida text NOT NULL,
mes date NOT NULL,
chave integer NOT NULL,
quantas bigint NOT NULL
);
CREATE TABLE public.resumo_a_somar (
medida text NOT NULL,
mes date NOT NULL,
chave integer NOT NULL,
quantas integer NOT NULL
);
CREATE VIEW public.painel AS
SELECT r.medida,
r.mes,
r.chave,
(sum(r.quantas))::bigint AS quantas
FROM ( SELECT resumo.medida,
resumo.mes,
resumo.chave,
resumo.quantas
FROM public.resumo
UNION ALL
SELECT resumo_a_somar.medida,
resumo_a_somar.mes,
resumo_a_somar.chave,
resumo_a_somar.quantas
FROM public.resumo_a_somar) r
GROUP BY r.medida, r.mes, r.chave;
CREATE TABLE public.pet (
id integer NOT NULL,
tutor_id integer NOT NULL,
nome text NOT NULL,
tipo text NOT NULL,
porte text,
data_nascimento date NOT NULL,
raca text NOT NULL,
peso numeric(5,2) NOT NULL,
criado_em timestamp with time zone DEFAULT now() NOT NULL,
CONSTRAINT pet_check CHECK (((tipo = 'Cão'::text) OR (porte IS NULL))),
CONSTRAINT pet_peso_check CHECK ((peso > (0)::numeric)),
CONSTRAINT pet_porte_check CHECK ((porte = ANY (ARRAY['Mini'::text, 'Pequeno'::text, 'Medio'::text, 'Grande'::text, 'Gigante'::text]))),
CONSTRAINT pet_tipo_check CHECK ((tipo = ANY (ARRAY['Cão'::text, 'Gato'::text])))
);
ALTER TABLE public.pet ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.pet_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.prescricao (
id integer NOT NULL,
codigo text NOT NULL,
data date NOT NULL,
criada_em timestamp with time zone DEFAULT now() NOT NULL,
prescritor_id integer,
produto_id integer,
email text,
telefone text,
peso_pet numeric(5,2),
ecc numeric(4,2),
atividade integer,
anotacoes text,
calculo jsonb,
chave uuid,
chave_corpo bytea,
tutor_id integer,
data_resgate date,
lojista_id integer,
vinculos smallint DEFAULT 4 NOT NULL,
data_ativacao date,
peso numeric(4,1),
observacao_lojista text,
lote_id integer,
especifica boolean DEFAULT false NOT NULL,
titulo_especifico text,
animal_especifico text,
desconto_especifico numeric(5,2),
busca text GENERATED ALWAYS AS (lower(((((codigo || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(telefone, ''::text)))) STORED,
origem_lojista_id integer,
cancelada_em timestamp with time zone,
tutor_nome text,
pet_nome text,
CONSTRAINT prescricao_animal_especifico_check CHECK ((animal_especifico = ANY (ARRAY['Cão'::text, 'Gato'::text]))),
CONSTRAINT prescricao_atividade_check CHECK ((atividade > 0)),
CONSTRAINT prescricao_cancelada_livre CHECK (((cancelada_em IS NULL) OR (num_nonnulls(prescritor_id, origem_lojista_id, tutor_id) = 0))),
CONSTRAINT prescricao_check CHECK (((tutor_id IS NULL) = (data_resgate IS NULL))),
CONSTRAINT prescricao_check1 CHECK (((lojista_id IS NULL) OR (tutor_id IS NOT NULL))),
CONSTRAINT prescricao_check2 CHECK (((data_ativacao IS NULL) OR (lojista_id IS NOT NULL))),
CONSTRAINT prescricao_check4 CHECK (((NOT especifica) OR ((titulo_especifico IS NOT NULL) AND (desconto_especifico IS NOT NULL)))),
CONSTRAINT prescricao_codigo_check CHECK ((codigo ~ '^[23456789BCDFGHJKMNPQRSTVWXYZ]{8}$'::text)),
CONSTRAINT prescricao_desconto_especifico_check CHECK (((desconto_especifico > (0)::numeric) AND (desconto_especifico <= (100)::numeric))),
CONSTRAINT prescricao_ecc_check CHECK ((ecc > (0)::numeric)),
CONSTRAINT prescricao_peso_pet_check CHECK ((peso_pet > (0)::numeric)),
CONSTRAINT prescricao_pet_nome_check CHECK (((length(pet_nome) >= 1) AND (length(pet_nome) <= 40))),
CONSTRAINT prescricao_telefone_check CHECK ((telefone ~ '^\d{10,11}$'::text)),
CONSTRAINT prescricao_tem_origem CHECK ((especifica OR (lote_id IS NOT NULL) OR (prescritor_id IS NOT NULL) OR (origem_lojista_id IS NOT NULL))),
CONSTRAINT prescricao_tutor_nome_check CHECK (((length(tutor_nome) >= 1) AND (length(tutor_nome) <= 40))),
CONSTRAINT prescricao_vinculos_check CHECK (((vinculos >= 0) AND (vinculos <= 4)))
)
WITH (fillfactor='85');
CREATE VIEW public.prescricao_da_demo AS
SELECT p.id
FROM public.prescricao p
WHERE ((EXISTS ( SELECT 1
FROM public.conta d
WHERE (d.demo AND (d.id = ANY (ARRAY[p.prescritor_id, p.tutor_id, p.lojista_id, p.origem_lojista_id]))))) AND (NOT (EXISTS ( SELECT 1
FROM public.conta r
WHERE ((NOT r.demo) AND (r.id = ANY (ARRAY[p.prescritor_id, p.tutor_id, p.lojista_id, p.origem_lojista_id])))))) AND (p.lote_id IS NULL));
ALTER TABLE public.prescricao ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.prescricao_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.prescritor (
id integer NOT NULL,
papel text DEFAULT 'prescritor'::text NOT NULL,
perfil text NOT NULL,
nome text NOT NULL,
nome_fantasia text,
cpf text,
cnpj text,
crmv text,
telefone text,
celular text,
logradouro text,
numero text,
complemento text,
cep text,
bairro text,
cidade text,
estado text,
busca text DEFAULT ''::text NOT NULL,
versao integer DEFAULT 1 NOT NULL,
alterado_por integer,
alterado_em timestamp with time zone,
CONSTRAINT prescritor_celular_check CHECK ((celular ~ '^\d{10,11}$'::text)),
CONSTRAINT prescritor_cep_check CHECK ((cep ~ '^\d{8}$'::text)),
CONSTRAINT prescritor_cnpj_check CHECK ((cnpj ~ '^[0-9A-Z]{12}\d{2}$'::text)),
CONSTRAINT prescritor_cpf_check CHECK ((cpf ~ '^\d{11}$'::text)),
CONSTRAINT prescritor_estado_check CHECK ((estado ~ '^[A-Z]{2}$'::text)),
CONSTRAINT prescritor_papel_check CHECK ((papel = 'prescritor'::text)),
CONSTRAINT prescritor_perfil_check CHECK ((perfil = ANY (ARRAY['veterinario'::text, 'criador'::text, 'petwalker'::text, 'interno'::text, 'groomer'::text, 'outros'::text]))),
CONSTRAINT prescritor_telefone_check CHECK ((telefone ~ '^\d{10,11}$'::text))
);
CREATE TABLE public.produto (
id integer NOT NULL,
categoria text NOT NULL,
sub_categoria text NOT NULL,
especie text NOT NULL,
porte text,
nome text NOT NULL,
nome_curto text NOT NULL,
link text NOT NULL,
opcao text,
energia_metabolizavel numeric(7,2) NOT NULL,
tipo_calculadora text NOT NULL,
em_prescricao boolean DEFAULT true NOT NULL,
em_catalogo boolean DEFAULT true NOT NULL,
ciclo_de_vida text,
outras_necessidades text,
imagem_hash text,
criado_em timestamp with time zone DEFAULT now() NOT NULL,
excluido_em timestamp with time zone,
versao integer DEFAULT 1 NOT NULL,
alterado_por integer,
alterado_em timestamp with time zone,
CONSTRAINT produto_categoria_check CHECK ((categoria = ANY (ARRAY['Fórmula Natural'::text, 'Origens'::text]))),
CONSTRAINT produto_check CHECK (((especie = 'cao'::text) OR (porte IS NULL))),
CONSTRAINT produto_energia_metabolizavel_check CHECK ((energia_metabolizavel > (0)::numeric)),
CONSTRAINT produto_especie_check CHECK ((especie = ANY (ARRAY['cao'::text, 'gatos'::text]))),
CONSTRAINT produto_porte_check CHECK ((porte = ANY (ARRAY['Mini e Pequeno'::text, 'Pequeno'::text, 'Médio'::text, 'Médio e Grande'::text, 'Grande'::text, 'Grande e Gigante'::text, 'Gigante'::text]))),
CONSTRAINT produto_sub_categoria_check CHECK ((sub_categoria = ANY (ARRAY['LiFe'::text, 'Fresh Meat'::text, 'Fórmula Natural Pró'::text, 'Origens'::text, 'Class'::text, 'Raças Especificas'::text, 'Gatos'::text, 'Vet Care'::text]))),
CONSTRAINT produto_tipo_calculadora_check CHECK ((tipo_calculadora = ANY (ARRAY['comum'::text, 'obesidade'::text, 'recuperacao'::text, 'none'::text])))
);
ALTER TABLE public.produto ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.produto_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.reenvio (
prescricao_id integer NOT NULL,
dia date NOT NULL,
vezes smallint NOT NULL,
CONSTRAINT reenvio_vezes_check CHECK (((vezes >= 1) AND (vezes <= 3)))
);
CREATE TABLE public.regra_de_velocidade (
regra text NOT NULL,
limite integer,
ligada boolean DEFAULT true NOT NULL,
CONSTRAINT regra_de_velocidade_check CHECK (((limite IS NULL) = (regra = 'telefone_igual'::text))),
CONSTRAINT regra_de_velocidade_limite_check CHECK ((limite >= 0)),
CONSTRAINT regra_de_velocidade_regra_check CHECK ((regra = ANY (ARRAY['loja_por_minuto'::text, 'par_por_hora'::text, 'tutor_por_dia'::text, 'valor_minimo'::text, 'valor_por_kg'::text, 'telefone_igual'::text])))
);
CREATE TABLE public.segredo (
nome text NOT NULL,
valor bytea NOT NULL,
CONSTRAINT segredo_valor_check CHECK ((length(valor) >= 32))
);
CREATE TABLE public.sessao (
token_hash bytea NOT NULL,
conta_id integer NOT NULL,
criada_em timestamp with time zone NOT NULL,
usada_em timestamp with time zone NOT NULL
);
CREATE TABLE public.troca_de_email (
id integer NOT NULL,
conta_id integer NOT NULL,
antigo text NOT NULL,
trocado_em timestamp with time zone NOT NULL
);
ALTER TABLE public.troca_de_email ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.troca_de_email_id_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.tutor (
id integer NOT NULL,
papel text DEFAULT 'tutor'::text NOT NULL,
nome text NOT NULL,
cpf text,
telefone text,
data_nascimento date,
busca text DEFAULT ''::text NOT NULL,
versao integer DEFAULT 1 NOT NULL,
alterado_por integer,
alterado_em timestamp with time zone,
CONSTRAINT tutor_cpf_check CHECK ((cpf ~ '^\d{11}$'::text)),
CONSTRAINT tutor_papel_check CHECK ((papel = 'tutor'::text)),
CONSTRAINT tutor_telefone_check CHECK ((telefone ~ '^\d{10,11}$'::text))
);
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049 FOR VALUES IN ('email-indicacao');
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a FOR VALUES IN ('limpeza');
INSERT INTO pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049 VALUES ('9eb5294b-202c-435e-ac33-39513ccc15af', 'email-indicacao', 0, '{"prescricaoId": 2}', 'created', 2, 0, 0, false, '2026-11-16 00:17:42.018173+00', NULL, NULL, NULL, '00:15:00', '2026-11-16 00:17:42.018173+00', NULL, '2026-11-30 00:17:42.018173+00', NULL, NULL, NULL);
INSERT INTO pgboss.queue VALUES ('email-indicacao', 'standard', 12, 5, true, 900, NULL, NULL, 'j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049', '2026-11-16 00:16:36.732757+00', '2026-11-16 00:16:36.732757+00');
INSERT INTO pgboss.queue VALUES ('limpeza', 'standard', 1, 5, true, 900, NULL, NULL, 'j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a', '2026-11-16 00:16:37.275175+00', '2026-11-16 00:16:37.275175+00');
INSERT INTO pgboss.schedule VALUES ('limpeza', '17 * * * *', 'America/Sao_Paulo', '{}', '{"tz": "America/Sao_Paulo"}', '2026-11-16 00:16:41.953795+00', '2026-11-16 00:16:41.953795+00');
INSERT INTO pgboss.version VALUES (24, NULL, NULL, NULL);
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (1, 1, 'privacidade', '2021-11-01', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (2, 2, 'privacidade', '2021-11-01', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (3, 2, 'regulamento-lojista', '2022-07-26', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (4, 3, 'privacidade', '2021-11-01', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (5, 3, 'regulamento-lojista', '2022-07-26', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (22, 12, 'privacidade', '2021-11-01', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (23, 12, 'regulamento-lojista', '2022-07-26', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (26, 14, 'privacidade', '2021-11-01', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (27, 14, 'regulamento-prescritor', '2022-07-26', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (28, 15, 'privacidade', '2021-11-01', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (29, 15, 'regulamento-prescritor', '2022-07-26', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (41, 22, 'privacidade', '2021-11-01', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (42, 22, 'regulamento-tutor', '2022-07-26', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (43, 23, 'privacidade', '2021-11-01', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.aceite OVERRIDING SYSTEM VALUE VALUES (44, 23, 'regulamento-tutor', '2022-07-26', '2026-11-16 00:16:39.455+00', '127.0.0.1', 'demonstração');
INSERT INTO public.administrador VALUES (1, 'indicabem', 'Administração Demo');
INSERT INTO public.aviso_de_estoque VALUES (12, '2026-11-16 00:17:41.721313+00');
INSERT INTO public.bilhete VALUES ('\x02', '\x01', '{"tipo": "cupons"}', '2026-11-16 01:17:41.721313+00');
INSERT INTO public.campanha OVERRIDING SYSTEM VALUE VALUES (1, 'Desconto base parceiro (demo)', 10.00, '2099-11-15', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.campanha OVERRIDING SYSTEM VALUE VALUES (2, 'Mês do Pet (demo)', 15.00, '2026-12-30', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.campanha OVERRIDING SYSTEM VALUE VALUES (3, 'Campanha vencida (demo)', 20.00, '2026-11-05', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.capa OVERRIDING SYSTEM VALUE VALUES (1, 'home', 'tutor', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '7827bce35ad2768c11c63a61d5fa69c16edfccba3f891605a6f7ae02d557a08d', false, 1, NULL, NULL);
INSERT INTO public.capa OVERRIDING SYSTEM VALUE VALUES (2, 'home', 'prescriber', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '7827bce35ad2768c11c63a61d5fa69c16edfccba3f891605a6f7ae02d557a08d', false, 1, NULL, NULL);
INSERT INTO public.capa OVERRIDING SYSTEM VALUE VALUES (3, 'home', 'shopkeeper', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '7827bce35ad2768c11c63a61d5fa69c16edfccba3f891605a6f7ae02d557a08d', false, 1, NULL, NULL);
INSERT INTO public.codigo_social VALUES ('\x04', '{"provedor": "google"}', '2026-11-16 00:17:41.721313+00', NULL);
INSERT INTO public.compra_a_julgar OVERRIDING SYSTEM VALUE VALUES (2, 933334111931462, 1);
INSERT INTO public.compra_recente VALUES (473174812720346, 1, 2, NULL, '2026-11-16 00:17:41.721313+00');
INSERT INTO public.compra_suspeita VALUES (473174812720346, 1, '{valor_minimo}', 'em_analise', '2026-11-16 00:17:41.721313+00', NULL);
INSERT INTO public.configuracao VALUES (1, '<h2>Fale com a gente</h2>
<p>Estamos por aqui de segunda a sexta, das 9h às 18h.</p>
<p>E-mail: <a href="mailto:contato@indicabem.example.com">contato@indicabem.example.com</a></p>
<p>WhatsApp: <a href="https://wa.me/5515900000000">fale conosco</a></p>', 1, NULL, NULL);
INSERT INTO public.conta OVERRIDING SYSTEM VALUE VALUES (3, 'lojista', 'loja02@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/ca5JtM1v/MtlSBdTSv86Q$nKGr+W+8Rx5+h9yNjNOf1+w9bPokKwy0DhCQpug5J9g', '2026-11-16 00:16:39.663994+00', NULL, NULL, false, '2026-11-16 00:16:39.455+00', NULL, true, NULL, NULL);
INSERT INTO public.conta OVERRIDING SYSTEM VALUE VALUES (12, 'lojista', 'loja11@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/ca5JtM1v/MtlSBdTSv86Q$nKGr+W+8Rx5+h9yNjNOf1+w9bPokKwy0DhCQpug5J9g', '2026-11-16 00:16:39.663994+00', NULL, NULL, false, '2026-11-16 00:16:39.455+00', NULL, true, NULL, NULL);
INSERT INTO public.conta OVERRIDING SYSTEM VALUE VALUES (15, 'prescritor', 'parceiro02@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/ca5JtM1v/MtlSBdTSv86Q$nKGr+W+8Rx5+h9yNjNOf1+w9bPokKwy0DhCQpug5J9g', '2026-11-16 00:16:39.663994+00', NULL, NULL, false, '2026-11-16 00:16:39.455+00', NULL, true, NULL, NULL);
INSERT INTO public.conta OVERRIDING SYSTEM VALUE VALUES (23, 'tutor', 'tutor02@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/ca5JtM1v/MtlSBdTSv86Q$nKGr+W+8Rx5+h9yNjNOf1+w9bPokKwy0DhCQpug5J9g', '2026-11-16 00:16:39.663994+00', NULL, NULL, false, '2026-11-16 00:16:39.455+00', NULL, true, NULL, NULL);
INSERT INTO public.conta OVERRIDING SYSTEM VALUE VALUES (14, 'prescritor', 'parceiro01@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/ca5JtM1v/MtlSBdTSv86Q$nKGr+W+8Rx5+h9yNjNOf1+w9bPokKwy0DhCQpug5J9g', '2026-11-16 00:16:39.663994+00', NULL, NULL, false, '2026-11-16 00:16:39.455+00', '2026-11-16 00:16:43.744+00', true, NULL, NULL);
INSERT INTO public.conta OVERRIDING SYSTEM VALUE VALUES (2, 'lojista', 'loja01@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/ca5JtM1v/MtlSBdTSv86Q$nKGr+W+8Rx5+h9yNjNOf1+w9bPokKwy0DhCQpug5J9g', '2026-11-16 00:16:39.663994+00', NULL, NULL, false, '2026-11-16 00:16:39.455+00', '2026-11-16 00:16:44.312+00', true, NULL, NULL);
INSERT INTO public.conta OVERRIDING SYSTEM VALUE VALUES (1, 'indicabem', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/ca5JtM1v/MtlSBdTSv86Q$nKGr+W+8Rx5+h9yNjNOf1+w9bPokKwy0DhCQpug5J9g', '2026-11-16 00:16:39.663994+00', NULL, NULL, false, '2026-11-16 00:16:39.455+00', '2026-11-16 00:16:44.687+00', true, NULL, NULL);
INSERT INTO public.conta OVERRIDING SYSTEM VALUE VALUES (22, 'tutor', 'tutor01@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/ca5JtM1v/MtlSBdTSv86Q$nKGr+W+8Rx5+h9yNjNOf1+w9bPokKwy0DhCQpug5J9g', '2026-11-16 00:16:39.663994+00', NULL, NULL, false, '2026-11-16 00:16:39.455+00', '2026-11-16 00:16:43.207+00', true, NULL, NULL);
INSERT INTO public.criacao VALUES (23, '814a3ffa-9f73-4aca-b40d-2208fd4d65af', 'pet', '\x05', 1, '2026-11-16 00:17:41.721313+00');
INSERT INTO public.cupom VALUES (473174812720346, '6GQ48ZG95N', DEFAULT, 427, 2, 'efetivado', NULL, 10.00, '2026-12-12', '2026-09-12 15:00:00+00', 6475, 648, 5827, 2.5, 'Marina', '2026-09-18', '2026-09-18 15:00:00+00', NULL, NULL, DEFAULT, NULL, false, NULL);
INSERT INTO public.cupom VALUES (584100870078813, 'GTQZPSHQBH', DEFAULT, 428, 2, 'ativo', NULL, 10.00, '2027-02-12', '2026-11-12 15:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, false, NULL);
INSERT INTO public.cupom VALUES (933334111931462, 'VCT6NHDKXB', DEFAULT, 429, 2, 'efetivado', NULL, 10.00, '2027-02-15', '2026-11-16 00:16:45.407+00', 15000, 1500, 13500, 15.0, 'Caio', '2026-11-15', '2026-11-16 00:16:45.653+00', 'a10fb4b9-58c7-47c6-82cb-b85d92a63fdf', '\xdd07c1b58ee3f0a8057d24f6ca5c319804eaab577fba9dc2f2005f542dc56e0e', DEFAULT, NULL, false, NULL);
INSERT INTO public.cupom_online OVERRIDING SYSTEM VALUE VALUES (1, 12, 'ONLINE-1', DEFAULT, 12.50, '2099-12-31', NULL);
INSERT INTO public.cupom_online OVERRIDING SYSTEM VALUE VALUES (2, 12, 'ONLINE-2', DEFAULT, 12.50, '2099-12-31', NULL);
INSERT INTO public.evento OVERRIDING SYSTEM VALUE VALUES (1, 22, 'Vacina V10 da Pipoca', 'Levar a carteirinha de vacinação', '2026-11-24', DEFAULT, NULL, '2026-11-16 00:16:39.663994+00', '2026-11-21');
INSERT INTO public.evento OVERRIDING SYSTEM VALUE VALUES (2, 22, 'Banho e tosa', NULL, '2026-12-01', DEFAULT, NULL, '2026-11-16 00:16:39.663994+00', '2026-11-28');
INSERT INTO public.evento OVERRIDING SYSTEM VALUE VALUES (3, 22, 'Retorno com a veterinária', 'Pesar e rever a quantidade de ração', '2026-12-12', DEFAULT, NULL, '2026-11-16 00:16:39.663994+00', '2026-12-09');
INSERT INTO public.identidade_social VALUES ('google', 'sub-de-exemplo', 23, '2026-11-16 00:17:41.721313+00');
INSERT INTO public.imagem VALUES ('0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', 'image/svg+xml', 1600, 400, '\x524946460000000057454250', '2026-11-16 00:16:38.479761+00');
INSERT INTO public.imagem VALUES ('7827bce35ad2768c11c63a61d5fa69c16edfccba3f891605a6f7ae02d557a08d', 'image/svg+xml', 720, 360, '\x524946460000000057454250', '2026-11-16 00:16:38.479761+00');
INSERT INTO public.importacao OVERRIDING SYSTEM VALUE VALUES (1, 'cadastro-tutor', NULL, 'tutores.csv', '\x06', 'concluida', 1, 1, 0, 1, '2026-11-16 00:17:41.721313+00', '2026-11-16 00:17:41.721313+00', '{nome,cpf}', 0, 1);
INSERT INTO public.importacao_linha VALUES (1, 2, '{Exemplo,00000000000}', 'recusada', 'CPF inválido');
INSERT INTO public.limite VALUES ('exemplo', 1, '1970-01-01 00:00:00+00', '2026-11-16 01:17:41.721313+00');
INSERT INTO public.link_de_senha VALUES ('\x03', 23, 'convite', '2026-11-23 00:17:41.721313+00', NULL);
INSERT INTO public.lojista VALUES (2, 'lojista', 'loja_fisica', '99901001000174', 'Pet Fictício Centro Comércio Demonstrativo Ltda', 'Pet Fictício Centro', '1530000001', '15900000201', 'https://loja01.example.com', 'Rua Exemplo do Centro', '120', 'Loja 1', '18010001', 'Centro', 'Sorocaba', 'SP', -23.5013, -47.4581, false, 1, true, ' pet ficticio centro loja01@example.com pet ficticio centro comercio demonstrativo ltda 99901001000174 sorocaba centro 18010001 1530000001 15900000201', NULL, 1, NULL, NULL);
INSERT INTO public.lojista VALUES (3, 'lojista', 'loja_fisica', '99902002000133', 'Bicho Imaginário Campolim Comércio Demonstrativo Ltda', 'Bicho Imaginário Campolim', '1530000002', '15900000202', 'https://loja02.example.com', 'Avenida Exemplo do Campolim', '2500', NULL, '18047001', 'Parque Campolim', 'Sorocaba', 'SP', -23.5262, -47.4668, false, 2, true, ' bicho imaginario campolim loja02@example.com bicho imaginario campolim comercio demonstrativo ltda 99902002000133 sorocaba parque campolim 18047001 1530000002 15900000202', NULL, 1, NULL, NULL);
INSERT INTO public.lojista VALUES (12, 'lojista', 'loja_online', '99911011000190', 'Ração Online Exemplo Comércio Demonstrativo Ltda', 'Ração Online Exemplo', '1530000011', '15900000211', 'https://loja11.example.com', 'Rua Exemplo Virtual', '1', 'Galpão A', '18087001', 'Zona Industrial', 'Sorocaba', 'SP', NULL, NULL, false, 2, true, ' racao online exemplo loja11@example.com racao online exemplo comercio demonstrativo ltda 99911011000190 sorocaba zona industrial 18087001 1530000011 15900000211', NULL, 1, NULL, NULL);
INSERT INTO public.lote OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-16', 2, false, NULL, NULL, NULL, 1, '2026-11-16 00:17:41.721313+00', NULL, NULL, NULL, NULL);
INSERT INTO public.lote OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-16', 1, true, 'Campanha', 'Cão', 15.00, 1, '2026-11-16 00:17:41.721313+00', NULL, NULL, NULL, NULL);
INSERT INTO public.migracao VALUES (1, '0001_esquema.sql', '8ff235cb03eef23398ac1c520a5e9c1647ba21b19e8f9f64264986cd5e98f244', '2026-11-16 00:16:35.377009+00');
INSERT INTO public.migracao VALUES (2, '0002_contas.sql', '67f06a3b9362d89d5a4fe7c9e7c64a92caf8686b4c2fbfaf57ca00875742da70', '2026-11-16 00:16:35.912017+00');
INSERT INTO public.migracao VALUES (3, '0003_lembretes.sql', 'be4bfc6866894958981c032ede9ce66c78201fde0c76c1689178636801d167cf', '2026-11-16 00:16:35.965465+00');
INSERT INTO public.migracao VALUES (4, '0004_usuarios_e_campanhas.sql', 'a4b6e773d6694b23192473a1f0c2b3f0f5008b43a558a54b5192406115eceacc', '2026-11-16 00:16:35.985861+00');
INSERT INTO public.migracao VALUES (6, '0006_lotes_relatorios_painel.sql', '2faa4a28c66a7a44a928eff336260ffb7b9a844bc98ce87672f5f5082af46ffe', '2026-11-16 00:16:36.043147+00');
INSERT INTO public.migracao VALUES (7, '0007_codigos.sql', '06158125f40df740ab1a349dc0100f82d20a76bcf5020b18b8811d3fdbd51ed0', '2026-11-16 00:16:36.140521+00');
INSERT INTO public.migracao VALUES (8, '0008_demonstracao.sql', 'c7ed25fb1b5250ae0ba9e08cf67d07657c3be7f84b7795202e75ee181dce7506', '2026-11-16 00:16:36.179771+00');
INSERT INTO public.migracao VALUES (9, '0009_quem_e_quem.sql', '81178c2572bf3f8128a6f531a97a1842fb4ee64b52ccd0da433226d2bc8ab661', '2026-11-16 00:16:36.199978+00');
INSERT INTO public.migracao VALUES (10, '0010_correio.sql', '71f159df58d2a3316dab48e148e6a6e4ff6346f2204dfe8861f57533478c10e4', '2026-11-16 00:16:36.215642+00');
INSERT INTO public.migracao VALUES (11, '0011_velocidade.sql', 'e90494e75daee4a2e8920a58b20f855719af5061ede19fbd6a1535905ef7d982', '2026-11-16 00:16:36.242612+00');
INSERT INTO public.migracao VALUES (12, '0012_lojas_e_versoes.sql', 'af541fc0681e50947922605f8f6a1a3cfc8ef5fdf88070d60922a677a69f905b', '2026-11-16 00:16:36.315368+00');
INSERT INTO public.migracao VALUES (13, '0013_criacoes.sql', '318aa03cb57ccd7d65c39920b734cc4991872cfc1a2bd8fbba31acd334ab7332', '2026-11-16 00:16:36.380548+00');
INSERT INTO public.migracao VALUES (14, '0014_pessoas.sql', '795a163804eb99c048569bf7898360d2185754211058a2a664e6a0075ede88e7', '2026-11-16 00:16:36.404004+00');
INSERT INTO public.migracao VALUES (15, '0015_busca_por_numeros.sql', '492fae33762270abe0cdf0e60f8889026a7e76efdfc67e3726a2a6a762e80fd8', '2026-11-16 00:16:36.426577+00');
INSERT INTO public.migracao VALUES (16, '0016_pedidos_de_exclusao.sql', 'd41dd96c7b46157433fc1e4f0c88dcc1351aa7009cce7ad3903291a32d1aeee3', '2026-11-16 00:16:36.438499+00');
INSERT INTO public.pet OVERRIDING SYSTEM VALUE VALUES (1, 22, 'Pipoca', 'Cão', 'Pequeno', '2021-05-10', 'Shih Tzu', 6.20, '2026-11-16 00:16:39.663994+00');
INSERT INTO public.pet OVERRIDING SYSTEM VALUE VALUES (2, 22, 'Mingau', 'Gato', NULL, '2022-01-20', 'Sem Raça Definida (SRD)', 4.10, '2026-11-16 00:16:39.663994+00');
INSERT INTO public.pet OVERRIDING SYSTEM VALUE VALUES (3, 23, 'Thor', 'Cão', 'Grande', '2019-08-01', 'Golden Retriever', 34.50, '2026-11-16 00:16:39.663994+00');
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (2, 'DMNSTR23', '2026-11-10', '2026-11-16 00:16:39.663994+00', 15, 52, 'tutor01@example.com', '15900000401', 6.20, 1.00, 95, NULL, '{"ecc": 1, "kcal": 373, "tipo": "comum", "fator": 95, "rampa": null, "gramas": 99, "versao": 1, "expoente": 0.75, "peso_pet": 6.2, "atividade": 95, "atividade_chave": null, "energia_metabolizavel": 3780}', NULL, NULL, 22, '2026-11-10', NULL, 4, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (231, '835P59Z3', '2026-08-11', '2026-08-11 15:00:00+00', 15, 66, 'familia35@example.com', '15991269246', 6.00, 1.00, 100, NULL, '{"ecc": 1, "kcal": 332, "tipo": "comum", "fator": 100, "rampa": null, "gramas": 85, "versao": 1, "expoente": 0.67, "peso_pet": 6, "atividade": 100, "atividade_chave": null, "energia_metabolizavel": 3900}', NULL, NULL, NULL, NULL, NULL, 4, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (312, 'GGNDMMS2', '2026-09-21', '2026-09-21 15:00:00+00', 14, 7, 'familia51@example.com', '15991395950', 24.30, 1.00, 95, NULL, '{"ecc": 1, "kcal": 1040, "tipo": "comum", "fator": 95, "rampa": null, "gramas": 277, "versao": 1, "expoente": 0.75, "peso_pet": 24.3, "atividade": 95, "atividade_chave": null, "energia_metabolizavel": 3760}', NULL, NULL, NULL, NULL, NULL, 4, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (365, 'HSZCZZGP', '2026-10-16', '2026-10-16 15:00:00+00', 14, 64, 'familia41@example.com', '15991316760', 6.40, 1.00, 75, NULL, '{"ecc": 1, "kcal": 260, "tipo": "comum", "fator": 75, "rampa": null, "gramas": 73, "versao": 1, "expoente": 0.67, "peso_pet": 6.4, "atividade": 75, "atividade_chave": null, "energia_metabolizavel": 3540}', NULL, NULL, NULL, NULL, NULL, 4, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (427, 'CH5VDQ97', '2026-09-12', '2026-09-12 15:00:00+00', 14, 49, 'tutor01@example.com', '15900000401', 6.20, 1.00, 110, NULL, '{"ecc": 1, "kcal": 432, "tipo": "comum", "fator": 110, "rampa": null, "gramas": 112, "versao": 1, "expoente": 0.75, "peso_pet": 6.2, "atividade": 110, "atividade_chave": null, "energia_metabolizavel": 3860}', NULL, NULL, 22, '2026-09-12', 2, 3, '2026-09-18', 2.5, NULL, NULL, false, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (428, '5MBQK3ZW', '2026-11-12', '2026-11-12 15:00:00+00', 14, 49, 'tutor01@example.com', '15900000401', 6.20, 1.00, 110, NULL, '{"ecc": 1, "kcal": 432, "tipo": "comum", "fator": 110, "rampa": null, "gramas": 112, "versao": 1, "expoente": 0.75, "peso_pet": 6.2, "atividade": 110, "atividade_chave": null, "energia_metabolizavel": 3860}', NULL, NULL, 22, '2026-11-12', 2, 3, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (429, 'KSGB3WBT', '2026-11-15', '2026-11-16 00:16:45.174908+00', 14, 1, 'jornada-941d76ac@example.com', '15900000000', 10.00, 1.00, 95, NULL, '{"ecc": 1, "kcal": 534, "tipo": "comum", "fator": 95, "rampa": null, "gramas": 131, "versao": 1, "expoente": 0.75, "peso_pet": 10, "atividade": 95, "atividade_chave": null, "energia_metabolizavel": 4080}', 'e3139a8b-caa0-466b-9eda-f942dd020901', '\xfe06f6420bef3401025653ef569de8117ac7894569500051c227c0b511663093', 22, '2026-11-15', 2, 3, '2026-11-15', 15.0, NULL, NULL, false, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (430, 'ZZZZZZ22', '2026-11-16', '2026-11-16 00:17:41.721313+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 4, NULL, NULL, NULL, 1, false, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (431, 'ZZZZZZ33', '2026-11-16', '2026-11-16 00:17:41.721313+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 4, NULL, NULL, NULL, 1, false, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescricao OVERRIDING SYSTEM VALUE VALUES (432, 'ZZZZZZ44', '2026-11-16', '2026-11-16 00:17:41.721313+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 4, NULL, NULL, NULL, 2, true, 'Campanha', 'Cão', 15.00, DEFAULT, NULL, NULL, NULL, NULL);
INSERT INTO public.prescritor VALUES (14, 'prescritor', 'veterinario', 'Dra. Aurora Fictícia', 'Clínica Veterinária Exemplo', NULL, '99921021000107', 'CRMV-SP 99001', '1530000101', '15900000301', 'Rua Exemplo dos Parceiros', '10', NULL, '18030001', 'Centro', 'Sorocaba', 'SP', ' dra. aurora ficticia parceiro01@example.com clinica veterinaria exemplo 99921021000107 crmv-sp 99001 1530000101 15900000301', 1, NULL, NULL);
INSERT INTO public.prescritor VALUES (15, 'prescritor', 'veterinario', 'Dr. Bento Imaginário', 'Consultório Vet Demonstração', NULL, NULL, 'CRMV-SP 99002', '1530000102', '15900000302', 'Rua Exemplo dos Parceiros', '20', NULL, '18110201', 'Centro', 'Votorantim', 'SP', ' dr. bento imaginario parceiro02@example.com consultorio vet demonstracao crmv-sp 99002 1530000102 15900000302', 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (1, 'Fórmula Natural', 'Fresh Meat', 'cao', 'Mini e Pequeno', 'Fórmula Natural Fresh Meat Cães Adultos Porte Mini e Pequeno Frango', 'Adultos', 'https://example.com/produtos/formula-natural-fresh-meat-caes-adultos-porte-mini-e-pequeno-frango', 'Frango', 4080.00, 'comum', true, true, 'Adulto', NULL, '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (7, 'Fórmula Natural', 'Fresh Meat', 'cao', 'Médio e Grande', 'Fórmula Natural Fresh Meat Cães Sênior Porte Médio e Grande Frango', 'Sênior', 'https://example.com/produtos/formula-natural-fresh-meat-caes-senior-porte-medio-e-grande-frango', 'Frango', 3760.00, 'comum', true, true, 'Sênior', NULL, '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (22, 'Fórmula Natural', 'Vet Care', 'cao', 'Mini e Pequeno', 'Fórmula Natural Vet Care Cães Obesidade Porte Mini e Pequeno', 'Obesidade', 'https://example.com/produtos/formula-natural-vet-care-caes-obesidade-porte-mini-e-pequeno', 'Frango', 3240.00, 'obesidade', true, true, 'Adulto', 'Obesidade', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (24, 'Fórmula Natural', 'Vet Care', 'cao', NULL, 'Fórmula Natural Vet Care Cães Recuperação', 'Recuperação', 'https://example.com/produtos/formula-natural-vet-care-caes-recuperacao', 'Todos os portes', 4300.00, 'recuperacao', true, true, 'Todas as idades', 'Recuperação', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (29, 'Fórmula Natural', 'Fresh Meat', 'gatos', NULL, 'Fórmula Natural Fresh Meat Gatos Adultos Frango', 'Adultos', 'https://example.com/produtos/formula-natural-fresh-meat-gatos-adultos-frango', 'Frango', 4060.00, 'comum', true, true, 'Adulto', NULL, '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (42, 'Fórmula Natural', 'Vet Care', 'gatos', NULL, 'Fórmula Natural Vet Care Gatos Obesidade', 'Obesidade', 'https://example.com/produtos/formula-natural-vet-care-gatos-obesidade', 'Frango', 3300.00, 'obesidade', true, true, 'Adulto', 'Obesidade', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (43, 'Fórmula Natural', 'Vet Care', 'gatos', NULL, 'Fórmula Natural Vet Care Gatos Recuperação', 'Recuperação', 'https://example.com/produtos/formula-natural-vet-care-gatos-recuperacao', 'Frango', 4280.00, 'recuperacao', true, true, 'Todas as idades', 'Recuperação', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (49, 'Origens', 'Origens', 'cao', 'Mini e Pequeno', 'Origens Cães Filhotes Porte Mini e Pequeno Frango e Cereais', 'Filhotes', 'https://example.com/produtos/origens-caes-filhotes-porte-mini-e-pequeno-frango-e-cereais', 'Frango e Cereais', 3860.00, 'comum', true, true, 'Filhote', NULL, '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (52, 'Origens', 'Raças Especificas', 'cao', 'Pequeno', 'Origens Raças Específicas Shih Tzu Adultos', 'Shih Tzu', 'https://example.com/produtos/origens-racas-especificas-shih-tzu-adultos', 'Adultos', 3780.00, 'comum', true, true, 'Adulto', 'Raça específica', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (64, 'Origens', 'Origens', 'gatos', NULL, 'Origens Gatos Castrados Frango', 'Castrados', 'https://example.com/produtos/origens-gatos-castrados-frango', 'Frango', 3540.00, 'comum', true, true, 'Adulto', 'Castrado', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (66, 'Origens', 'Origens', 'gatos', NULL, 'Origens Gatos Filhotes Frango', 'Filhotes', 'https://example.com/produtos/origens-gatos-filhotes-frango', 'Frango', 3900.00, 'comum', true, true, 'Filhote', NULL, '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (67, 'Fórmula Natural', 'Fresh Meat', 'cao', NULL, 'Fórmula Natural Fresh Meat Cães Petisco Bifinho Frango', 'Petisco', 'https://example.com/produtos/formula-natural-fresh-meat-caes-petisco-bifinho-frango', 'Frango', 3300.00, 'none', false, true, 'Adulto', 'Petisco', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.produto OVERRIDING SYSTEM VALUE VALUES (68, 'Origens', 'Origens', 'gatos', NULL, 'Origens Gatos Petisco Crocante Salmão', 'Petisco', 'https://example.com/produtos/origens-gatos-petisco-crocante-salmao', 'Salmão', 3250.00, 'none', false, true, 'Adulto', 'Petisco', '0fb78db16cf4288d93efcf08b4d111907f763fcdeaa691dae9d0ada1111b0714', '2026-11-16 00:16:39.663994+00', NULL, 1, NULL, NULL);
INSERT INTO public.reenvio VALUES (2, '2026-11-16', 1);
INSERT INTO public.regra_de_velocidade VALUES ('loja_por_minuto', 10, true);
INSERT INTO public.regra_de_velocidade VALUES ('par_por_hora', 20, true);
INSERT INTO public.regra_de_velocidade VALUES ('tutor_por_dia', 3, true);
INSERT INTO public.regra_de_velocidade VALUES ('valor_minimo', 500, true);
INSERT INTO public.regra_de_velocidade VALUES ('valor_por_kg', 200, true);
INSERT INTO public.regra_de_velocidade VALUES ('telefone_igual', NULL, true);
INSERT INTO public.resumo VALUES ('produto', '2026-11-01', 52, 1);
INSERT INTO public.resumo VALUES ('indicacao', '2026-11-01', 1, 1);
INSERT INTO public.resumo VALUES ('indicacao', '2026-10-01', 0, 1);
INSERT INTO public.resumo VALUES ('loja', '2026-09-01', 2, 1);
INSERT INTO public.resumo VALUES ('produto', '2026-10-01', 64, 1);
INSERT INTO public.resumo VALUES ('parceiro', '2026-09-01', 14, 2);
INSERT INTO public.resumo VALUES ('produto', '2026-11-01', 1, 1);
INSERT INTO public.resumo VALUES ('indicacao', '2026-11-01', 2, 1);
INSERT INTO public.resumo VALUES ('indicacao', '2026-09-01', 3, 1);
INSERT INTO public.resumo VALUES ('indicacao', '2026-09-01', 0, 1);
INSERT INTO public.resumo VALUES ('produto', '2026-08-01', 66, 1);
INSERT INTO public.resumo VALUES ('parceiro', '2026-08-01', 15, 1);
INSERT INTO public.resumo VALUES ('indicacao', '2026-08-01', 0, 1);
INSERT INTO public.resumo VALUES ('indicacao', '2026-11-01', 3, 1);
INSERT INTO public.resumo VALUES ('parceiro', '2026-10-01', 14, 1);
INSERT INTO public.resumo VALUES ('produto', '2026-11-01', 49, 1);
INSERT INTO public.resumo VALUES ('loja', '2026-11-01', 2, 1);
INSERT INTO public.resumo VALUES ('produto', '2026-09-01', 49, 1);
INSERT INTO public.resumo VALUES ('parceiro', '2026-11-01', 15, 1);
INSERT INTO public.resumo VALUES ('produto', '2026-09-01', 7, 1);
INSERT INTO public.resumo VALUES ('parceiro', '2026-11-01', 14, 2);
INSERT INTO public.resumo VALUES ('cupom', '2026-11-01', 2, 2);
INSERT INTO public.resumo VALUES ('indicabem', '2026-11-01', 0, 1);
INSERT INTO public.resumo VALUES ('prescritor', '2026-11-01', 0, 2);
INSERT INTO public.resumo VALUES ('tutor', '2026-11-01', 0, 2);
INSERT INTO public.resumo VALUES ('lojista', '2026-11-01', 0, 3);
INSERT INTO public.resumo VALUES ('cupom', '2026-09-01', 2, 0);
INSERT INTO public.resumo_a_somar VALUES ('cupom', '2026-09-01', 2, 1);
INSERT INTO public.segredo VALUES ('passes', '\x0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f');
INSERT INTO public.sessao VALUES ('\x01', 23, '2026-11-16 00:17:41.721313+00', '2026-11-16 00:17:41.721313+00');
INSERT INTO public.troca_de_email OVERRIDING SYSTEM VALUE VALUES (1, 23, 'antigo@example.com', '2026-11-16 00:17:41.721313+00');
INSERT INTO public.tutor VALUES (22, 'tutor', 'Ana Exemplo Silva', '99991001808', '15900000401', '1988-03-14', ' ana exemplo silva tutor01@example.com 99991001808 15900000401', 1, NULL, NULL);
INSERT INTO public.tutor VALUES (23, 'tutor', 'Bruno Fictício Souza', '99991002871', '15900000402', '1979-11-02', ' bruno ficticio souza tutor02@example.com 99991002871 15900000402', 1, NULL, NULL);
SELECT pg_catalog.setval('public.aceite_id_seq', 177, true);
SELECT pg_catalog.setval('public.campanha_id_seq', 3, true);
SELECT pg_catalog.setval('public.capa_id_seq', 60, true);
SELECT pg_catalog.setval('public.compra_a_julgar_id_seq', 2, true);
SELECT pg_catalog.setval('public.conta_id_seq', 87, true);
SELECT pg_catalog.setval('public.cupom_online_id_seq', 2, true);
SELECT pg_catalog.setval('public.evento_id_seq', 3, true);
SELECT pg_catalog.setval('public.importacao_id_seq', 1, true);
SELECT pg_catalog.setval('public.lote_id_seq', 2, true);
SELECT pg_catalog.setval('public.pet_id_seq', 9, true);
SELECT pg_catalog.setval('public.prescricao_id_seq', 432, true);
SELECT pg_catalog.setval('public.produto_id_seq', 68, true);
SELECT pg_catalog.setval('public.troca_de_email_id_seq', 1, true);
ALTER TABLE ONLY pgboss.archive
ADD CONSTRAINT archive_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job
ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049
ADD CONSTRAINT j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a
ADD CONSTRAINT j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.queue
ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY pgboss.schedule
ADD CONSTRAINT schedule_pkey PRIMARY KEY (name);
ALTER TABLE ONLY pgboss.subscription
ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY pgboss.version
ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.aceite
ADD CONSTRAINT aceite_conta_id_documento_versao_key UNIQUE (conta_id, documento, versao);
ALTER TABLE ONLY public.aceite
ADD CONSTRAINT aceite_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.administrador
ADD CONSTRAINT administrador_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.aviso_de_estoque
ADD CONSTRAINT aviso_de_estoque_pkey PRIMARY KEY (lojista_id);
ALTER TABLE ONLY public.bilhete
ADD CONSTRAINT bilhete_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.campanha
ADD CONSTRAINT campanha_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.capa
ADD CONSTRAINT capa_pagina_perfil_key UNIQUE (pagina, perfil);
ALTER TABLE ONLY public.capa
ADD CONSTRAINT capa_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.codigo_social
ADD CONSTRAINT codigo_social_pkey PRIMARY KEY (codigo_hash);
ALTER TABLE ONLY public.compra_a_julgar
ADD CONSTRAINT compra_a_julgar_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.compra_recente
ADD CONSTRAINT compra_recente_pkey PRIMARY KEY (cupom_id, vez);
ALTER TABLE ONLY public.compra_suspeita
ADD CONSTRAINT compra_suspeita_pkey PRIMARY KEY (cupom_id, vez);
ALTER TABLE ONLY public.configuracao
ADD CONSTRAINT configuracao_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.conta
ADD CONSTRAINT conta_email_key UNIQUE (email);
ALTER TABLE ONLY public.conta
ADD CONSTRAINT conta_id_papel_key UNIQUE (id, papel);
ALTER TABLE ONLY public.conta
ADD CONSTRAINT conta_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.criacao
ADD CONSTRAINT criacao_pkey PRIMARY KEY (conta_id, chave);
ALTER TABLE ONLY public.cupom
ADD CONSTRAINT cupom_codigo_busca_key UNIQUE (codigo_busca);
ALTER TABLE ONLY public.cupom_online
ADD CONSTRAINT cupom_online_codigo_busca_key UNIQUE (codigo_busca);
ALTER TABLE ONLY public.cupom_online
ADD CONSTRAINT cupom_online_cupom_id_key UNIQUE (cupom_id);
ALTER TABLE ONLY public.cupom_online
ADD CONSTRAINT cupom_online_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cupom
ADD CONSTRAINT cupom_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.evento
ADD CONSTRAINT evento_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identidade_social
ADD CONSTRAINT identidade_social_pkey PRIMARY KEY (provedor, sub);
ALTER TABLE ONLY public.imagem
ADD CONSTRAINT imagem_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.importacao_linha
ADD CONSTRAINT importacao_linha_pkey PRIMARY KEY (importacao_id, numero);
ALTER TABLE ONLY public.importacao
ADD CONSTRAINT importacao_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.limite
ADD CONSTRAINT limite_pkey PRIMARY KEY (chave);
ALTER TABLE ONLY public.link_de_senha
ADD CONSTRAINT link_de_senha_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.lojista
ADD CONSTRAINT lojista_cnpj_key UNIQUE (cnpj);
ALTER TABLE ONLY public.lojista
ADD CONSTRAINT lojista_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lote
ADD CONSTRAINT lote_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lote
ADD CONSTRAINT lote_uma_vez UNIQUE (criado_por, chave);
ALTER TABLE ONLY public.migracao
ADD CONSTRAINT migracao_pkey PRIMARY KEY (numero);
ALTER TABLE ONLY public.pet
ADD CONSTRAINT pet_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_codigo_key UNIQUE (codigo);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_id_lojista_id_key UNIQUE (id, lojista_id);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_prescritor_id_chave_key UNIQUE (prescritor_id, chave);
ALTER TABLE ONLY public.prescritor
ADD CONSTRAINT prescritor_cpf_key UNIQUE (cpf);
ALTER TABLE ONLY public.prescritor
ADD CONSTRAINT prescritor_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.produto
ADD CONSTRAINT produto_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reenvio
ADD CONSTRAINT reenvio_pkey PRIMARY KEY (prescricao_id, dia);
ALTER TABLE ONLY public.regra_de_velocidade
ADD CONSTRAINT regra_de_velocidade_pkey PRIMARY KEY (regra);
ALTER TABLE ONLY public.resumo
ADD CONSTRAINT resumo_pkey PRIMARY KEY (medida, mes, chave);
ALTER TABLE ONLY public.segredo
ADD CONSTRAINT segredo_pkey PRIMARY KEY (nome);
ALTER TABLE ONLY public.sessao
ADD CONSTRAINT sessao_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.troca_de_email
ADD CONSTRAINT troca_de_email_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tutor
ADD CONSTRAINT tutor_cpf_key UNIQUE (cpf);
ALTER TABLE ONLY public.tutor
ADD CONSTRAINT tutor_pkey PRIMARY KEY (id);
CREATE INDEX archive_i1 ON pgboss.archive USING btree (archived_on);
CREATE UNIQUE INDEX j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049_i1 ON pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE UNIQUE INDEX j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049_i2 ON pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049_i3 ON pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049_i4 ON pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE INDEX j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049_i5 ON pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);
CREATE UNIQUE INDEX j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a_i1 ON pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE UNIQUE INDEX j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a_i2 ON pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a_i3 ON pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a_i4 ON pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE INDEX j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a_i5 ON pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);
CREATE INDEX bilhete_expira ON public.bilhete USING btree (expira_em);
CREATE INDEX bilhete_sessao ON public.bilhete USING btree (sessao_hash);
CREATE INDEX campanha_por_validade ON public.campanha USING btree (data_validade DESC, id DESC) WHERE (excluida_em IS NULL);
CREATE INDEX codigo_social_expira ON public.codigo_social USING btree (expira_em);
CREATE INDEX compra_em_analise ON public.compra_suspeita USING btree (criada_em, cupom_id) WHERE (estado = 'em_analise'::text);
CREATE INDEX compra_recente_da_loja ON public.compra_recente USING btree (lojista_id, momento, cupom_id);
CREATE INDEX compra_recente_do_par ON public.compra_recente USING btree (prescritor_id, lojista_id, momento, cupom_id);
CREATE INDEX compra_recente_velha ON public.compra_recente USING btree (momento);
CREATE INDEX conta_demo ON public.conta USING btree (id) WHERE demo;
CREATE INDEX conta_exclusao_pedida ON public.conta USING btree (papel, id) WHERE ((exclusao_pedida_em IS NOT NULL) AND (excluida_em IS NULL));
CREATE INDEX conta_sem_senha ON public.conta USING btree (papel, id) WHERE ((senha_hash IS NULL) AND (excluida_em IS NULL));
CREATE INDEX conta_suspensa ON public.conta USING btree (papel, id) WHERE ((suspensa_em IS NOT NULL) AND (excluida_em IS NULL));
CREATE INDEX conta_viva ON public.conta USING btree (papel) WHERE (excluida_em IS NULL);
CREATE INDEX criacao_por_idade ON public.criacao USING btree (criada_em);
CREATE INDEX cupom_a_avisar ON public.cupom USING btree (data_validade) WHERE ((estado = 'ativo'::text) AND (avisado_em IS NULL));
CREATE INDEX cupom_a_vencer ON public.cupom USING btree (data_validade) WHERE (estado = 'ativo'::text);
CREATE INDEX cupom_da_prescricao ON public.cupom USING btree (prescricao_id, criado_em DESC);
CREATE INDEX cupom_doado ON public.cupom USING btree (data_efetivacao) WHERE (estado = 'efetivado'::text);
CREATE INDEX cupom_efetivado ON public.cupom USING btree (lojista_id, data_efetivacao DESC, id DESC) INCLUDE (valor, descontado, recebido, peso) WHERE (estado = 'efetivado'::text);
CREATE INDEX cupom_nao_usado ON public.cupom USING btree (data_validade) WHERE (estado <> 'efetivado'::text);
CREATE INDEX cupom_online_da_loja ON public.cupom_online USING btree (lojista_id);
CREATE INDEX cupom_online_livre ON public.cupom_online USING btree (lojista_id, data_validade, id) WHERE (cupom_id IS NULL);
CREATE UNIQUE INDEX cupom_um_vivo ON public.cupom USING btree (prescricao_id) WHERE (estado <> 'cancelado'::text);
CREATE INDEX evento_a_lembrar ON public.evento USING btree (lembrar_em) WHERE (notificado_em IS NULL);
CREATE INDEX evento_tutor ON public.evento USING btree (tutor_id, data, id);
CREATE INDEX identidade_social_conta ON public.identidade_social USING btree (conta_id);
CREATE INDEX importacao_linha_pendente ON public.importacao_linha USING btree (importacao_id, numero) WHERE (situacao = 'pendente'::text);
CREATE INDEX importacao_linha_recusada ON public.importacao_linha USING btree (importacao_id, numero) WHERE (situacao = 'recusada'::text);
CREATE INDEX importacao_por_tipo ON public.importacao USING btree (tipo, id DESC);
CREATE UNIQUE INDEX importacao_uma_vez ON public.importacao USING btree (tipo, COALESCE(lojista_id, 0), arquivo_hash);
CREATE INDEX limite_expira ON public.limite USING btree (expira_em);
CREATE INDEX link_de_senha_conta ON public.link_de_senha USING btree (conta_id);
CREATE INDEX lojista_busca ON public.lojista USING gin (busca public.gin_trgm_ops);
CREATE INDEX lojista_campanha ON public.lojista USING btree (campanha_id);
CREATE INDEX lojista_perto ON public.lojista USING gist (point(longitude, latitude)) WHERE ((tipo = 'loja_fisica'::text) AND disponivel AND (latitude <> (0)::double precision));
CREATE INDEX lojista_por_nome ON public.lojista USING btree (tipo, nome_fantasia COLLATE public.pt_br, id) WHERE disponivel;
CREATE INDEX lojista_por_razao ON public.lojista USING btree (razao_social COLLATE public.pt_br, id);
CREATE INDEX lote_por_referencia ON public.lote USING btree (data_referencia, id) WHERE especifica;
CREATE INDEX lote_por_tipo ON public.lote USING btree (especifica, id DESC);
CREATE INDEX pet_tutor ON public.pet USING btree (tutor_id, nome);
CREATE INDEX prescricao_busca ON public.prescricao USING gin (busca public.gin_trgm_ops);
CREATE INDEX prescricao_com_contato ON public.prescricao USING btree (data, id) WHERE ((tutor_id IS NULL) AND ((email IS NOT NULL) OR (telefone IS NOT NULL)));
CREATE INDEX prescricao_da_loja ON public.prescricao USING btree (lojista_id, data DESC, id DESC) WHERE (lojista_id IS NOT NULL);
CREATE INDEX prescricao_de_origem ON public.prescricao USING btree (origem_lojista_id) WHERE (origem_lojista_id IS NOT NULL);
CREATE INDEX prescricao_do_prescritor ON public.prescricao USING btree (prescritor_id, data DESC, id DESC) WHERE (prescritor_id IS NOT NULL);
CREATE INDEX prescricao_do_tutor ON public.prescricao USING btree (tutor_id, data DESC, id DESC) WHERE (tutor_id IS NOT NULL);
CREATE INDEX prescricao_especifica ON public.prescricao USING btree (data, id) WHERE especifica;
CREATE INDEX prescricao_lote ON public.prescricao USING btree (lote_id) WHERE (lote_id IS NOT NULL);
CREATE INDEX prescricao_nomes ON public.prescricao USING gin (public.sem_acento(((COALESCE(tutor_nome, ''::text) || ' '::text) || COALESCE(pet_nome, ''::text))) public.gin_trgm_ops) WHERE (num_nonnulls(tutor_nome, pet_nome) > 0);
CREATE INDEX prescricao_por_data ON public.prescricao USING btree (data DESC, id DESC);
CREATE INDEX prescricao_produto ON public.prescricao USING btree (produto_id);
CREATE INDEX prescricao_resgatada ON public.prescricao USING btree (data_resgate, id) WHERE (tutor_id IS NOT NULL);
CREATE INDEX prescritor_busca ON public.prescritor USING gin (busca public.gin_trgm_ops);
CREATE INDEX prescritor_por_nome ON public.prescritor USING btree (nome COLLATE public.pt_br, id);
CREATE INDEX prescritor_por_perfil ON public.prescritor USING btree (perfil, nome COLLATE public.pt_br, id);
CREATE INDEX sessao_conta ON public.sessao USING btree (conta_id);
CREATE INDEX troca_de_email_conta ON public.troca_de_email USING btree (conta_id);
CREATE INDEX tutor_busca ON public.tutor USING gin (busca public.gin_trgm_ops);
CREATE INDEX tutor_por_nome ON public.tutor USING btree (nome COLLATE public.pt_br, id);
CREATE INDEX tutor_por_telefone ON public.tutor USING btree (telefone) WHERE (telefone IS NOT NULL);
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049_pkey;
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a_pkey;
CREATE TRIGGER aceite_muda BEFORE UPDATE ON public.aceite FOR EACH ROW EXECUTE FUNCTION public.aceite_muda();
CREATE TRIGGER aceite_so_cresce BEFORE DELETE ON public.aceite FOR EACH ROW EXECUTE FUNCTION public.aceite_apaga();
CREATE TRIGGER anotar_compra AFTER UPDATE ON public.cupom REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION public.anotar_compra();
CREATE TRIGGER conta_mudou_email AFTER UPDATE OF email ON public.conta FOR EACH ROW WHEN ((old.email IS DISTINCT FROM new.email)) EXECUTE FUNCTION public.conta_mudou_email();
CREATE TRIGGER conta_mudou_situacao AFTER UPDATE OF suspensa_em, excluida_em ON public.conta FOR EACH ROW WHEN ((new.papel = 'lojista'::text)) EXECUTE FUNCTION public.conta_mudou_situacao();
CREATE TRIGGER cupom_usado BEFORE DELETE OR UPDATE ON public.cupom FOR EACH ROW WHEN ((old.estado = 'efetivado'::text)) EXECUTE FUNCTION public.cupom_usado();
CREATE TRIGGER lojista_busca BEFORE INSERT OR UPDATE ON public.lojista FOR EACH ROW EXECUTE FUNCTION public.lojista_busca();
CREATE TRIGGER prescricao_vinculo BEFORE UPDATE OF tutor_id ON public.prescricao FOR EACH ROW WHEN (((old.tutor_id IS NOT NULL) AND (new.tutor_id IS DISTINCT FROM old.tutor_id))) EXECUTE FUNCTION public.prescricao_vinculo();
CREATE TRIGGER prescritor_busca BEFORE INSERT OR UPDATE ON public.prescritor FOR EACH ROW EXECUTE FUNCTION public.prescritor_busca();
CREATE TRIGGER resumir_apagadas AFTER DELETE ON public.conta REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION public.resumir_conta();
CREATE TRIGGER resumir_apagadas AFTER DELETE ON public.prescricao REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION public.resumir_prescricao();
CREATE TRIGGER resumir_apagados AFTER DELETE ON public.cupom REFERENCING OLD TABLE AS mudados FOR EACH STATEMENT EXECUTE FUNCTION public.resumir_cupom();
CREATE TRIGGER resumir_mudadas AFTER UPDATE ON public.conta REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION public.resumir_conta();
CREATE TRIGGER resumir_mudadas AFTER UPDATE ON public.prescricao REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION public.resumir_prescricao();
CREATE TRIGGER resumir_novas AFTER INSERT ON public.conta REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION public.resumir_conta();
CREATE TRIGGER resumir_novas AFTER INSERT ON public.prescricao REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION public.resumir_prescricao();
CREATE TRIGGER resumir_novos AFTER INSERT ON public.cupom REFERENCING NEW TABLE AS mudados FOR EACH STATEMENT EXECUTE FUNCTION public.resumir_cupom();
CREATE TRIGGER tutor_busca BEFORE INSERT OR UPDATE ON public.tutor FOR EACH ROW EXECUTE FUNCTION public.tutor_busca();
CREATE TRIGGER versionar BEFORE UPDATE ON public.campanha FOR EACH ROW EXECUTE FUNCTION public.versionar();
CREATE TRIGGER versionar BEFORE UPDATE ON public.capa FOR EACH ROW EXECUTE FUNCTION public.versionar();
CREATE TRIGGER versionar BEFORE UPDATE ON public.configuracao FOR EACH ROW EXECUTE FUNCTION public.versionar();
CREATE TRIGGER versionar BEFORE UPDATE ON public.lojista FOR EACH ROW EXECUTE FUNCTION public.versionar();
CREATE TRIGGER versionar BEFORE UPDATE ON public.prescritor FOR EACH ROW EXECUTE FUNCTION public.versionar();
CREATE TRIGGER versionar BEFORE UPDATE ON public.produto FOR EACH ROW EXECUTE FUNCTION public.versionar();
CREATE TRIGGER versionar BEFORE UPDATE ON public.tutor FOR EACH ROW EXECUTE FUNCTION public.versionar();
CREATE TRIGGER versionar_email AFTER UPDATE OF email ON public.conta FOR EACH ROW WHEN ((old.email IS DISTINCT FROM new.email)) EXECUTE FUNCTION public.versionar_email();
ALTER TABLE ONLY pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049
ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a
ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.j063f065361ad7a77d54a6de05f25276478def710c02f000742ee1049
ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.j1f915ae4553e9b748cb10c36b393f0af7751513e335ce2f00079b91a
ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.queue
ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);
ALTER TABLE ONLY pgboss.schedule
ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY pgboss.subscription
ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.aceite
ADD CONSTRAINT aceite_conta_id_fkey FOREIGN KEY (conta_id) REFERENCES public.conta(id);
ALTER TABLE ONLY public.administrador
ADD CONSTRAINT administrador_id_papel_fkey FOREIGN KEY (id, papel) REFERENCES public.conta(id, papel);
ALTER TABLE ONLY public.aviso_de_estoque
ADD CONSTRAINT aviso_de_estoque_lojista_id_fkey FOREIGN KEY (lojista_id) REFERENCES public.lojista(id);
ALTER TABLE ONLY public.bilhete
ADD CONSTRAINT bilhete_sessao_hash_fkey FOREIGN KEY (sessao_hash) REFERENCES public.sessao(token_hash) ON DELETE CASCADE;
ALTER TABLE ONLY public.campanha
ADD CONSTRAINT campanha_alterado_por_fkey FOREIGN KEY (alterado_por) REFERENCES public.conta(id);
ALTER TABLE ONLY public.capa
ADD CONSTRAINT capa_alterado_por_fkey FOREIGN KEY (alterado_por) REFERENCES public.conta(id);
ALTER TABLE ONLY public.capa
ADD CONSTRAINT capa_desktop_hash_fkey FOREIGN KEY (desktop_hash) REFERENCES public.imagem(hash);
ALTER TABLE ONLY public.capa
ADD CONSTRAINT capa_mobile_hash_fkey FOREIGN KEY (mobile_hash) REFERENCES public.imagem(hash);
ALTER TABLE ONLY public.compra_suspeita
ADD CONSTRAINT compra_suspeita_cupom_id_fkey FOREIGN KEY (cupom_id) REFERENCES public.cupom(id);
ALTER TABLE ONLY public.configuracao
ADD CONSTRAINT configuracao_alterado_por_fkey FOREIGN KEY (alterado_por) REFERENCES public.conta(id);
ALTER TABLE ONLY public.criacao
ADD CONSTRAINT criacao_conta_id_fkey FOREIGN KEY (conta_id) REFERENCES public.conta(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cupom
ADD CONSTRAINT cupom_lojista_id_fkey FOREIGN KEY (lojista_id) REFERENCES public.lojista(id);
ALTER TABLE ONLY public.cupom_online
ADD CONSTRAINT cupom_online_cupom_id_fkey FOREIGN KEY (cupom_id) REFERENCES public.cupom(id) ON UPDATE CASCADE;
ALTER TABLE ONLY public.cupom_online
ADD CONSTRAINT cupom_online_lojista_id_fkey FOREIGN KEY (lojista_id) REFERENCES public.lojista(id);
ALTER TABLE ONLY public.cupom
ADD CONSTRAINT cupom_prescricao_id_fkey FOREIGN KEY (prescricao_id) REFERENCES public.prescricao(id);
ALTER TABLE ONLY public.cupom
ADD CONSTRAINT cupom_prescricao_id_loja_viva_fkey FOREIGN KEY (prescricao_id, loja_viva) REFERENCES public.prescricao(id, lojista_id);
ALTER TABLE ONLY public.evento
ADD CONSTRAINT evento_tutor_id_fkey FOREIGN KEY (tutor_id) REFERENCES public.tutor(id);
ALTER TABLE ONLY public.identidade_social
ADD CONSTRAINT identidade_social_conta_id_fkey FOREIGN KEY (conta_id) REFERENCES public.conta(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.importacao
ADD CONSTRAINT importacao_criada_por_fkey FOREIGN KEY (criada_por) REFERENCES public.administrador(id);
ALTER TABLE ONLY public.importacao_linha
ADD CONSTRAINT importacao_linha_importacao_id_fkey FOREIGN KEY (importacao_id) REFERENCES public.importacao(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.importacao
ADD CONSTRAINT importacao_lojista_id_fkey FOREIGN KEY (lojista_id) REFERENCES public.lojista(id);
ALTER TABLE ONLY public.link_de_senha
ADD CONSTRAINT link_de_senha_conta_id_fkey FOREIGN KEY (conta_id) REFERENCES public.conta(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lojista
ADD CONSTRAINT lojista_alterado_por_fkey FOREIGN KEY (alterado_por) REFERENCES public.conta(id);
ALTER TABLE ONLY public.lojista
ADD CONSTRAINT lojista_campanha_id_fkey FOREIGN KEY (campanha_id) REFERENCES public.campanha(id);
ALTER TABLE ONLY public.lojista
ADD CONSTRAINT lojista_id_papel_fkey FOREIGN KEY (id, papel) REFERENCES public.conta(id, papel);
ALTER TABLE ONLY public.lote
ADD CONSTRAINT lote_cancelado_por_fkey FOREIGN KEY (cancelado_por) REFERENCES public.administrador(id);
ALTER TABLE ONLY public.lote
ADD CONSTRAINT lote_criado_por_fkey FOREIGN KEY (criado_por) REFERENCES public.administrador(id);
ALTER TABLE ONLY public.pet
ADD CONSTRAINT pet_tutor_id_fkey FOREIGN KEY (tutor_id) REFERENCES public.tutor(id);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_lojista_id_fkey FOREIGN KEY (lojista_id) REFERENCES public.lojista(id);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_lote_id_fkey FOREIGN KEY (lote_id) REFERENCES public.lote(id);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_origem_lojista_id_fkey FOREIGN KEY (origem_lojista_id) REFERENCES public.lojista(id);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_prescritor_id_fkey FOREIGN KEY (prescritor_id) REFERENCES public.prescritor(id);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_produto_id_fkey FOREIGN KEY (produto_id) REFERENCES public.produto(id);
ALTER TABLE ONLY public.prescricao
ADD CONSTRAINT prescricao_tutor_id_fkey FOREIGN KEY (tutor_id) REFERENCES public.tutor(id);
ALTER TABLE ONLY public.prescritor
ADD CONSTRAINT prescritor_alterado_por_fkey FOREIGN KEY (alterado_por) REFERENCES public.conta(id);
ALTER TABLE ONLY public.prescritor
ADD CONSTRAINT prescritor_id_papel_fkey FOREIGN KEY (id, papel) REFERENCES public.conta(id, papel);
ALTER TABLE ONLY public.produto
ADD CONSTRAINT produto_alterado_por_fkey FOREIGN KEY (alterado_por) REFERENCES public.conta(id);
ALTER TABLE ONLY public.produto
ADD CONSTRAINT produto_imagem_hash_fkey FOREIGN KEY (imagem_hash) REFERENCES public.imagem(hash);
ALTER TABLE ONLY public.reenvio
ADD CONSTRAINT reenvio_prescricao_id_fkey FOREIGN KEY (prescricao_id) REFERENCES public.prescricao(id);
ALTER TABLE ONLY public.sessao
ADD CONSTRAINT sessao_conta_id_fkey FOREIGN KEY (conta_id) REFERENCES public.conta(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.troca_de_email
ADD CONSTRAINT troca_de_email_conta_id_fkey FOREIGN KEY (conta_id) REFERENCES public.conta(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tutor
ADD CONSTRAINT tutor_alterado_por_fkey FOREIGN KEY (alterado_por) REFERENCES public.conta(id);
ALTER TABLE ONLY public.tutor
ADD CONSTRAINT tutor_id_papel_fkey FOREIGN KEY (id, papel) REFERENCES public.conta(id, papel);
