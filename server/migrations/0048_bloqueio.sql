-- A recommendation that fell into the wrong hands is stopped by the team, until it lets it go on. Who and why stand in
-- its life (acontecimento). The version before knows nothing of it and goes on as if it were not there.
alter table prescricao add column bloqueada_em timestamptz;

alter table acontecimento drop constraint acontecimento_tipo_check,
  add constraint acontecimento_tipo_check check (tipo in ('registrada', 'resgatada', 'cupom_da_loja_que_saiu', 'reenviada',
    'contato_corrigido', 'troca_devolvida', 'cupom_liberado', 'cupom_cancelado', 'indicacao_bloqueada',
    'indicacao_desbloqueada')) not valid;

-- passo: os tipos de acontecimento
alter table acontecimento validate constraint acontecimento_tipo_check;

-- passo: as bloqueadas, poucas entre todas
create index concurrently if not exists prescricao_bloqueada on prescricao (data desc, id desc) where bloqueada_em is not null;
