-- A purchase dearer than any package waits for a look as one that is too cheap does: its discount is paid by the group.
alter table regra_de_velocidade drop constraint regra_de_velocidade_regra_check,
  add constraint regra_de_velocidade_regra_check check (regra in
    ('loja_por_minuto', 'par_por_hora', 'tutor_por_dia', 'valor_minimo', 'valor_maximo', 'valor_por_kg',
     'valor_por_kg_maximo', 'telefone_igual'));
insert into regra_de_velocidade (regra, limite) values ('valor_maximo', 500000), ('valor_por_kg_maximo', 50000);
