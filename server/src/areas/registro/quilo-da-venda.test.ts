import { afterAll, beforeAll, expect, test } from 'vitest';
import { cenaDoRegistro } from '../../test/cena-do-registro';
import { chamar } from '../../test/chamar';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarLojista, type Pessoa } from '../../test/elenco';
import { criarElenco, desfazer, type Elenco, VENDA, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
const { registrar } = cenaDoRegistro(palco);
let elenco: Elenco;

beforeAll(async () => {
  elenco = await criarElenco(palco());
});

afterAll(() => palco().pool.query("delete from quilos_do_mes where mes = '2020-01'"));

const ver = (id: number, quem: Pessoa = elenco.loja) =>
  chamar(palco(), quem, 'GET /coupon/:id/quilo', { params: { id } });
let segundo = 10;
/** Each a second after the one before: in that order they enter the register. */
async function vender(valor: number = VENDA.valor): Promise<number> {
  palco().irPara(`2026-03-10T12:00:${segundo++}-03:00`);
  const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
  expect((await validar(palco(), elenco.loja, id, { venda: { ...VENDA, valor } })).status).toBe(200);
  return id;
}
/** As if so many had been given before: only their sum is read. */
const chegarA = (kg: number) =>
  palco().pool.query(
    `with agora as (select coalesce(sum(kg), 0)::int as kg from quilos_do_mes)
     insert into quilos_do_mes (mes, cidade, kg) select '2020-01', 'Sorocaba', $1 - agora.kg from agora
     on conflict (mes, cidade) do update set kg = quilos_do_mes.kg + excluded.kg`,
    [kg],
  );

test('antes de registrado, a venda ainda não completa nada; o quilo que fecha os 500 completa a cadeira, e só ele', async () => {
  await palco().pool.query('update regra_de_velocidade set ligada = false');
  await chegarA(998);
  const [antes, fecha, depois] = [await vender(), await vender(), await vender()];
  expect((await ver(fecha)).body).toEqual({ situacao: 'a_registrar', cadeira: null });
  await registrar();
  const lidas = [await ver(antes), await ver(fecha), await ver(depois)].map(({ body }) => body);
  expect(lidas).toEqual([null, 2, null].map((cadeira) => ({ situacao: 'registrado', cadeira })));
});

test('a compra retida não completa cadeira nenhuma; estornada, já não é uma venda', async () => {
  await palco().pool.query('update regra_de_velocidade set ligada = true');
  await chegarA(1499);
  const retida = await vender(0.01);
  await registrar();
  expect((await ver(retida)).body).toEqual({ situacao: 'em_analise', cadeira: null });
  await desfazer(palco(), elenco.loja, retida);
  expect((await ver(retida)).status).toBe(404);
});

test('é da loja que vendeu: para outra, e antes da venda, não existe', async () => {
  const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
  expect((await ver(id)).status).toBe(404);
  await validar(palco(), elenco.loja, id);
  expect((await ver(id, await criarLojista(palco()))).status).toBe(404);
  expect((await ver(id)).status).toBe(200);
  await registrar();
});
