import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, desfazer, type Elenco, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;

beforeAll(async () => {
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
});

const ver = (loja: Pessoa, id = loja.id) => chamar(palco(), loja, 'GET /shopkeeper/:id/inicio', { params: { id } });

/** A whole sale in the store, at this moment. */
async function vender(loja: Pessoa, valor: number, quando: string | Date = AGORA): Promise<number> {
  palco().irPara(quando);
  await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
  const { idCupom } = await ateOCupom(palco(), { ...elenco, loja });
  const venda = { nome_funcionario: 'Bia', valor, peso: 1 };
  const { status, texto } = await validar(palco(), loja, idCupom, { venda });
  if (status !== 200) throw new Error(texto);
  return idCupom;
}

test('sem vendas, tudo é zero e a lista vazia', async () => {
  const { status, body } = await ver(await criarLojista(palco()));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    hoje: { vendas: 0, valor: 0 },
    mes: { vendas: 0, valorDescontado: 0 },
    devido: { a_pagar: { acertos: 0, total: 0 }, aberto: { total: 0 } },
    ultimas: [],
  });
});

test('as vendas de hoje, os descontos do mês, o que há a receber e as três últimas, da mais nova à mais velha', async () => {
  const { body: campanha } = await chamar(palco(), admin, 'POST /campaign', {
    body: { descritivo: 'Do grupo', desconto: 20, data_validade: '2026-12-31' },
  });
  const loja = await criarLojista(palco(), { campanha_id: campanha.id_campaign });
  const ids = [
    await vender(loja, 500, '2026-02-28T23:59:00-03:00'),
    await vender(loja, 100, '2026-03-01T00:10:00-03:00'),
    await vender(loja, 50, '2026-03-10T08:00:00-03:00'),
    await vender(loja, 30.1, '2026-03-10T09:00:00-03:00'),
    await vender(loja, 20, '2026-03-10T10:00:00-03:00'),
  ];
  const { body } = await ver(loja);
  expect(body.hoje).toEqual({ vendas: 3, valor: 100.1 });
  expect(body.mes).toEqual({ vendas: 4, valorDescontado: 40.02 });
  expect(body.ultimas.map(({ id_coupon }) => id_coupon)).toEqual(ids.slice(-3).reverse());
  expect(body.ultimas[0]).toMatchObject({
    data_efetivacao: '2026-03-10',
    efetivado_em: '2026-03-10T13:00:00.000Z',
    tutor: 'Tutora',
    valor: 20,
    valorDescontado: 4,
  });
  await palco().trabalhar();
  // The group bears what is above the store's tenth: half of it.
  const vendido = (await ver(loja)).body.devido;
  expect([vendido.a_pagar.total, vendido.aberto.parte_grupo]).toEqual([0, 70.01]);

  await desfazer(palco(), loja, ids.at(-1) ?? 0);
  const depois = (await ver(loja)).body;
  expect(depois.hoje).toEqual({ vendas: 2, valor: 80.1 });
  expect(depois.ultimas.map(({ id_coupon }) => id_coupon)).toEqual([ids[3], ids[2], ids[1]]);
  palco().irPara(AGORA);
});

test('é só da própria loja: a de outra não existe, e quem não é loja não entra', async () => {
  const [loja, outra] = [await criarLojista(palco()), await criarLojista(palco())];
  expect((await ver(loja, outra.id)).status).toBe(404);
  expect((await ver(await criarTutor(palco()), loja.id)).status).toBe(403);
});
