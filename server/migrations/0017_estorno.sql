-- Undo. A purchase is a coupon and its turn (`vez`): undoing one ends the turn, and the coupon begins the next.

alter table cupom add column vez int not null default 1 check (vez > 0);

-- ── What was undone ──────────────────────────────────────────────────────────────────────────────────────────────

-- Everything that was cleared from the coupon, and who, when and why.
create table estorno (
  id               int generated always as identity primary key,
  cupom_id         bigint not null references cupom (id) on delete cascade,
  vez              int not null check (vez > 0),
  prescricao_id    int not null references prescricao (id),
  lojista_id       int not null references lojista (id),
  valor            int not null,
  descontado       int not null,
  recebido         int not null,
  peso             numeric(4, 1) not null,
  nome_funcionario text not null,
  data_efetivacao  date not null,
  efetivado_em     timestamptz not null,
  chave            uuid,
  chave_corpo      bytea,
  leitura          text,
  motivo           text not null check (motivo in
    ('valor_errado', 'peso_errado', 'cliente_desistiu', 'cupom_trocado', 'suspeita', 'outro')),
  -- What somebody wrote about it: emptied when the tutor is deleted.
  texto            text,
  estornado_por    int not null references conta (id),
  estornado_em     timestamptz not null,
  unique (cupom_id, vez)
);
create index estorno_da_loja on estorno (lojista_id, id desc);
create index estorno_por_dia on estorno (((estornado_em at time zone 'America/Sao_Paulo')::date), id);

create function estorno_so_cresce() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.texto is null and to_jsonb(new) - 'texto' = to_jsonb(old) - 'texto' then
    return new;
  end if;
  if tg_op = 'DELETE' and exists (select from prescricao_da_demo where id = old.prescricao_id) then
    return old;
  end if;
  raise exception 'um estorno não muda' using errcode = 'integrity_constraint_violation';
end $$;
create trigger estorno_so_cresce before update or delete on estorno for each row execute function estorno_so_cresce();

-- ── What a store asks for later ──────────────────────────────────────────────────────────────────────────────────

create table pedido_de_estorno (
  id             int generated always as identity primary key,
  cupom_id       bigint not null references cupom (id) on delete cascade,
  vez            int not null check (vez > 0),
  lojista_id     int not null references lojista (id),
  motivo         text not null check (motivo in
    ('valor_errado', 'peso_errado', 'cliente_desistiu', 'cupom_trocado', 'outro')),
  texto          text,
  pedido_em      timestamptz not null,
  estado         text not null default 'aberto' check (estado in ('aberto', 'aprovado', 'recusado')),
  resposta       text,
  respondido_por int references conta (id),
  respondido_em  timestamptz,
  check ((estado = 'aberto') = (respondido_em is null)),
  check ((respondido_em is null) = (respondido_por is null))
);
create unique index pedido_de_estorno_aberto on pedido_de_estorno (cupom_id, vez) where estado = 'aberto';
create index pedido_de_estorno_da_compra on pedido_de_estorno (cupom_id, vez, id desc);
create index pedido_de_estorno_da_loja on pedido_de_estorno (lojista_id, id desc);
create index pedido_de_estorno_na_fila on pedido_de_estorno (id) where estado = 'aberto';
create index pedido_de_estorno_respondido on pedido_de_estorno (respondido_em desc, id desc) where estado <> 'aberto';

-- ── The coupon's guard ───────────────────────────────────────────────────────────────────────────────────────────

-- A validated coupon changes in one way: its purchase is written down as undone, leaves it whole, and the turn ends.
create or replace function cupom_usado() returns trigger language plpgsql as $$
declare
  -- Generated columns are not made yet when a trigger runs before.
  da_compra constant text[] := array['estado', 'motivo_cancelamento', 'devolvido', 'loja_viva', 'codigo_busca', 'vez', 'valor',
    'descontado', 'recebido', 'peso', 'nome_funcionario', 'data_efetivacao', 'efetivado_em', 'chave', 'chave_corpo', 'leitura'];
begin
  if tg_op = 'DELETE' and exists (select from prescricao_da_demo where id = old.prescricao_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.estado in ('ativo', 'cancelado') and new.vez = old.vez + 1
     and num_nonnulls(new.chave, new.chave_corpo, new.leitura) = 0
     and to_jsonb(new) - da_compra = to_jsonb(old) - da_compra
     and exists (select from estorno e where e.cupom_id = old.id and e.vez = old.vez) then
    return new;
  end if;
  raise exception 'um cupom efetivado não muda' using errcode = 'integrity_constraint_violation';
end $$;

-- And what was undone is not sold again by the request, or the row of a file, that sold it: whichever statement brings it,
-- of the version before too, finds nothing to change. It looks afresh, not at what its statement saw when it began.
create function cupom_de_novo() returns trigger language plpgsql as $$
begin
  if new.vez <> old.vez then
    raise exception 'a vez de um cupom só muda com o estorno' using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from estorno e where e.cupom_id = old.id
                and (e.chave = new.chave
                     or new.leitura = 'arquivo' and (e.nome_funcionario, e.valor, e.peso, e.data_efetivacao)
                        = (new.nome_funcionario, new.valor, new.peso, new.data_efetivacao))) then
    return null;
  end if;
  return new;
end $$;
create trigger cupom_de_novo before update on cupom
  for each row when (old.estado <> 'efetivado' and (new.vez <> old.vez or old.vez > 1 and new.estado = 'efetivado'))
  execute function cupom_de_novo();

-- ── Its kilogram ─────────────────────────────────────────────────────────────────────────────────────────────────

create or replace function anotar_compra() returns trigger language plpgsql as $$
begin
  insert into compra_a_julgar (cupom_id, vez) select id, vez from depois where estado = 'efetivado';
  return null;
end $$;

-- A purchase undone while it was looked at stays written down as such. Who released one, and why.
alter table compra_suspeita
  drop constraint compra_suspeita_estado_check,
  add constraint compra_suspeita_estado_check check (estado in ('em_analise', 'liberada', 'estornada')),
  add column liberada_por int references conta (id),
  add column motivo text;
create index compra_liberada on compra_suspeita (liberada_em desc, cupom_id) where estado = 'liberada';
