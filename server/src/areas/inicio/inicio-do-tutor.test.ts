import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import {
  ateOCupom,
  criarElenco,
  desfazer,
  type Elenco,
  indicar,
  resgatar,
  tirarCupom,
  validar,
} from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { criarPet, vincular } from '../../test/pets';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;

beforeAll(async () => {
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
});
beforeEach(async () => {
  elenco.tutor = await criarTutor(palco());
});

const ver = async (tutor = elenco.tutor) =>
  (await chamar(palco(), tutor, 'GET /tutor/:id/inicio', { params: { id: tutor.id } })).body;
const vencerEm = (idCupom: number, dia: string) =>
  palco().pool.query('update cupom set data_validade = $2 where id = $1', [idCupom, dia]);

test('sem nada, nada: o campo do código é da tela', async () => {
  expect(await ver()).toEqual({
    destaque: null,
    cupons: 0,
    sem_loja: 0,
    pets: [],
    reposicoes: [],
    evento: null,
    kg: 0,
  });
});

test('de vários cupons vem o que acaba primeiro, e quantos há', async () => {
  const longe = await ateOCupom(palco(), elenco);
  const perto = await ateOCupom(palco(), elenco);
  await vencerEm(longe.idCupom, '2026-05-30');
  await vencerEm(perto.idCupom, '2026-03-12');
  const nova = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, nova.codigo_prescricao);
  const inicio = await ver();
  expect(inicio.destaque?.coupons[0]).toMatchObject({ id_coupon: perto.idCupom, data_validade: '2026-03-12' });
  expect([inicio.cupons, inicio.sem_loja]).toEqual([2, 1]);
});

test('o cupom vencido e o comprado não são da vez; o que a equipe tirou espera outra loja', async () => {
  const vencido = await ateOCupom(palco(), elenco);
  await vencerEm(vencido.idCupom, '2026-03-09');
  const comprado = await ateOCupom(palco(), elenco);
  expect((await validar(palco(), elenco.loja, comprado.idCupom)).status).toBe(200);
  expect(await ver()).toMatchObject({ destaque: null, cupons: 0, sem_loja: 0 });

  const tirado = await ateOCupom(palco(), elenco);
  await tirarCupom(palco(), admin, tirado.idCupom, true);
  const { destaque, cupons, sem_loja } = await ver();
  expect([destaque?.id_prescricao, cupons, sem_loja]).toEqual([tirado.indicacao.id_prescricao, 0, 1]);
});

test('na loja suspensa o cupom não é da vez: a indicação pede outra loja', async () => {
  const loja = await criarLojista(palco());
  const parado = await ateOCupom(palco(), { ...elenco, loja });
  const livre = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, livre.codigo_prescricao);
  await palco().pool.query('update lojista set disponivel = false where id = $1', [loja.id]);
  const { destaque, cupons, sem_loja } = await ver();
  expect([destaque?.id_prescricao, cupons, sem_loja]).toEqual([parado.indicacao.id_prescricao, 0, 2]);
});

test('traz os pets com a porção, a ração comprada, o próximo evento e os quilos das próprias compras', async () => {
  const { tutor } = elenco;
  const pet = await criarPet(palco(), tutor, { nome: 'Thor' });
  for (const [titulo, data] of [
    ['Depois', '2026-04-02'],
    ['Primeiro', '2026-03-10'],
    ['Passou', '2026-03-09'],
  ] as const) {
    const headers = { 'idempotency-key': randomUUID() };
    const { status } = await chamar(palco(), tutor, 'POST /calendar', { headers, body: { titulo, data } });
    expect(status).toBe(200);
  }
  const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
  await vincular(palco(), tutor, indicacao.id_prescricao, pet);
  await validar(palco(), elenco.loja, idCupom);
  await palco().trabalhar();
  const inicio = await ver();
  expect(inicio.pets).toMatchObject([{ nome: 'Thor', porcao: { gramas: indicacao.calculo?.gramas } }]);
  expect(inicio.reposicoes).toMatchObject([{ pet: { nome: 'Thor' }, racao: { gramas: indicacao.calculo?.gramas } }]);
  expect([inicio.evento?.titulo, inicio.kg]).toEqual(['Primeiro', 1]);

  await desfazer(palco(), admin, idCupom);
  await palco().trabalhar();
  expect(await ver()).toMatchObject({ kg: 0, reposicoes: [], cupons: 1 });
});

test('é só do próprio tutor: o de outro não existe, e quem não é tutor não entra', async () => {
  const { tutor, prescritor } = elenco;
  const outro = await criarTutor(palco());
  const de = (quem: Pessoa) => chamar(palco(), quem, 'GET /tutor/:id/inicio', { params: { id: tutor.id } });
  expect([(await de(outro)).status, (await de(prescritor)).status, (await de(admin)).status]).toEqual([404, 403, 403]);
});
