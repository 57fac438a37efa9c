import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import type pg from 'pg';
import { type ChavesDoSelo, chavesDoSelo } from '../../server/src/areas/cupom/chaves-do-selo';
import { assinarProva } from '../../server/src/areas/cupom/prova';
import { selar } from '../../server/src/areas/cupom/selar';
import { abrirDb } from '../../server/src/db/conexao';
import { resumoDoToken } from '../../server/src/nucleo/sessao';
import { povoarTutores } from '../../server/src/test/povoar';
import type { Pessoa } from './banco';

/** How many a block has: more than a run can validate. */
export const CUPONS = 60_000;
// Fewer digits than the ids of the others.
const PRIMEIRO = 2_000_000_000_000;
const LOJAS = 3_000;
const TUTORES = 30_000;

/**
 * Stores that are in, and tutors: so many that none of them sells or buys faster than people do. One store with a
 * thousand sales a second is what the rules about fraud are for, and would have each of them written down.
 */
export async function povoarPraca(pool: pg.Pool): Promise<Pessoa[]> {
  await povoarTutores(pool, TUTORES);
  const tokens = Array.from({ length: LOJAS }, (_, n) => `loja-da-praca-${String(n).padStart(30, '0')}`);
  const { rows } = await pool.query<Pessoa>(
    `with contas as (
       insert into conta (papel, email) select 'lojista', 'praca' || n || '@example.com' from generate_series(1, $1::int) n
       returning id),
     lojas as (
       insert into lojista (id, tipo, cnpj, razao_social, nome_fantasia, cidade, estado, latitude, longitude)
       select id, 'loja_fisica', lpad(id::text, 14, '9'), 'Loja ' || id || ' Ltda', 'Loja ' || id, 'Sorocaba', 'SP', -23.5, -47.45
         from contas),
     aceites as (
       insert into aceite (conta_id, documento, versao, aceito_em, endereco, agente)
       select id, documento, versao, now(), '::1', 'bancada'
         from contas, (values ('privacidade', $2::date), ('regulamento-lojista', $3::date)) as d (documento, versao)),
     numeradas as (select id, row_number() over () as n from contas),
     sessoes as (
       insert into sessao (token_hash, conta_id, criada_em, usada_em)
       select t.resumo, c.id, now(), now()
         from unnest($4::bytea[]) with ordinality as t (resumo, n) join numeradas c using (n))
     select c.id, t.token from unnest($5::text[]) with ordinality as t (token, n) join numeradas c using (n)`,
    [LOJAS, VERSOES.privacidade, VERSOES['regulamento-lojista'], tokens.map(resumoDoToken), tokens],
  );
  await pool.query('vacuum analyze');
  return rows;
}

/** A block of active coupons with ids in a row, each store's turn after the other; returns the id before the first. */
export async function criarCupons(pool: pg.Pool, lojas: Pessoa[], bloco: number): Promise<string> {
  const antes = PRIMEIRO + bloco * CUPONS;
  await pool.query(
    `with pessoas as (select (select array_agg(id) from tutor) t, (select min(id) from prescritor) p, (select min(id) from produto) d),
     novas as (
       insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, tutor_id, data_resgate, lojista_id, vinculos)
       select (select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + ((n + ${5_000_000 + bloco * CUPONS}) / (28 ^ i)::bigint % 28)::int, 1), '') from generate_series(0, 7) i),
              current_date, p, d, '15900000000', t[1 + n % cardinality(t)], current_date, ($1::int[])[1 + n % cardinality($1::int[])], 3
         from pessoas, generate_series(1, ${CUPONS}) n returning id, lojista_id)
     insert into cupom (id, codigo, prescricao_id, lojista_id, desconto, data_validade)
     select ${antes} + row_number() over (), 'B${bloco}N' || row_number() over (), id, lojista_id, 10, current_date + 90 from novas`,
    [lojas.map(({ id }) => id)],
  );
  await pool.query('vacuum analyze cupom, prescricao');
  await pool.query('checkpoint');
  return String(antes);
}

type Bloco = { lojas: Pessoa[]; antes: string; pasta: string };

/** What readings of the whole block would have answered, each with its store's session, for the script to send. */
export const escreverProvas = (pool: pg.Pool, bloco: Bloco): Promise<string> =>
  escrever(pool, bloco, 'provas', (chaves, cupom, agora) => assinarProva(chaves, cupom, 'qr', agora));

/** What stands on the tutors' screens now; good for the half minute that a run takes. */
export const escreverSelos = (pool: pg.Pool, bloco: Bloco): Promise<string> =>
  escrever(pool, bloco, 'selos', (chaves, cupom, agora) => selar(chaves, cupom, agora).selo);

type Cupom = { idCupom: number; vez: number; idLojista: number };
async function escrever(
  pool: pg.Pool,
  { lojas, antes, pasta }: Bloco,
  nome: string,
  mostrado: (chaves: ChavesDoSelo, cupom: Cupom, agora: Date) => string,
): Promise<string> {
  const agora = new Date();
  const chaves = await chavesDoSelo({ db: abrirDb(pool), relogio: () => agora });
  const tokens = new Map(lojas.map(({ id, token }) => [id, token]));
  const { rows } = await pool.query<Cupom>(
    `select id as "idCupom", vez, lojista_id as "idLojista" from cupom
      where id > $1 and id <= $1::bigint + ${CUPONS} order by id`,
    [antes],
  );
  // A till that sells has just read the coupon: its session was used less than a minute ago.
  await pool.query('update sessao set usada_em = now()');
  const linhas = rows.map((cupom) => `${tokens.get(cupom.idLojista)} ${mostrado(chaves, cupom, agora)}`);
  const arquivo = path.join(pasta, `${nome}-${antes}`);
  await writeFile(arquivo, linhas.join('\n'));
  return arquivo;
}

const LINHAS = `
local linhas
local function linha(n)
  if not linhas then
    linhas = {}
    for uma in io.lines(args[2]) do linhas[#linhas + 1] = uma end
  end
  return linhas[n]:match('(%S+) (%S+)')
end`;

/** Validates one coupon of the block after the other, each by its store, with the proof of its reading. */
export const VALIDAR = `${LINHAS}
function request()
  local n = proximo()
  local token, prova = linha(n - 1)
  local cabecalhos = sessao(token)
  cabecalhos['content-type'] = 'application/json'
  cabecalhos['idempotency-key'] = string.format('%08d-0000-4000-8000-%012d', tonumber(args[1]) % 10000000, n)
  local corpo = '{"nome_funcionario":"Caio","valor":289.9,"peso":15,"prova":"' .. prova .. '"}'
  return wrk.format('PUT', '/api/coupon/' .. string.format('%.0f', args[1] + n - 1), cabecalhos, corpo)
end`;

/** Reads the coupons of the block at their tills, over and over. */
export const LER = `${LINHAS}
function request()
  local n = proximo() % ${CUPONS} + 1
  local token, selo = linha(n)
  local cabecalhos = sessao(token)
  cabecalhos['content-type'] = 'application/json'
  local rota = '/api/coupon/' .. string.format('%.0f', args[1] + n) .. '/leitura'
  return wrk.format('POST', rota, cabecalhos, '{"s":"' .. selo .. '"}')
end`;
