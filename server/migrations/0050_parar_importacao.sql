-- A file that is going in can be stopped, by a person or because who sent it, or the store it is about, is not there any
-- more. What is stopped is over ('concluida'), which the version before takes for an end too: it neither goes on with it
-- nor refuses to undo it. Who goes on with one that failed answers for it from then on.
alter table importacao
  add column parada_em timestamptz,
  add column parada_por int references conta (id),
  add column parada_motivo text check (parada_motivo in ('pedido', 'sem_acesso', 'loja_saiu')),
  add column retomada_por int references conta (id),
  add constraint importacao_parada check (
    case when parada_em is null then num_nonnulls(parada_por, parada_motivo) = 0
         else estado = 'concluida' and parada_motivo is not null and (parada_motivo = 'pedido') = (parada_por is not null) end);
