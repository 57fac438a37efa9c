-- What the hourly cleaning looks for is found by its age, however many rows there are.

-- passo: as sessões pela idade
create index concurrently if not exists sessao_por_idade on sessao (criada_em);

-- passo: os links de senha pelo fim
create index concurrently if not exists link_de_senha_expira on link_de_senha (expira_em);

-- passo: os desafios respondidos pelo fim
create index concurrently if not exists desafio_usado_expira on desafio_usado (expira_em);

-- passo: as trocas de e-mail pela idade
create index concurrently if not exists troca_de_email_por_idade on troca_de_email (trocado_em);

-- passo: os reenvios pelo dia
create index concurrently if not exists reenvio_por_dia on reenvio (dia);

-- passo: as linhas recusadas que ainda dizem de quem eram
create index concurrently if not exists importacao_linha_a_esvaziar on importacao_linha (importacao_id, numero)
  where situacao = 'recusada' and cardinality(conteudo) > 0;
