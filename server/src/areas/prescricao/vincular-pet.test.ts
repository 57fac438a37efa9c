import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, type Elenco, indicar, resgatar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { criarPet, vincular } from '../../test/pets';

const palco = comPalco();
let elenco: Elenco;
let pipoca: number;

beforeAll(async () => {
  elenco = await criarElenco(palco());
  pipoca = await criarPet(palco(), elenco.tutor);
});

async function resgatada(produto = elenco.produto, dados: object = {}): Promise<number> {
  const { codigo_prescricao, id_prescricao } = await indicar(palco(), { ...elenco, produto }, dados);
  await resgatar(palco(), elenco.tutor, codigo_prescricao);
  return id_prescricao;
}
const ver = (quem: Pessoa, id: number) => chamar(palco(), quem, 'GET /prescrition/:id', { params: { id } });

test('o tutor diz para qual pet é, muda e desfaz; o parceiro e a loja não ficam sabendo', async () => {
  const zeus = await criarPet(palco(), elenco.tutor, { nome: 'Zeus' });
  const id = await resgatada();
  expect((await ver(elenco.tutor, id)).body.pet).toBeNull();
  expect((await vincular(palco(), elenco.tutor, id, pipoca)).body.pet).toEqual({ id_pet: pipoca, nome: 'Pipoca' });
  expect((await vincular(palco(), elenco.tutor, id, zeus)).body.pet).toEqual({ id_pet: zeus, nome: 'Zeus' });
  expect((await ver(await criarAdmin(palco()), id)).body.pet).toEqual({ id_pet: zeus, nome: 'Zeus' });
  expect((await ver(elenco.prescritor, id)).body.pet).toBeNull();
  expect((await vincular(palco(), elenco.tutor, id, null)).body.pet).toBeNull();
});

test('um alimento de gato não é para um cão, e a frase diz para quem é', async () => {
  const id = await resgatada(await criarProduto(palco(), { especie: 'gatos', porte: null }), { atividade: 75 });
  const { status, body } = await vincular(palco(), elenco.tutor, id, pipoca);
  expect([status, body.detail]).toEqual([409, 'Este alimento é para gatos. Escolha outro pet.']);
  const nina = await criarPet(palco(), elenco.tutor, { nome: 'Nina', tipo: 'Gato', raca: 'Persa', peso: 4 });
  expect((await vincular(palco(), elenco.tutor, id, nina)).status).toBe(200);
});

test('o pet de outra pessoa, a indicação de outra pessoa e a que ninguém resgatou não existem', async () => {
  const outra = await criarTutor(palco());
  const id = await resgatada();
  const dela = await criarPet(palco(), outra);
  expect((await vincular(palco(), elenco.tutor, id, dela)).status).toBe(404);
  expect((await vincular(palco(), outra, id, dela)).status).toBe(404);
  const { id_prescricao } = await indicar(palco(), elenco);
  expect((await vincular(palco(), elenco.tutor, id_prescricao, pipoca)).status).toBe(404);
});

test('o banco recusa o pet de outra pessoa, venha de onde vier', async () => {
  const id = await resgatada();
  const dela = await criarPet(palco(), await criarTutor(palco()));
  await expect(palco().pool.query('update prescricao set pet_id = $1 where id = $2', [dela, id])).rejects.toThrow(
    'a indicação é para um pet de quem a resgatou',
  );
});

test('quem deleta o pet fica com a indicação, sem pet', async () => {
  const bob = await criarPet(palco(), elenco.tutor, { nome: 'Bob' });
  const id = await resgatada();
  await vincular(palco(), elenco.tutor, id, bob);
  await chamar(palco(), elenco.tutor, 'DELETE /pet/:id_pet', { params: { id_pet: bob } });
  expect((await ver(elenco.tutor, id)).body.pet).toBeNull();
});

test('escolher e deletar o mesmo pet ao mesmo tempo não dá erro do servidor', async () => {
  const id = await resgatada();
  for (let vez = 0; vez < 5; vez++) {
    const bob = await criarPet(palco(), elenco.tutor, { nome: `Bob ${vez}` });
    const [vinculo, exclusao] = await Promise.all([
      vincular(palco(), elenco.tutor, id, bob),
      chamar(palco(), elenco.tutor, 'DELETE /pet/:id_pet', { params: { id_pet: bob } }),
    ]);
    expect([200, 404]).toContain(vinculo.status);
    expect(exclusao.status).toBe(200);
  }
});

test('um pet que era gato e virou cão perde o que foi indicado a um gato', async () => {
  const tutor = await criarTutor(palco());
  const deGato = await criarProduto(palco(), { especie: 'gatos', porte: null });
  const { codigo_prescricao, id_prescricao } = await indicar(
    palco(),
    { ...elenco, produto: deGato },
    { atividade: 75 },
  );
  await resgatar(palco(), tutor, codigo_prescricao);
  const gato = { nome: 'Tom', tipo: 'Gato', raca: 'Persa', peso: 4 } as const;
  const id_pet = await criarPet(palco(), tutor, gato);
  await vincular(palco(), tutor, id_prescricao, id_pet);
  const body = { ...gato, tipo: 'Cão', raca: 'Beagle', porte: 'Medio', data_nascimento: '2021-05-10' } as const;
  expect((await chamar(palco(), tutor, 'PUT /pet/:id_pet', { params: { id_pet }, body })).status).toBe(200);
  expect((await ver(tutor, id_prescricao)).body.pet).toBeNull();
});
