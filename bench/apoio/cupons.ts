import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type ChavesDoSelo, chavesDoSelo } from '../../server/src/areas/cupom/chaves-do-selo';
import { assinarProva } from '../../server/src/areas/cupom/prova';
import { selar } from '../../server/src/areas/cupom/selar';
import { abrirDb } from '../../server/src/db/conexao';

/** How many a block has: more than a run can validate. */
export const CUPONS = 60_000;
// Fewer digits than the ids of the others.
const PRIMEIRO = 2_000_000_000_000;

/** A block of active coupons with ids in a row; returns the id before the first. */
export async function criarCupons(pool: pg.Pool, loja: number, bloco: number): Promise<string> {
  const antes = PRIMEIRO + bloco * CUPONS;
  await pool.query(
    `with pessoas as (select (select min(id) from tutor) t, (select min(id) from prescritor) p, (select min(id) from produto) d),
     novas as (
       insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, tutor_id, data_resgate, lojista_id, vinculos)
       select (select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + ((n + ${5_000_000 + bloco * CUPONS}) / (28 ^ i)::bigint % 28)::int, 1), '') from generate_series(0, 7) i),
              current_date, p, d, '15900000000', t, current_date, $1, 3
         from pessoas, generate_series(1, ${CUPONS}) n returning id)
     insert into cupom (id, codigo, prescricao_id, lojista_id, desconto, data_validade)
     select ${antes} + row_number() over (), 'B${bloco}N' || row_number() over (), id, $1, 10, current_date + 90 from novas`,
    [loja],
  );
  await pool.query('vacuum analyze cupom, prescricao');
  await pool.query('checkpoint');
  return String(antes);
}

type Bloco = { loja: number; antes: string; pasta: string };

/** What readings of the whole block would have answered, a line each, for the script to send. */
export const escreverProvas = (pool: pg.Pool, bloco: Bloco): Promise<string> =>
  escrever(pool, bloco, 'provas', (chaves, cupom, agora) => assinarProva(chaves, cupom, 'qr', agora));

/** What stands on the tutors' screens now; good for the half minute that a run takes. */
export const escreverSelos = (pool: pg.Pool, bloco: Bloco): Promise<string> =>
  escrever(pool, bloco, 'selos', (chaves, cupom, agora) => selar(chaves, cupom, agora).selo);

type Cupom = { idCupom: number; vez: number; idLojista: number };
async function escrever(
  pool: pg.Pool,
  { loja, antes, pasta }: Bloco,
  nome: string,
  linha: (chaves: ChavesDoSelo, cupom: Cupom, agora: Date) => string,
): Promise<string> {
  const agora = new Date();
  const chaves = await chavesDoSelo({ db: abrirDb(pool), relogio: () => agora });
  const cupom = (n: number) => ({ idCupom: Number(antes) + n + 1, vez: 1, idLojista: loja });
  const linhas = Array.from({ length: CUPONS }, (_, n) => linha(chaves, cupom(n), agora));
  const arquivo = path.join(pasta, `${nome}-${antes}`);
  await writeFile(arquivo, linhas.join('\n'));
  return arquivo;
}

const LINHAS = `
local linhas
local function linha(n)
  if not linhas then
    linhas = {}
    for uma in io.lines(args[3]) do linhas[#linhas + 1] = uma end
  end
  return linhas[n]
end`;

/** Validates one coupon of the block after the other, each with the proof of its reading. */
export const VALIDAR = `${LINHAS}
function request()
  local n = proximo()
  local cabecalhos = sessao(args[1])
  cabecalhos['content-type'] = 'application/json'
  cabecalhos['idempotency-key'] = string.format('%08d-0000-4000-8000-%012d', tonumber(args[2]) % 10000000, n)
  local corpo = '{"nome_funcionario":"Caio","valor":289.9,"peso":15,"prova":"' .. linha(n - 1) .. '"}'
  return wrk.format('PUT', '/api/coupon/' .. string.format('%.0f', args[2] + n - 1), cabecalhos, corpo)
end`;

/** Reads the coupons of the block at the till, over and over. */
export const LER = `${LINHAS}
function request()
  local n = proximo() % ${CUPONS} + 1
  local cabecalhos = sessao(args[1])
  cabecalhos['content-type'] = 'application/json'
  local rota = '/api/coupon/' .. string.format('%.0f', args[2] + n) .. '/leitura'
  return wrk.format('POST', rota, cabecalhos, '{"s":"' .. linha(n) .. '"}')
end`;
