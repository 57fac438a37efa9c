-- What was promised is delivered: what the team brought to whom, with a photo and a receipt.

create table entrega (
  id                int generated always as identity primary key,
  tipo              text not null check (tipo in ('racao', 'cadeira')),
  -- Kilograms of food, or wheelchairs.
  quantidade        numeric(8, 1) not null check (quantidade > 0),
  data              date not null check (data >= '2020-01-01'),
  instituicao       text not null,
  cidade            text not null,
  uf                text not null check (uf ~ '^[A-Z]{2}$'),
  texto             text,
  foto_hash         text references imagem (hash),
  foto_descricao    text,
  documento_publico boolean not null default false,
  registrada_por    int references conta (id) on delete set null,
  registrada_em     timestamptz not null,
  retirada_em       timestamptz,
  retirada_por      int references conta (id) on delete set null,
  retirada_motivo   text,
  versao            int not null default 1,
  alterado_por      int references conta (id),
  alterado_em       timestamptz,
  check (tipo = 'racao' or quantidade = trunc(quantidade)),
  check ((foto_hash is null) = (foto_descricao is null)),
  check ((retirada_em is null) = (retirada_motivo is null)),
  -- A photo has an address that anybody may open: what is taken from the page leaves it.
  check (retirada_em is null or foto_hash is null)
);
create index entrega_por_data on entrega (data desc, id desc) where retirada_em is null;
create index entrega_retirada on entrega (retirada_em desc, id desc) where retirada_em is not null;
create index entrega_da_foto on entrega (foto_hash) where foto_hash is not null;
create index entrega_registrada_por on entrega (registrada_por) where registrada_por is not null;
create index entrega_retirada_por on entrega (retirada_por) where retirada_por is not null;
create trigger versionar before update on entrega for each row execute function versionar();

-- A receipt as it came, of one delivery. It goes with the row or with the next receipt, at once: it carries names.
create table documento_da_entrega (
  entrega_id int primary key references entrega (id) on delete cascade,
  bytes      bytea not null,
  tamanho    int not null generated always as (octet_length(bytes)) stored,
  hash       text not null
);
alter table documento_da_entrega alter column bytes set storage external;

-- What was told in public is kept, and what was taken back does not come back. The demonstration's may go.
create function entrega_fica() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from conta where id = old.registrada_por and demo) then
      return old;
    end if;
    raise exception 'uma entrega não pode ser apagada' using errcode = 'integrity_constraint_violation';
  end if;
  if old.retirada_em is not null and new.retirada_em is distinct from old.retirada_em then
    raise exception 'uma entrega retirada não volta' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger entrega_fica before update or delete on entrega for each row execute function entrega_fica();

-- The version before forgets pictures that no product and no cover shows: it does not know deliveries, and skips theirs.
create function imagem_de_entrega_fica() returns trigger language plpgsql as $$
begin
  if exists (select from entrega where foto_hash = old.hash) then
    return null;
  end if;
  return old;
end $$;
create trigger imagem_de_entrega_fica before delete on imagem for each row execute function imagem_de_entrega_fica();
