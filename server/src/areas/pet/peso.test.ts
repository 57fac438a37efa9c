import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { PESAGENS_NO_MAXIMO } from '@indica-bem/domain/pet/peso';
import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, type Elenco, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { criarPet, PIPOCA, vincular } from '../../test/pets';

const palco = comPalco();
const HOJE = hojeEmSaoPaulo(AGORA);
const ha = (dias: number) => somarDias(HOJE, -dias);
let tutor: Pessoa;

beforeAll(async () => {
  tutor = await criarTutor(palco());
});

const pesar = (id_pet: number, dia: string, peso: number, quem = tutor) =>
  chamar(palco(), quem, 'PUT /pet/:id_pet/peso/:dia', { params: { id_pet, dia }, body: { peso } });
const apagar = (id_pet: number, dia: string) =>
  chamar(palco(), tutor, 'DELETE /pet/:id_pet/peso/:dia', { params: { id_pet, dia } });
const ver = (id_pet: number, quem = tutor) =>
  chamar(palco(), quem, 'GET /pet/:id_pet/acompanhamento', { params: { id_pet } });
const pesoDe = async (id_pet: number) =>
  (await chamar(palco(), tutor, 'GET /pet/:id_pet', { params: { id_pet } })).body.peso;

test('cadastrar e mudar o peso do pet anotam o de hoje; mudar só o nome, não', async () => {
  const id = await criarPet(palco(), tutor);
  expect((await ver(id)).body.pesos).toEqual([{ dia: HOJE, peso: 10 }]);
  const params = { id_pet: id };
  await chamar(palco(), tutor, 'PUT /pet/:id_pet', { params, body: { ...PIPOCA, peso: 9.5 } });
  expect((await ver(id)).body.pesos).toEqual([{ dia: HOJE, peso: 9.5 }]);
  await apagar(id, HOJE);
  await chamar(palco(), tutor, 'PUT /pet/:id_pet', { params, body: { ...PIPOCA, nome: 'Pipa', peso: 9.5 } });
  expect((await ver(id)).body.pesos).toEqual([]);
});

test('a página do pet sabe que dia é no servidor', async () => {
  const id = await criarPet(palco(), tutor);
  expect((await ver(id)).body.hoje).toBe(HOJE);
});

test('vale um peso por dia, o último; o peso do pet é o do último dia', async () => {
  const id = await criarPet(palco(), tutor);
  await pesar(id, ha(30), 12);
  await pesar(id, ha(30), 11);
  expect(await pesoDe(id)).toBe(10);
  const { body } = await pesar(id, HOJE, 9.9);
  expect(body.pesos).toEqual([
    { dia: ha(30), peso: 11 },
    { dia: HOJE, peso: 9.9 },
  ]);
  expect(await pesoDe(id)).toBe(9.9);
  await apagar(id, HOJE);
  expect(await pesoDe(id)).toBe(11);
  const { status, body: depois } = await apagar(id, HOJE);
  expect([status, depois.pesos]).toEqual([200, [{ dia: ha(30), peso: 11 }]]);
});

test.each([
  [somarDias(HOJE, 1), 6, { dia: 'Este dia ainda não chegou' }],
  ['2021-05-09', 6, { dia: 'Neste dia o pet ainda não tinha nascido' }],
  [HOJE, 121, { peso: 'O peso deve ficar entre 0,1 e 120 kg' }],
  [HOJE, -1, { peso: 'O peso deve ficar entre 0,1 e 120 kg' }],
])('no dia %s, %d kg: %j', async (dia, peso, campos) => {
  const id = await criarPet(palco(), tutor);
  const { status, body } = await pesar(id, dia, peso);
  expect([status, body.campos]).toEqual([422, campos]);
});

test('o pet de outra pessoa não existe para quem pesa; a equipe vê e não escreve', async () => {
  const id = await criarPet(palco(), tutor);
  const [outra, admin] = [await criarTutor(palco()), await criarAdmin(palco())];
  expect((await pesar(id, HOJE, 5, outra)).status).toBe(404);
  expect((await ver(id, outra)).status).toBe(404);
  expect((await ver(id, admin)).body.pesos).toEqual([{ dia: HOJE, peso: 10 }]);
  expect((await pesar(id, HOJE, 5, admin)).status).toBe(403);
});

test('o diário cheio recusa um dia novo e aceita corrigir um antigo', async () => {
  const id = await criarPet(palco(), tutor, { data_nascimento: '2000-01-01' });
  await palco().pool.query(
    `insert into pet_peso (pet_id, dia, peso) select $1, $2::date - n, 10 from generate_series(1, $3) n`,
    [id, HOJE, PESAGENS_NO_MAXIMO - 1],
  );
  const { status, body } = await pesar(id, ha(PESAGENS_NO_MAXIMO), 9);
  expect([status, body.detail]).toEqual([
    429,
    'Este pet já tem 500 pesos anotados, o máximo. Apague os mais antigos para anotar outros.',
  ]);
  expect((await pesar(id, HOJE, 9)).status).toBe(200);
  expect((await ver(id)).body.pesos).toHaveLength(PESAGENS_NO_MAXIMO);
});

test('de oito pesos para o último lugar do diário, entra um', async () => {
  const id = await criarPet(palco(), tutor, { data_nascimento: '2000-01-01' });
  await palco().pool.query(
    `insert into pet_peso (pet_id, dia, peso) select $1, $2::date - n, 10 from generate_series(1, $3) n`,
    [id, HOJE, PESAGENS_NO_MAXIMO - 2],
  );
  const respostas = await Promise.all(Array.from({ length: 8 }, (_, n) => pesar(id, ha(1000 + n), 9)));
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
});

let elenco: Elenco;
async function indicada(id_pet: number, dados: object, produto?: number): Promise<number> {
  elenco ??= { ...(await criarElenco(palco())), tutor };
  const { codigo_prescricao, id_prescricao } = await indicar(
    palco(),
    { ...elenco, ...(produto && { produto }) },
    dados,
  );
  await resgatar(palco(), tutor, codigo_prescricao);
  const { status, texto } = await vincular(palco(), tutor, id_prescricao, id_pet);
  if (status !== 200) throw new Error(texto);
  return id_prescricao;
}

test('o que o pet come é da indicação mais nova, e a lista de pets o diz', async () => {
  const id = await criarPet(palco(), tutor, { nome: 'Guloso' });
  expect((await ver(id)).body).toMatchObject({ porcao: null, meta: null, inicio: null });
  await indicada(id, { peso_pet: 10 });
  const nova = await indicada(id, { peso_pet: 20 });
  const { porcao } = (await ver(id)).body;
  const { calculo, product } = (await chamar(palco(), tutor, 'GET /prescrition/:id', { params: { id: nova } })).body;
  expect(porcao).toMatchObject({ id_prescricao: nova, gramas: calculo?.gramas, produto: product?.nome });
  const { body } = await chamar(palco(), tutor, 'GET /tutor/:id_tutor/pets', { params: { id_tutor: tutor.id } });
  expect(body.pets.find((pet) => pet.id_pet === id)?.porcao).toEqual(porcao);
});

test('a indicação que venceu sem compra não diz mais o que o pet come', async () => {
  const id = await criarPet(palco(), tutor);
  const antiga = await indicada(id, {});
  const vencida = await indicada(id, {});
  const params = { id: vencida };
  await chamar(palco(), tutor, 'PUT /prescrition/:id/shopkeeper', { params, body: { id_lojista: elenco.loja.id } });
  await palco().pool.query(`update cupom set data_validade = $2::date - 1 where prescricao_id = $1`, [vencida, HOJE]);
  expect((await ver(id)).body.porcao?.id_prescricao).toBe(antiga);
});

test('quem tem indicação com excesso de peso tem faixa e ponto de partida; quem não, nada', async () => {
  const id = await criarPet(palco(), tutor);
  await indicada(
    id,
    { peso_pet: 13, ecc: 0.8, atividade: null },
    await criarProduto(palco(), { tipo_calculadora: 'obesidade' }),
  );
  expect((await ver(id)).body).toMatchObject({
    inicio: { dia: HOJE, peso: 13 },
    meta: { minimo: 8.97, maximo: 10 },
  });
});
