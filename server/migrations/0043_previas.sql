-- The first rows of a report, in its order: without an index in that order a whole day, or everybody, was sorted first.

-- passo: as compras pelo dia
create index concurrently if not exists cupom_comprado on cupom (data_efetivacao, prescricao_id) where estado = 'efetivado';

-- passo: o índice que só tinha o dia
drop index concurrently if exists cupom_doado;

-- passo: as contas pelo dia do cadastro
create index concurrently if not exists conta_pelo_dia on conta (((criada_em at time zone 'America/Sao_Paulo')::date), id)
  where excluida_em is null;
