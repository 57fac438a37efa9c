import { beforeAll, expect, test } from 'vitest';
import { escreverCursor } from '../../nucleo/cursor';
import { abrirPraca, fechar, irPara, type Praca, ultimoDa, vender } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let praca: Praca;
/** The sales of one day in the order they were made, against that of their drawn ids; two of them a microsecond apart. */
let vendas: number[];
const MOMENTOS = ['02:17:00', '04:32:00', '04:32:00.000001', '11:05:00', '11:06:30'];

beforeAll(async () => {
  praca = await abrirPraca(palco());
  await irPara(palco(), '2026-03-10T23:00:00-03:00', ...Object.values(praca));
  for (const _ of MOMENTOS) await vender(palco(), praca);
  const { pool } = palco();
  const { rows } = await pool.query<{ id: number }>('select id from cupom order by id desc');
  vendas = rows.map(({ id }) => Number(id));
  await pool.query('alter table cupom disable trigger user');
  for (const [n, id] of vendas.entries())
    await pool.query('update cupom set efetivado_em = $2::timestamptz where id = $1', [
      id,
      `2026-03-10 ${MOMENTOS[n]}-03`,
    ]);
  await pool.query('alter table cupom enable trigger user');
});

type Pagina = { ids: number[]; proximo: string | null; status: number };

const LISTAS = {
  'os efetivados': async (cursor?: string) => {
    const { status, body } = await chamar(palco(), praca.loja, 'GET /shopkeeper/:id/coupons', {
      params: { id: praca.loja.id },
      query: { limite: 2, cursor },
    });
    return { status, ids: body.coupons?.map((c) => c.id_coupon), proximo: body.proximo };
  },
  'o acerto aberto': async (cursor?: string) => {
    const { status, body } = await chamar(palco(), praca.loja, 'GET /shopkeeper/:id/acertos/aberto', {
      params: { id: praca.loja.id },
      query: { limite: 2, cursor },
    });
    return { status, ids: body.linhas?.map((l) => l.id_coupon), proximo: body.proximo };
  },
  'as compras do tutor': async (cursor?: string) => {
    const { status, body } = await chamar(palco(), praca.tutor, 'GET /nota/compras', { query: { limite: 2, cursor } });
    return { status, ids: body.compras?.map((c) => c.id_coupon), proximo: body.proximo };
  },
} satisfies Record<string, (cursor?: string) => Promise<Pagina>>;
const casos = Object.entries(LISTAS);

test.each(casos)('%s de um dia vêm pelo momento, da última à primeira, página a página', async (_, pagina) => {
  const vistas: number[] = [];
  for (let cursor: string | undefined; vistas.length < 10; ) {
    const { ids, proximo } = await pagina(cursor);
    vistas.push(...ids);
    if (!proximo) break;
    cursor = proximo;
  }
  expect(vistas).toEqual(vendas.toReversed());
});

test('do outro lado, da primeira à última; a linha diz a hora', async () => {
  const { body } = await chamar(palco(), praca.loja, 'GET /shopkeeper/:id/coupons', {
    params: { id: praca.loja.id },
    query: { ordem: 'data' },
  });
  expect(body.coupons.map((c) => c.id_coupon)).toEqual(vendas);
  expect(body.coupons[1]?.efetivado_em).toBe('2026-03-10T07:32:00.000Z');
});

test.each(casos)('%s: o cursor de uma versão anterior começa de novo, sem falhar', async (_, pagina) => {
  const id = String(vendas[2]);
  for (const antigo of [
    ['2026-03-10', id],
    ['2026-03-10', 'compra', id, '1'],
    ['2026-03-10', '2026-03-10 99:99:99-03', id],
  ]) {
    const { status, ids } = await pagina(escreverCursor(antigo));
    expect([status, ids]).toEqual([200, vendas.toReversed().slice(0, 2)]);
  }
});

async function codigosDasVendas(): Promise<string[]> {
  const { rows } = await palco().pool.query<{ codigo: string }>(
    'select codigo from cupom order by array_position($1::bigint[], id)',
    [vendas],
  );
  return rows.map(({ codigo }) => codigo);
}

test('a planilha conta as vendas na ordem em que foram feitas', async () => {
  const { texto } = await chamar(palco(), praca.loja, 'GET /shopkeeper/:id/coupons/csv', {
    params: { id: praca.loja.id },
    query: {},
  });
  const linhas = texto.trimEnd().split('\n').slice(1);
  expect(linhas.map((l) => l.split(';').slice(0, 3))).toEqual(
    (await codigosDasVendas()).map((codigo, n) => [String(n + 1), '10/03/2026', codigo]),
  );
});

test('a cópia dos dados da loja também', async () => {
  const { body } = await chamar(palco(), praca.loja, 'GET /shopkeeper/:id/dados', { params: { id: praca.loja.id } });
  expect(body.vendas.map(({ cupom }) => cupom)).toEqual(await codigosDasVendas());
});

test('o mês fechado guarda as linhas na mesma ordem', async () => {
  await irPara(palco(), '2026-04-02T12:00:00-03:00', ...Object.values(praca));
  await fechar(palco(), praca.financeiro, '2026-03');
  expect((await ultimoDa(palco(), praca.loja)).linhas.map((l) => l.id_coupon)).toEqual(vendas);
});
