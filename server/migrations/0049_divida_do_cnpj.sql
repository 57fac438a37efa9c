-- A company that left owing comes back owing: what the last settlement of a deleted store had below zero is taken off the
-- next one of the store that is there under its CNPJ. Which one took it along stands here, once for each; both settlements
-- stay as they were closed. The version before knows nothing of it, and carries nothing over.
create table acerto_divida (
  de_id     int primary key references acerto (id),
  acerto_id int not null references acerto (id),
  check (de_id < acerto_id)
);
create index acerto_divida_do_acerto on acerto_divida (acerto_id);
create trigger nao_muda before update or delete on acerto_divida for each row execute function acerto_nao_muda();
create trigger nao_esvazia before truncate on acerto_divida for each statement execute function acerto_nao_muda();

-- passo: as lojas excluídas, pelo CNPJ que tinham
create index concurrently if not exists lojista_cnpj_da_excluida on lojista (cnpj_da_excluida) where cnpj_da_excluida is not null;
