-- What a form made, by the key it was sent with: sent again, it is answered and not made again. Only digests and ids.
-- Forgotten after a week (jobs/limpar.ts), and with the account.
create table criacao (
  conta_id  int not null references conta (id) on delete cascade,
  chave     uuid not null,
  ato       text not null,
  corpo     bytea not null,
  objeto_id int,
  criada_em timestamptz not null,
  primary key (conta_id, chave)
);
create index criacao_por_idade on criacao (criada_em);
