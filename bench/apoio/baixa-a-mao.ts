import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { FINALIZAR_INDICACAO, USAR_CUPOM, VALIDAVEL } from '../../server/src/areas/cupom/sql';
import type { Db } from '../../server/src/db/conexao';
import { copiarParaTabela } from '../../server/src/db/copiar-linhas';

/**
 * The same redemption as somebody at the database would do it: COPY of the file into a table, then one statement that
 * reads the rows, judges them, uses the coupons, finishes the recommendations and writes down what was refused. It takes no
 * locks beforehand, knows one way to write each value, and nobody can follow it, stop it or go on with it. Returns how many
 * were refused.
 */
export async function darBaixaAMao(url: string, db: Db, csv: Buffer): Promise<number> {
  const conexao = new pg.Client({ connectionString: url });
  await conexao.connect();
  await conexao.query(`
    drop table if exists baixa_a_mao, recusada_a_mao;
    create table baixa_a_mao (codigo text, nome text, valor text, peso text, data text);
    create table recusada_a_mao (like baixa_a_mao, motivo text)`);
  await pipeline(Readable.from([csv]), copiarParaTabela(conexao, 'baixa_a_mao'));
  await conexao.query('analyze baixa_a_mao');
  const { rows } = await conexao.query<{ recusadas: number }>(comando(db));
  await conexao.end();
  return rows[0]?.recusadas ?? 0;
}

/** The product's own words for using a coupon and finishing a recommendation, which have no values in them. */
const comando = (db: Db) => `
  with lida as materialized (
    select b.*, upper(regexp_replace(codigo, '[\\s.\\-]', '', 'g')) as busca,
           case when valor ~ '^\\d{1,5}(,\\d{1,2})?$' then (replace(valor, ',', '.')::numeric * 100)::int end as centavos,
           case when b.peso ~ '^\\d{1,2}(,\\d)?$' then replace(b.peso, ',', '.')::numeric end as kg,
           case when data ~ '^\\d{2}/\\d{2}/\\d{4}$' then to_date(data, 'DD/MM/YYYY') end as dia
      from baixa_a_mao b
  ), julgada as materialized (
    select l.codigo, l.nome, l.valor, l.peso as escrito, l.data, l.centavos, l.kg as peso, l.dia, now() as momento, c.id, c.vez,
           case when l.nome = '' then 'Nome do funcionário não preenchido'
                when l.centavos is null or l.centavos < 1 then 'Valor inválido'
                when l.kg is null or l.kg not in (1, 2.5, 3, 7, 10.1, 12, 15, 20) then 'Peso inválido'
                when l.dia is null or l.dia > current_date then 'Data inválida'
                when c.id is null then 'Cupom inválido.'
                when c.estado = 'efetivado' then 'Cupom já utilizado.'
                when c.estado <> 'ativo' or c.data_validade < l.dia then 'Cupom inválido.'
                when l.dia < (c.criado_em at time zone 'America/Sao_Paulo')::date then 'Data anterior ao cupom'
           end as motivo
      from lida l left join cupom c on c.codigo_busca = l.busca
  ), usado as (
    update cupom c set ${USAR_CUPOM.compile(db).sql}, leitura = 'arquivo'
      from julgada v
     where v.motivo is null and c.id = v.id and c.vez = v.vez and ${VALIDAVEL.compile(db).sql}
    returning c.prescricao_id, c.data_efetivacao, c.peso
  ), ativada as (${FINALIZAR_INDICACAO.compile(db).sql}), recusada as (
    insert into recusada_a_mao select codigo, nome, valor, escrito, data, motivo from julgada where motivo is not null
    returning 1
  )
  select (select count(*) from recusada)::int as recusadas, (select count(*) from usado)::int as usadas`;
