-- Whole words of a name, in any order: three letters of each are found in too many names of a million people.

-- passo: tutores, pelas palavras do nome
create index concurrently if not exists tutor_por_palavra on tutor using gin (string_to_array(sem_acento(nome), ' '));
