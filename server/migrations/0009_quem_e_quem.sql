-- Who somebody is: links that complete a registration, the browser of a social login, contact data that has had its time.

-- The link that completes a registration begun by the team is kept like those that set a password.
alter table link_de_senha drop constraint link_de_senha_motivo_check;
alter table link_de_senha add constraint link_de_senha_motivo_check
  check (motivo in ('recuperacao', 'convite', 'cadastro'));

-- The digest of what the browser that began the login keeps. Without it, as older code writes it, a code opens nothing;
-- they live for a minute.
alter table codigo_social add column navegador_hash bytea;

-- Recommendations nobody redeemed, by age, while they still say whom they were for.
create index prescricao_com_contato on prescricao (data, id)
  where tutor_id is null and (email is not null or telefone is not null);

-- Whose number it is, when a tutor is deleted.
create index tutor_por_telefone on tutor (telefone) where telefone is not null;
