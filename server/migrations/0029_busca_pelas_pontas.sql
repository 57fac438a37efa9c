-- The start of an e-mail, the start of a document and either end of a phone are looked up where they stand: the index by
-- parts takes as long as there are people. Whatever rules the database sorts by.

-- passo: e-mails de contas, pelo começo
create index concurrently if not exists conta_pelo_comeco_do_email on conta (email text_pattern_ops);

-- passo: CPFs de tutores, pelo começo
create index concurrently if not exists tutor_pelo_comeco_do_cpf on tutor (cpf text_pattern_ops) where cpf is not null;

-- passo: telefones de tutores, pelo começo
create index concurrently if not exists tutor_pelo_comeco_do_telefone on tutor (telefone text_pattern_ops) where telefone is not null;

-- passo: telefones de tutores, pelo fim
create index concurrently if not exists tutor_pelo_fim_do_telefone on tutor (reverse(telefone) text_pattern_ops) where telefone is not null;

-- passo: e-mails de indicações, pelo começo
create index concurrently if not exists prescricao_pelo_comeco_do_email on prescricao (email text_pattern_ops) where email is not null;

-- passo: telefones de indicações, pelo começo
create index concurrently if not exists prescricao_pelo_comeco_do_telefone on prescricao (telefone text_pattern_ops) where telefone is not null;

-- passo: telefones de indicações, pelo fim
create index concurrently if not exists prescricao_pelo_fim_do_telefone on prescricao (reverse(telefone) text_pattern_ops) where telefone is not null;

-- passo: o índice de telefones que o do começo substitui
drop index concurrently if exists tutor_por_telefone;
