-- What each of the team is there for. Whoever was an administrator before may everything, as before; so may whom the
-- version before this one still creates.
alter table administrador
  add column funcao text not null default 'dono'
    constraint administrador_funcao check (funcao in ('dono', 'operacao', 'atendimento', 'financeiro', 'leitura')),
  add column versao int not null default 1,
  add column alterado_por int references conta (id),
  add column alterado_em timestamptz;
create trigger versionar before update on administrador for each row execute function versionar();

-- The e-mail of the team stands on its forms too.
create or replace function versionar_email() returns trigger language plpgsql as $$
begin
  update tutor set versao = versao + 1 where id = new.id;
  update prescritor set versao = versao + 1 where id = new.id;
  update lojista set versao = versao + 1 where id = new.id;
  update administrador set versao = versao + 1 where id = new.id;
  return null;
end $$;

-- Somebody must be left who may everything and can come in. One at a time: of two who take it from each other in the same
-- moment, the second waits here, looks again and is refused. Whoever takes the demo away says so, and may.
create function exigir_dono() returns trigger language plpgsql as $$
begin
  if current_setting('indicabem.sem_dono', true) = 'sim'
     or tg_table_name = 'conta' and not exists (select from administrador where id = new.id and funcao = 'dono') then
    return null;
  end if;
  perform pg_advisory_xact_lock(7214019);
  if not exists (select from administrador a join conta c on c.id = a.id
                  where a.funcao = 'dono' and c.suspensa_em is null and c.excluida_em is null
                    and c.senha_hash is not null) then
    raise exception 'a equipe ficaria sem responsável'
      using errcode = 'integrity_constraint_violation', constraint = 'ultimo_dono';
  end if;
  return null;
end $$;
create trigger exigir_dono after update of funcao on administrador
  for each row when (old.funcao = 'dono' and new.funcao <> 'dono') execute function exigir_dono();
create trigger exigir_dono after update of suspensa_em, excluida_em, senha_hash on conta
  for each row when (old.papel = 'indicabem'
    and old.suspensa_em is null and old.excluida_em is null and old.senha_hash is not null
    and (new.suspensa_em is not null or new.excluida_em is not null or new.senha_hash is null))
  execute function exigir_dono();
