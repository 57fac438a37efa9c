import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lerQr } from '@indica-bem/domain/cupom/leitura';
import { caminhoDoQr } from '@indica-bem/domain/cupom/selo';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { migrar } from '../../migracao/migrar';
import { comBancosVazios } from '../../test/banco-vazio';
import { chamar } from '../../test/chamar';
import { ateOCupom, criarElenco, lerNoCaixa, validar, verSelo } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
const bancoVazio = comBancosVazios();
const migracoes = path.resolve(import.meta.dirname, '../../../migrations');

/** Whatever the database works out by itself: defaults, functions, views, constraints, triggers, indexes. */
const CALCULADO = `
  select 'padrão de ' || adrelid::regclass || '.' || a.attname as onde, pg_get_expr(adbin, adrelid) as sql
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
  union all select 'função ' || p.oid::regprocedure, pg_get_functiondef(p.oid) from pg_proc p
    left join pg_depend e on e.objid = p.oid and e.deptype = 'e'
   where p.prokind in ('f', 'p') and e.objid is null
     and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  union all select 'visão ' || viewname, definition from pg_views where schemaname not in ('pg_catalog', 'information_schema')
  union all select 'regra ' || conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'c'
  union all select 'gatilho ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'índice ' || indexname, indexdef from pg_indexes where schemaname not in ('pg_catalog')`;

test('nada no banco é sorteado por random(): nem valor padrão, nem função, nem gatilho', async () => {
  const { rows } = await palco().pool.query<{ onde: string; sql: string }>(CALCULADO);
  expect(rows.map(({ onde }) => onde)).toEqual(expect.arrayContaining(['padrão de cupom.id', 'gatilho resumir_novas']));
  const deRandom = rows.filter(({ sql }) => /(?<!gen_)\brandom(_normal)?\s*\(/i.test(sql) || /setseed/i.test(sql));
  expect(deRandom.map(({ onde }) => onde)).toEqual([]);
});

test('nem no servidor: os códigos saem da fonte forte do sistema, nunca de Math.random', async () => {
  const src = path.resolve(import.meta.dirname, '../..');
  const arquivos = (await readdir(src, { recursive: true })).filter(
    (a) => a.endsWith('.ts') && !a.endsWith('.test.ts'),
  );
  expect(arquivos.length).toBeGreaterThan(100);
  const culpados: string[] = [];
  for (const arquivo of arquivos) {
    if (/Math\s*\.\s*random/.test(await readFile(path.join(src, arquivo), 'utf8'))) culpados.push(arquivo);
  }
  expect(culpados).toEqual([]);
});

test('um cupom novo tem quinze dígitos, sem ordem, e eles passam inteiros pela API, pelo QR e pelo caixa', async () => {
  const elenco = await criarElenco(palco());
  const ids: number[] = [];
  for (let n = 0; n < 5; n++) ids.push((await ateOCupom(palco(), elenco)).idCupom);
  for (const id of ids) expect(String(id)).toMatch(/^[1-9]\d{14}$/);
  expect(new Set(ids).size).toBe(5);
  const [id = 0] = ids;
  const { body } = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id } });
  expect(body.id_coupon).toBe(id);
  const { selo } = (await verSelo(palco(), elenco.tutor, id)).body;
  const noQr = lerQr(`http://indicabem.test${caminhoDoQr(id, selo)}`);
  const lido = await lerNoCaixa(palco(), elenco.loja, noQr?.codigo ?? '', noQr?.mostrado);
  expect(lido.body.id_coupon).toBe(id);
  expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
});

test('um id antigo, guardado num aparelho, é recusado com educação', async () => {
  const { loja, tutor } = await criarElenco(palco());
  const antigo = 123_456_789_012;
  const ver = await chamar(palco(), tutor, 'GET /coupon/:id', { params: { id: antigo } });
  expect([ver.status, ver.body.detail]).toEqual([404, 'Não encontramos o que você procura.']);
  const caixa = await chamar(palco(), loja, 'GET /coupon/:codigo/prescrition', { params: { codigo: String(antigo) } });
  expect([caixa.status, caixa.body.detail]).toEqual([404, 'Cupom inválido.']);
  const venda = await validar(palco(), loja, antigo);
  expect([venda.status, venda.body.detail]).toEqual([404, 'Cupom inválido.']);
});

/** A store with one coupon in each state, the live one handed out of its own pool, as the schema was before. */
async function semearAntes(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into conta (papel, email) values ('indicabem', 'a@example.com'), ('tutor', 't@example.com'), ('prescritor', 'p@example.com'), ('lojista', 'l@example.com');
    insert into administrador (id, nome) select id, 'A' from conta where papel = 'indicabem';
    insert into tutor (id, nome) select id, 'T' from conta where papel = 'tutor';
    insert into prescritor (id, perfil, nome) select id, 'interno', 'P' from conta where papel = 'prescritor';
    insert into lojista (id, tipo, razao_social, nome_fantasia) select id, 'loja_online', 'L', 'L' from conta where papel = 'lojista';
    insert into lote (data_referencia, quantidade, especifica, titulo_especifico, animal_especifico, desconto_especifico, criado_por)
      select '2026-12-01', 3, true, 'Feira', 'Cão', 20, id from administrador;
    insert into prescricao (codigo, data, prescritor_id, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
      select c, '2026-01-02', p.id, t.id, '2026-01-03', l.id, 3, a::date, w
        from tutor t, prescritor p, lojista l, (values ('BBBBBBBB', null, null), ('CCCCCCCC', '2026-01-04', 15)) x (c, a, w);
    insert into prescricao (codigo, data, lote_id, especifica, titulo_especifico, animal_especifico, desconto_especifico, tutor_id, data_resgate)
      select c, '2026-12-01', l.id, true, 'Feira', 'Cão', 20, case when r is not null then t.id end, r::date
        from lote l, tutor t, (values ('DDDDDDDD', '2026-02-03'), ('FFFFFFFF', null), ('GGGGGGGG', null)) x (c, r);
    insert into cupom (id, codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
      select x.id, x.codigo, p.id, p.lojista_id, x.estado, 10, '2026-05-01', x.v, x.d, x.r, x.w, x.n, p.data_ativacao, p.data_ativacao
        from prescricao p join (values
          (111111111111, 'LOJA-10', 'BBBBBBBB', 'ativo', null, null, null, null, null),
          (222222222222, 'VVVVVVVVV3', 'CCCCCCCC', 'efetivado', 1000, 100, 900, 15, 'Caio')) x (id, codigo, de, estado, v, d, r, w, n) on x.de = p.codigo;
    insert into cupom_online (lojista_id, codigo, desconto, data_validade, cupom_id)
      select id, 'LOJA-10', 10, '2026-05-01', 111111111111 from lojista`);
}

test('a migração dá outro id a todo cupom ativo, o estoque online o segue, e o que foi usado fica como está', async () => {
  const pool = await bancoVazio();
  await migrar(pool, migracoes, 6);
  await semearAntes(pool);
  await migrar(pool, migracoes, 7);
  const { rows } = await pool.query<{ codigo: string; id: number; do_estoque: number | null }>(
    'select c.codigo, c.id, o.cupom_id as do_estoque from cupom c left join cupom_online o on o.cupom_id = c.id order by c.codigo',
  );
  expect(rows.map(({ codigo, id }) => [codigo, String(id).length])).toEqual([
    ['LOJA-10', 15],
    ['VVVVVVVVV3', 12],
  ]);
  expect(rows[0]?.do_estoque).toBe(rows[0]?.id);
  await pool.end();
});

test('a migração tira os códigos em branco do painel e data os específicos do dia do resgate', async () => {
  const pool = await bancoVazio();
  await migrar(pool, migracoes, 6);
  await semearAntes(pool);
  const indicacoes = async () =>
    (
      await pool.query(
        `select mes, chave, quantas from painel where medida = 'indicacao' and quantas <> 0 order by 1, 2`,
      )
    ).rows;
  expect(await indicacoes()).toContainEqual({ mes: '2026-12-01', chave: 0, quantas: 2 });
  await migrar(pool, migracoes, 7);
  expect(await indicacoes()).toEqual([
    { mes: '2026-01-01', chave: 2, quantas: 1 },
    { mes: '2026-01-01', chave: 3, quantas: 1 },
    { mes: '2026-02-01', chave: 1, quantas: 1 },
  ]);
  await pool.end();
});
