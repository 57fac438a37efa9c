-- The morning (08:00 in São Paulo) on which an event is remembered by e-mail: three days before or, for an event set
-- later than that, the next morning up to its own day. Null: no morning was left.
alter table evento add column lembrar_em date;
update evento set lembrar_em = data_notificacao where notificado_em is null;
alter table evento add constraint evento_lembrado_antes check (lembrar_em between data_notificacao and data);

drop index evento_a_notificar;
create index evento_a_lembrar on evento (lembrar_em) where notificado_em is null;
