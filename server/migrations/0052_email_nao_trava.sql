-- A unique column that rows elsewhere could name as their key locks out, while it is written, all who merely point at the row:
-- a letter to an account waited for its deletion or its new address, and the deletion for the recommendation that the letter's
-- author held. A partial index keeps every e-mail of one account, and nobody can name it as a key.

-- passo: cada e-mail é de uma conta
create unique index concurrently if not exists conta_um_email on conta (email) where email is not null;

-- passo: sem a restrição de antes
alter table conta drop constraint if exists conta_email_key;
