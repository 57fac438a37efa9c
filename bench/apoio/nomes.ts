import type pg from 'pg';

// The usual ones first.
export const NOMES =
  'Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Francisca Daniel Marcelo Bruno Eduardo Felipe Raimundo Rodrigo Antônia Manoel Mateus André Fernando Fábio Leonardo Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Rita Luana Sônia Renata Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Jaqueline Rosa Daniela Aparecida Marlene Terezinha Raimunda Andreia Fabiana Lúcia Raquel Ângela Rafaela Joana Luzia Elaine Daniele Regina Daiane Alessandra Isabela Teresa Tatiane Rosana Érica Cecília Zélia Iolanda Quitéria Hildegard Wanderleia Xênia'.split(
    ' ',
  );
export const SOBRENOMES =
  'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Pinto Cavalcante Batista Castro Campos Moura Borges Barros Melo Reis Azevedo Monteiro Duarte Farias Correia Miranda Prado Bezerra Sales Peixoto Guimarães Xavier Brandão Toledo Fontes Queiroz Amaral Bittencourt Zanetti Kowalski Yamamoto'.split(
    ' ',
  );

/**
 * Everybody a phone and a document of their own, spread as they are among people, and none that another has until then;
 * names as they are met: a few very often, most of them seldom.
 */
export async function darNomes(pool: pg.Pool): Promise<void> {
  await pool.query('alter table tutor disable trigger user');
  await pool.query(
    `update tutor t set nome = n.nome, telefone = f, cpf = d, busca = sem_acento(concat_ws(' ', '', n.nome, c.email, d, f))
       from conta c,
            lateral (select c.id * 0.6180339887 % 1 as a, c.id * 0.7548776662 % 1 as b, c.id * 0.5698402909 % 1 as e) acaso,
            lateral (select '119' || lpad((c.id::bigint * 48271 % 100000000)::text, 8, '0') as f,
                            (10000000000 + c.id::bigint * 7919104729 % 89999999977)::text as d,
                            concat_ws(' ', ($1::text[])[1 + floor(cardinality($1::text[]) * a * a)],
                              ($2::text[])[1 + floor(cardinality($2::text[]) * b * b)],
                              ($2::text[])[1 + floor(cardinality($2::text[]) * e * e)]) as nome) n
      where c.id = t.id`,
    [NOMES, SOBRENOMES],
  );
  await pool.query('alter table tutor enable trigger user');
}

/** The trigram indexes are many times faster to build than to keep while a million rows come in. */
export async function semIndices(pool: pg.Pool, indices: string[], escrever: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ def: string }>(
    'select pg_get_indexdef(i::regclass) as def from unnest($1::text[]) i',
    [indices],
  );
  for (const indice of indices) await pool.query(`drop index ${indice}`);
  await escrever();
  for (const { def } of rows) await pool.query(def);
}
