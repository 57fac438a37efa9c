import { ENCERRADA, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { emMassa } from '../../test/em-massa';
import { criarElenco, type Elenco } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;
const TOTAL = 100_000;

beforeAll(async () => {
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
  const { prescritor, tutor, loja, produto } = elenco;
  // Half of them belong to the people who look; the rest is the crowd around them.
  const multidao = await criarElenco(palco());
  await emMassa(palco().pool, ['prescricao', 'cupom'], async (client) => {
    await client.query(
      `insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, email, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
       select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + (n / (28 ^ i)::bigint % 28)::int, 1), ''), date '2026-03-10' - (n % 700),
              case when n % 2 = 0 then $1 else $5 end::int, $4::int, '15988887777', 'pessoa' || n || '@example.com',
              case when n % 2 = 0 then $2 else $6 end::int, date '2026-03-10',
              case when n % 2 = 0 then $3 else $7 end::int, 3, date '2026-03-10', 15
         from generate_series(1, ${TOTAL}) n, generate_series(0, 7) i group by n`,
      [prescritor.id, tutor.id, loja.id, produto, multidao.prescritor.id, multidao.tutor.id, multidao.loja.id],
    );
    await client.query(
      `insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
       select 'CP' || codigo, id, lojista_id, 'efetivado', 10, '2026-06-10', 10000, 1000, 9000, 15, 'Caio', '2026-03-10', now() from prescricao`,
    );
  });
  await palco().pool.query('analyze');
}, 120_000);

const SEQUENCIAL = /Seq Scan on (prescricao|cupom)\b/;

describe(`com ${TOTAL} indicações`, () => {
  const casos: [string, () => Pessoa, object][] = [
    ['as do tutor', () => elenco.tutor, {}],
    ['as do parceiro', () => elenco.prescritor, {}],
    ['as do parceiro, por situação', () => elenco.prescritor, { status: 'Finalizado - Realizou a compra' }],
    ['as vencidas do parceiro', () => elenco.prescritor, { status: VENCIDA }],
    ['as vencidas, para a administração', () => admin, { status: VENCIDA }],
    ['as ativas do parceiro', () => elenco.prescritor, { status: 'Ativo - Cliente cadastrado' }],
    ['as encerradas do parceiro', () => elenco.prescritor, { status: ENCERRADA }],
    ['a busca do parceiro', () => elenco.prescritor, { busca: 'pessoa77777' }],
    ['a busca por código', () => elenco.prescritor, { busca: 'Código: 5zsb-ftrs' }],
    ['as da loja', () => elenco.loja, {}],
    ['todas, para a administração', () => admin, {}],
  ];
  test.each(casos)('%s vêm de um índice, página por página', async (_, quem, query) => {
    let resposta = await chamar(palco(), quem(), 'GET /prescritions', { query });
    const plano = await planosDe(palco(), async () => {
      resposta = await chamar(palco(), quem(), 'GET /prescritions', { query });
    });
    expect(resposta.status).toBe(200);
    expect(resposta.body.prescritions.length).toBeLessThanOrEqual(20);
    expect(plano).toMatch(/Index/);
    expect(plano).not.toMatch(SEQUENCIAL);
  });

  test('o início do parceiro e o do tutor também', async () => {
    const { prescritor, tutor } = elenco;
    const doParceiro = () =>
      chamar(palco(), prescritor, 'GET /prescriber/:id/inicio', { params: { id: prescritor.id } });
    const doTutor = () => chamar(palco(), tutor, 'GET /tutor/:id/inicio', { params: { id: tutor.id } });
    expect([(await doParceiro()).status, (await doTutor()).status]).toEqual([200, 200]);
    expect(await planosDe(palco(), doParceiro)).not.toMatch(SEQUENCIAL);
    expect(await planosDe(palco(), doTutor)).not.toMatch(SEQUENCIAL);
  });

  test('as páginas seguem sem repetir nem pular', async () => {
    const vistos: number[] = [];
    let cursor: string | undefined;
    for (let n = 0; n < 5; n++) {
      const query = { limite: 100, ...(cursor && { cursor }) };
      const { body } = await chamar(palco(), elenco.tutor, 'GET /tutor/:id_tutor/prescritions', {
        params: { id_tutor: elenco.tutor.id },
        query,
      });
      vistos.push(...body.prescritions.map((p) => p.id_prescricao));
      cursor = body.proximo ?? undefined;
    }
    const { rows } = await palco().pool.query(
      'select id from prescricao where tutor_id = $1 order by data desc, id desc limit 500',
      [elenco.tutor.id],
    );
    expect(vistos).toEqual(rows.map((r) => r.id));
  });

  test('os cupons efetivados da loja e seus totais também', async () => {
    const pedido = { params: { id: elenco.loja.id }, query: { de: '2026-03-01', ate: '2026-03-31' } };
    const plano = await planosDe(palco(), async () => {
      const { body } = await chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/coupons', pedido);
      expect(body.totais).toEqual({
        quantidade: TOTAL / 2,
        valor: TOTAL * 50,
        valorDescontado: TOTAL * 5,
        valorRecebido: TOTAL * 45,
        peso: TOTAL * 7.5,
        com_nota: 0,
      });
      expect(body.coupons).toHaveLength(20);
    });
    expect(plano).not.toMatch(/Seq Scan on prescricao\b/);
  });
});
