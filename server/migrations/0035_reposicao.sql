-- The food ends, and care goes on: who is told five days before, who asked for the next recommendation, and who wants no
-- reminders by e-mail.

-- ── Whom to remind ───────────────────────────────────────────────────────────────────────────────────────────────

-- Purchases with a known daily amount, until their end was announced. A job counts the days, by the rule that screens
-- and mails use. `lembrar_em` is null until it has. No foreign key: its check would wait for the lock of an undo, which
-- waits for the judging that writes here.
create table reposicao (
  prescricao_id int primary key,
  lembrar_em    date,
  lembrado_em   timestamptz
);
create index reposicao_a_contar on reposicao (prescricao_id) where lembrar_em is null and lembrado_em is null;
create index reposicao_a_lembrar on reposicao (lembrar_em) where lembrado_em is null;

-- When a purchase has been judged, which is once for each and never at the till. One undone meanwhile is none.
create function anotar_reposicao() returns trigger language plpgsql as $$
begin
  insert into reposicao (prescricao_id)
  select c.prescricao_id
    from julgadas j
    join cupom c on c.id = j.cupom_id and c.vez = j.vez and c.estado = 'efetivado'
    join prescricao p on p.id = c.prescricao_id and p.calculo is not null and p.tutor_id is not null
   order by c.prescricao_id
  on conflict (prescricao_id) do update set lembrar_em = null, lembrado_em = null;
  return null;
end $$;
create trigger anotar_reposicao after delete on compra_a_julgar
  referencing old table as julgadas for each statement execute function anotar_reposicao();

-- ── "Pedir nova indicação" ───────────────────────────────────────────────────────────────────────────────────────

-- A tutor asks the partner who made a recommendation for the next one. `texto`: what the partner wrote when refusing.
create table renovacao (
  id            int generated always as identity primary key,
  prescricao_id int not null references prescricao (id) on delete cascade,
  tutor_id      int not null references tutor (id) on delete cascade,
  prescritor_id int not null references prescritor (id) on delete cascade,
  estado        text not null default 'aberta' check (estado in ('aberta', 'atendida', 'recusada', 'retirada')),
  pedida_em     timestamptz not null,
  respondida_em timestamptz,
  motivo        text check (motivo in ('consulta', 'outro_alimento', 'nao_acompanho', 'parceiro_saiu', 'outro')),
  texto         text,
  nova_id       int unique references prescricao (id) on delete cascade,
  check ((estado = 'aberta') = (respondida_em is null)),
  check ((estado = 'recusada') = (motivo is not null)),
  check ((estado = 'atendida') = (nova_id is not null)),
  check (texto is null or estado = 'recusada')
);
create unique index renovacao_aberta on renovacao (prescricao_id) where estado = 'aberta';
create index renovacao_da_prescricao on renovacao (prescricao_id, id desc);
create index renovacao_do_tutor on renovacao (tutor_id, pedida_em desc);
create index renovacao_do_prescritor on renovacao (prescritor_id, id);
create index renovacao_esperando on renovacao (prescritor_id, pedida_em, id) where estado = 'aberta';
create index renovacao_respondida on renovacao (prescritor_id, respondida_em desc, id desc)
  where estado in ('atendida', 'recusada');

-- ── Who wants no reminders by e-mail ─────────────────────────────────────────────────────────────────────────────

create table sem_lembretes (
  conta_id int primary key references conta (id) on delete cascade,
  desde    timestamptz not null
);

-- What was bought before this counted: the job finds the end of each, and of those past it says nothing.
-- repetir: as compras de antes
insert into reposicao (prescricao_id)
select p.id
  from cupom c join prescricao p on p.id = c.prescricao_id
 where c.estado = 'efetivado' and c.data_efetivacao > current_date - 400
   and p.calculo is not null and p.tutor_id is not null
   and not exists (select from reposicao r where r.prescricao_id = p.id)
 limit 5000
on conflict do nothing;
