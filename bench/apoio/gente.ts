import { regulamentoDe, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import type pg from 'pg';
import { resumoDoToken } from '../../server/src/nucleo/sessao';
import type { Pessoa } from './banco';

/** So many of a role, the newest, who accepted everything and are in. */
export async function entrarTodos(pool: pg.Pool, papel: 'tutor' | 'prescritor', quantos: number): Promise<Pessoa[]> {
  const tokens = Array.from({ length: quantos }, (_, n) => `${papel}-da-praca-${String(n).padStart(30, '0')}`);
  const { rows } = await pool.query<Pessoa>(
    `with gente as (
       select id, row_number() over () as n from (select id from conta where papel = $1 order by id desc limit $2) c),
     aceites as (
       insert into aceite (conta_id, documento, versao, aceito_em, endereco, agente)
       select id, documento, versao, now(), '::1', 'bancada'
         from gente, (values ('privacidade', $3::date), ($4, $5::date)) as d (documento, versao)),
     sessoes as (
       insert into sessao (token_hash, conta_id, criada_em, usada_em)
       select t.resumo, g.id, now(), now() from unnest($6::bytea[]) with ordinality as t (resumo, n) join gente g using (n))
     select g.id, t.token from unnest($7::text[]) with ordinality as t (token, n) join gente g using (n)`,
    [
      papel,
      quantos,
      VERSOES.privacidade,
      regulamentoDe(papel),
      VERSOES[regulamentoDe(papel)],
      tokens.map(resumoDoToken),
      tokens,
    ],
  );
  return rows;
}

export async function povoarParceiros(pool: pg.Pool, quantos: number): Promise<void> {
  await pool.query(
    `with contas as (
       insert into conta (papel, email) select 'prescritor', 'vet' || n || '@example.com' from generate_series(1, $1::int) n
       returning id)
     insert into prescritor (id, perfil, nome, crmv) select id, 'veterinario', 'Vet ' || id, 'CRMV-SP ' || id from contas`,
    [quantos],
  );
}
