-- Who recommends to oneself under another phone still has one CPF: such a purchase waits for a look too.
alter table regra_de_velocidade drop constraint regra_de_velocidade_regra_check,
  drop constraint regra_de_velocidade_check,
  add constraint regra_de_velocidade_regra_check check (regra in
    ('loja_por_minuto', 'par_por_hora', 'tutor_por_dia', 'valor_minimo', 'valor_maximo', 'valor_por_kg',
     'valor_por_kg_maximo', 'telefone_igual', 'cpf_igual')),
  add constraint regra_de_velocidade_check check ((limite is null) = (regra in ('telefone_igual', 'cpf_igual')));
insert into regra_de_velocidade (regra, limite) values ('cpf_igual', null);
