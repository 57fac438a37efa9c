-- Three words of a name, whole or only begun: each of them alone is on tens of thousands of people, two of them together
-- on few. One index has the pairs of whole words and the pairs of first letters; who asks checks the words afterwards.

-- Nothing but built-in functions inside: an index calls it whatever the search path is.
create function pares_de_palavras(nome text, letras int) returns text[] language sql immutable strict parallel safe as $$
  with palavras as (
    select left(palavra, letras) as comeco, lugar
      from unnest(string_to_array(nome, ' ')) with ordinality p (palavra, lugar)
     where length(palavra) >= 3)
  select coalesce(array_agg(distinct least(a.comeco, b.comeco) || ' ' || greatest(a.comeco, b.comeco)), '{}')
    from palavras a join palavras b on a.lugar < b.lugar
$$;

-- passo: tutores, pelos pares de palavras do nome
create index concurrently if not exists tutor_por_pares on tutor
  using gin ((pares_de_palavras(sem_acento(nome), 3) || pares_de_palavras(sem_acento(nome), 100)));
