-- The team finds people by documents and phones too, whole or in part: they join the one search text per person. The public
-- search of stores still decides by what the public may see.
create or replace function lojista_busca() returns trigger language plpgsql as $$
begin
  new.busca := sem_acento(concat_ws(' ', '', new.nome_fantasia, (select email from conta where id = new.id),
                                    new.razao_social, new.cnpj, new.cidade, new.bairro, new.cep,
                                    new.telefone, new.celular));
  return new;
end $$;
create or replace function tutor_busca() returns trigger language plpgsql as $$
begin
  new.busca := sem_acento(concat_ws(' ', '', new.nome, (select email from conta where id = new.id), new.cpf,
                                    new.telefone));
  return new;
end $$;
create or replace function prescritor_busca() returns trigger language plpgsql as $$
begin
  new.busca := sem_acento(concat_ws(' ', '', new.nome, (select email from conta where id = new.id), new.nome_fantasia,
                                    new.cpf, new.cnpj, new.crmv, new.telefone, new.celular));
  return new;
end $$;
update tutor set busca = busca where telefone is not null;
update prescritor set busca = busca;
update lojista set busca = busca;
