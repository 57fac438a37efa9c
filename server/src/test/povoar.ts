import type pg from 'pg';
import { emMassa } from './em-massa';

const NOMES = ['Ana', 'Ângela', 'Bruno', 'Cecília', 'Édson', 'Érica', 'Joana', 'João', 'Maria', 'Zélia'];
const SOBRENOMES = ['Silva', 'Araújo', 'Conceição', 'Prado', 'Souza', 'Lima', 'Ávila'];

/** A crowd of tutors with names as they are met, written in bulk: the search text as the trigger would write it. */
export async function povoarTutores(pool: pg.Pool, quantos: number): Promise<void> {
  await emMassa(pool, ['conta', 'tutor'], async (client) => {
    await client.query('alter table tutor disable trigger tutor_busca');
    await client.query(
      `with nova as (
         insert into conta (papel, email, senha_hash)
         select 'tutor', 'pessoa' || n || '@example.com', repeat('x', 97) from generate_series(1, $1::int) n
         returning id, email, regexp_replace(email, '\\D', '', 'g')::int as n),
       pessoa as (
         select id, email, lpad(n::text, 11, '0') as cpf,
                ($2::text[])[1 + n % cardinality($2::text[])] || ' ' || ($3::text[])[1 + n % cardinality($3::text[])] || ' ' || n as nome
           from nova)
       insert into tutor (id, nome, cpf, telefone, data_nascimento, busca)
       select id, nome, cpf, '15900000000', '1990-01-01', sem_acento(concat_ws(' ', '', nome, email, cpf)) from pessoa`,
      [quantos, NOMES, SOBRENOMES],
    );
    await client.query('alter table tutor enable trigger tutor_busca');
  });
}
