import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Trx } from '../../db/conexao';
import { semearDemo } from '../../demo/semear-demo';
import { AGORA, comPalco } from '../../test/palco';
import { descontoDaLoja } from '../lojista/colunas';
import { completar, montar } from './completar';
import { CUPOM_DA_VEZ, PRAZO_DA_ESCOLHA } from './sql';

const palco = comPalco();
const HOJE = '2026-03-10';
/** What a careless reader of rows would stumble over. */
const DIFICIL = `"Zé", d'Ávila \\ {1,2} (x) \u2028 🐶 null`;

/** Each joined row as one value, composed by the database: what `montar` has to put together. */
const composta = sql<Record<string, unknown>>`
  select to_json(p) as indicacao, to_json(d) as produto, to_json(l) as loja, to_json(c) as cupom,
         to_jsonb(t) || jsonb_build_object('excluido', k.excluida_em is not null) as tutor,
         case when r.id is not null then json_build_object('nome', r.nome, 'nome_fantasia', r.nome_fantasia, 'perfil', r.perfil,
           'crmv', case when r.crmv_vale_ate is not null then coalesce('CRMV-' || r.crmv_uf || ' ' || r.crmv_numero, r.crmv) end) end as prescritor,
         case when b.id is not null then json_build_object('id_pet', b.id, 'nome', b.nome) end as pet
    from prescricao p
    left join produto d on d.id = p.produto_id
    left join tutor t on t.id = p.tutor_id
    left join conta k on k.id = t.id
    left join prescritor r on r.id = p.prescritor_id
    left join pet b on b.id = p.pet_id
    left join lateral (
      select l.*, ${descontoDaLoja(HOJE, [])} as desconto
        from lojista l left join campanha k on k.id = l.campanha_id where l.id = p.lojista_id) l on true
    left join lateral (
      select c.*, ${sql.raw(PRAZO_DA_ESCOLHA)} as prazo, case when c.devolvido and c.motivo_cancelamento = 'exclusao'
                    then (select s.nome_fantasia from lojista s where s.id = c.lojista_id) end as loja_que_saiu
        from cupom c where c.prescricao_id = p.id ${sql.raw(CUPOM_DA_VEZ)}) c on true
   order by p.data desc, p.id desc`;

type Objeto = Record<string, unknown>;
const como = (modelo: object, valor: Objeto) =>
  Object.fromEntries(Object.keys(modelo).map((campo) => [campo, valor[campo]]));

/** Values of every kind and parts that are missing, for as long as it takes to read them. */
async function estranhar(db: Trx): Promise<void> {
  await sql`update prescricao set anotacoes = ${DIFICIL}, observacao_lojista = '', peso_pet = 7.25, ecc = 4.5 where id % 3 = 0`.execute(
    db,
  );
  await sql`update tutor set nome = nome || ${DIFICIL} where id % 2 = 0`.execute(db);
  await sql`update conta set excluida_em = ${AGORA} where papel = 'tutor' and id % 4 = 0`.execute(db);
  await sql`update lojista set complemento = ${DIFICIL}, latitude = -23.123456789012345, longitude = 1e-7 where id % 2 = 0`.execute(
    db,
  );
  await sql`update prescricao p set pet_id = (select min(b.id) from pet b where b.tutor_id = p.tutor_id) where id % 2 = 0`.execute(
    db,
  );
  await sql`update prescricao set prescritor_id = null, produto_id = null, origem_lojista_id = (select min(id) from lojista)
    where id % 5 = 0`.execute(db);
}

test('as colunas que vêm soltas dizem o mesmo que os objetos que o banco comporia', async () => {
  await semearDemo(palco().db, AGORA);
  const db = await palco().db.startTransaction().execute();
  await estranhar(db);
  const { rows: compostas } = await composta.execute(db);
  const { rows } = await completar(sql`select * from prescricao p`, { hoje: HOJE, esgotadas: [] }).execute(db);
  await db.rollback().execute();

  expect(rows.length).toBe(compostas.length);
  const vistas = new Set<string>();
  for (const [i, linha] of rows.entries()) {
    const { produto, tutor, prescritor, pet, loja, cupom, ...indicacao } = montar(linha);
    const esperada = compostas[i] as Objeto;
    expect(indicacao).toEqual(como(indicacao, esperada.indicacao as Objeto));
    for (const [nome, parte] of Object.entries({ produto, tutor, prescritor, pet, loja, cupom })) {
      vistas.add(`${nome} ${parte !== null}`);
      expect(parte === null).toBe(esperada[nome] === null);
      expect(parte).toEqual(parte && como(parte, esperada[nome] as Objeto));
    }
  }
  // Of each part there were recommendations with it and without: twice six.
  expect(vistas.size).toBe(12);
});
