-- Which formula counts, and who answers for the second one. The version before reads neither and computes by the first.
alter table ajuste
  add column formula int not null default 1 check (formula in (1, 2)),
  add column responsavel_nome text check (length(responsavel_nome) between 1 and 120),
  add column responsavel_crmv text check (responsavel_crmv ~ '^\d{1,6}$'),
  add column responsavel_uf text check (responsavel_uf ~ '^[A-Z]{2}$'),
  add constraint ajuste_responsavel
    check (formula = 1 or num_nonnulls(responsavel_nome, responsavel_crmv, responsavel_uf) = 3);

-- Issued by a vet without an amount. `calculo` stays null, so that whoever does not know this column shows no grams.
alter table prescricao add column sem_dose jsonb;
alter table prescricao add constraint prescricao_dose check (sem_dose is null or calculo is null) not valid;

-- passo: nenhuma antiga tem as duas
alter table prescricao validate constraint prescricao_dose;
