import { somarDias } from '@indica-bem/domain/brasil/datas';
import { PARTILHAS_POR_DIA } from '@indica-bem/domain/pet/partilha';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, type Elenco, indicar, resgatar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { consentir, criarPet, partilharPet, vincular } from '../../test/pets';
import { planosDe } from '../../test/planos';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;

beforeAll(async () => {
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
});

const listar = (quem: Pessoa, query: object = {}) =>
  chamar(palco(), quem, 'GET /acompanhados', { query: query as { busca?: string } });
const ver = (quem: Pessoa, id_pet: number) => chamar(palco(), quem, 'GET /acompanhado/:id_pet', { params: { id_pet } });
const parar = (tutor: Pessoa, id_pet: number, prescritor: Pessoa) =>
  chamar(palco(), tutor, 'DELETE /pet/:id_pet/partilha/:id_prescriber', {
    params: { id_pet, id_prescriber: prescritor.id },
  });

type Cena = { tutor: Pessoa; prescritor: Pessoa; petId: number; prescricaoId: number };

/** A tutor with a pet and a partner's recommendation for it, shared or not. */
async function cena({ partilhado = true, prescritor = elenco.prescritor, nome = 'Pipoca' } = {}): Promise<Cena> {
  const tutor = await criarTutor(palco(), undefined, { nome: 'Ana Reservada', telefone: '15911112222' });
  const { codigo_prescricao, id_prescricao: prescricaoId } = await indicar(palco(), { ...elenco, prescritor });
  await resgatar(palco(), tutor, codigo_prescricao);
  const petId = await criarPet(palco(), tutor, { nome });
  const dados = { tutor, prescritor, petId, prescricaoId };
  if (partilhado) await partilharPet(palco(), dados);
  else await vincular(palco(), tutor, prescricaoId, petId);
  return dados;
}

describe('sem consentimento', () => {
  test('o parceiro que indicou não vê o pet, nem com o número dele na mão', async () => {
    const { prescritor, petId } = await cena({ partilhado: false, prescritor: await criarPrescritor(palco()) });
    expect((await ver(prescritor, petId)).status).toBe(404);
    expect((await listar(prescritor)).body.acompanhados).toEqual([]);
  });

  test('ninguém partilha com quem não indicou nada para este pet, exista ou não', async () => {
    const { tutor, petId } = await cena();
    const outro = await criarPrescritor(palco());
    const deOutro = await consentir(palco(), tutor, petId, outro);
    const deNinguem = await consentir(palco(), tutor, petId, { ...outro, id: 999_999_999 });
    expect([deOutro.status, deOutro.body.type]).toEqual([409, 'sem-indicacao-do-parceiro']);
    expect(deNinguem.texto).toBe(deOutro.texto);
  });

  test('um texto que já não é o da casa não vale', async () => {
    const { tutor, petId, prescritor } = await cena({ partilhado: false });
    const params = { id_pet: petId, id_prescriber: prescritor.id };
    const { status, body } = await chamar(palco(), tutor, 'PUT /pet/:id_pet/partilha/:id_prescriber', {
      params,
      body: { versao: '2020-01-01' },
    });
    expect([status, body.type]).toEqual([409, 'texto-da-partilha-mudou']);
  });

  test('o pet de outra pessoa não se partilha', async () => {
    const { petId, prescritor } = await cena({ partilhado: false });
    expect((await consentir(palco(), await criarTutor(palco()), petId, prescritor)).status).toBe(404);
  });
});

describe('com consentimento', () => {
  test('o parceiro vê o pet, os pesos e o que come, e do tutor só o nome', async () => {
    const prescritor = await criarPrescritor(palco());
    const { tutor, petId, prescricaoId } = await cena({ prescritor });
    const { body, texto } = await ver(prescritor, petId);
    expect(body.pet).toMatchObject({ id_pet: petId, nome: 'Pipoca', tutor: 'Ana Reservada', peso: 10 });
    expect(body.pesos).toHaveLength(1);
    expect(body.porcao).toMatchObject({ id_prescricao: prescricaoId });
    for (const segredo of [tutor.email, '15911112222', `"id_tutor"`]) expect(texto).not.toContain(segredo);
    const lista = await listar(prescritor);
    expect(lista.body.acompanhados).toMatchObject([{ id_pet: petId, tutor: 'Ana Reservada', pesos: [{ peso: 10 }] }]);
    expect(lista.texto).not.toContain(tutor.email);
  });

  test('consentir de novo não escreve outra linha; parar e consentir, sim', async () => {
    const { tutor, petId, prescritor } = await cena();
    await consentir(palco(), tutor, petId, prescritor);
    const linhas = () =>
      palco().pool.query('select texto, consentida_em, revogada_em from pet_partilha where pet_id = $1 order by id', [
        petId,
      ]);
    expect((await linhas()).rows).toHaveLength(1);
    const { body } = await parar(tutor, petId, prescritor);
    expect(body.parceiros).toMatchObject([{ id_prescriber: prescritor.id, desde: null }]);
    expect((await parar(tutor, petId, prescritor)).status).toBe(200);
    await consentir(palco(), tutor, petId, prescritor);
    expect((await linhas()).rows.map(({ revogada_em }) => revogada_em === null)).toEqual([false, true]);
  });

  test('de oito consentimentos ao mesmo tempo fica um', async () => {
    const { tutor, petId, prescritor } = await cena({ partilhado: false });
    const respostas = await Promise.all(Array.from({ length: 8 }, () => consentir(palco(), tutor, petId, prescritor)));
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await palco().pool.query('select id from pet_partilha where pet_id = $1', [petId]);
    expect(rows).toHaveLength(1);
  });

  test('ligar e desligar tem fim', async () => {
    const { tutor, petId, prescritor } = await cena();
    for (let vez = 1; vez < PARTILHAS_POR_DIA; vez++) {
      await parar(tutor, petId, prescritor);
      expect((await consentir(palco(), tutor, petId, prescritor)).status).toBe(200);
    }
    await parar(tutor, petId, prescritor);
    expect((await consentir(palco(), tutor, petId, prescritor)).status).toBe(429);
  });

  test('a lista vai página por página, e se busca por pet e por tutor', async () => {
    const prescritor = await criarPrescritor(palco());
    for (const nome of ['Amora', 'Bidu', 'Cacau']) await cena({ prescritor, nome });
    const nomes = ({ body }: Awaited<ReturnType<typeof listar>>) => body.acompanhados.map(({ nome }) => nome);
    const primeira = await listar(prescritor, { limite: 2 });
    expect(nomes(primeira)).toEqual(['Cacau', 'Bidu']);
    expect(nomes(await listar(prescritor, { limite: 2, cursor: primeira.body.proximo }))).toEqual(['Amora']);
    expect(nomes(await listar(prescritor, { busca: 'bídu' }))).toEqual(['Bidu']);
    expect(nomes(await listar(prescritor, { busca: 'reservada' }))).toHaveLength(3);
    expect(nomes(await listar(prescritor, { busca: '%' }))).toEqual([]);
  });

  test('a lista traz o último peso e o de ao menos 14 dias antes dele, e mais nenhum', async () => {
    const prescritor = await criarPrescritor(palco());
    const { tutor, petId } = await cena({ prescritor });
    const hoje = '2026-03-10';
    for (const dias of [40, 20, 15, 5])
      await chamar(palco(), tutor, 'PUT /pet/:id_pet/peso/:dia', {
        params: { id_pet: petId, dia: somarDias(hoje, -dias) },
        body: { peso: 10 + dias / 10 },
      });
    const [acompanhado] = (await listar(prescritor)).body.acompanhados;
    expect(acompanhado?.pesos).toEqual([
      { dia: somarDias(hoje, -15), peso: 11.5 },
      { dia: hoje, peso: 10 },
    ]);
  });
});

test('entre muitas partilhas, as de um parceiro vêm pelo índice, e os pesos também', async () => {
  const { tutor, petId } = await cena();
  const outro = await criarPrescritor(palco());
  await palco().pool.query(
    `with pets as (insert into pet (tutor_id, nome, tipo, porte, data_nascimento, raca, peso)
       select $1, 'Pet ' || n, 'Cão', 'Mini', '2020-01-01', 'SRD', 5 from generate_series(1, 4000) n returning id),
     pesos as (insert into pet_peso (pet_id, dia, peso) select id, date '2026-01-01' + n, 5 from pets, generate_series(1, 5) n)
     insert into pet_partilha (pet_id, prescritor_id, texto, consentida_em)
     select id, $2, '2026-01-01', now() from pets`,
    [tutor.id, outro.id],
  );
  await palco().pool.query('analyze pet, pet_peso, pet_partilha, prescricao');
  const plano = await planosDe(palco(), () => listar(elenco.prescritor));
  expect(plano).toMatch(/Index.* on pet_partilha|pet_partilha_do_prescritor/);
  expect(plano).not.toMatch(/Seq Scan on (pet|pet_peso|pet_partilha)\b/);
  expect((await ver(elenco.prescritor, petId)).status).toBe(200);
  await palco().pool.query('delete from pet_partilha where prescritor_id = $1', [outro.id]);
});

describe('acaba na hora', () => {
  const sumiu = async ({ prescritor, petId }: Cena) => {
    expect((await ver(prescritor, petId)).status).toBe(404);
    expect((await listar(prescritor, { limite: 100 })).body.acompanhados.map(({ id_pet }) => id_pet)).not.toContain(
      petId,
    );
  };

  test('quando o tutor para de partilhar', async () => {
    const partilha = await cena();
    expect((await ver(partilha.prescritor, partilha.petId)).status).toBe(200);
    await parar(partilha.tutor, partilha.petId, partilha.prescritor);
    await sumiu(partilha);
  });

  test('quando o pet é deletado', async () => {
    const partilha = await cena();
    await chamar(palco(), partilha.tutor, 'DELETE /pet/:id_pet', { params: { id_pet: partilha.petId } });
    await sumiu(partilha);
  });

  test('quando a conta do tutor é suspensa, e volta com ela', async () => {
    const partilha = await cena();
    const suspender = (suspenso: boolean) =>
      chamar(palco(), admin, 'PUT /usuario/:id/suspensao', { params: { id: partilha.tutor.id }, body: { suspenso } });
    await suspender(true);
    await sumiu(partilha);
    await suspender(false);
    expect((await ver(partilha.prescritor, partilha.petId)).status).toBe(200);
  });

  test('quando a conta do tutor é excluída', async () => {
    const partilha = await cena();
    const { status } = await chamar(palco(), admin, 'DELETE /tutor/:id', {
      params: { id: partilha.tutor.id },
    } as never);
    expect(status).toBe(200);
    await sumiu(partilha);
  });

  test('quando a indicação passa a ser de outro pet', async () => {
    const partilha = await cena();
    const outro = await criarPet(palco(), partilha.tutor, { nome: 'Zeus' });
    await vincular(palco(), partilha.tutor, partilha.prescricaoId, outro);
    await sumiu(partilha);
  });

  test('quando o parceiro é excluído; e com ele ninguém mais partilha', async () => {
    const prescritor = await criarPrescritor(palco());
    const { petId, tutor } = await cena({ prescritor });
    await chamar(palco(), admin, 'DELETE /prescriber/:id', { params: { id: prescritor.id } });
    const { rows } = await palco().pool.query('select revogada_em from pet_partilha where pet_id = $1', [petId]);
    expect(rows[0]?.revogada_em).not.toBeNull();
    expect((await consentir(palco(), tutor, petId, prescritor)).body.type).toBe('parceiro-ausente');
  });
});

test('a equipe acha o consentimento e o fim dele na vida da indicação; o tutor, na cópia dos seus dados', async () => {
  const { tutor, petId, prescritor, prescricaoId } = await cena();
  await parar(tutor, petId, prescritor);
  const { body } = await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id: prescricaoId } });
  const tipos = body.vida.map(({ tipo }) => tipo);
  expect(tipos).toEqual(expect.arrayContaining(['pet_partilhado', 'partilha_encerrada']));
  const { body: copia } = await chamar(palco(), tutor, 'GET /tutor/:id/dados', { params: { id: tutor.id } });
  expect(copia.pets).toMatchObject([
    { pesos: [{ peso: 10 }], partilhas: [{ parceiro: expect.any(String), encerrada_em: expect.any(String) }] },
  ]);
  expect(copia.indicacoes).toMatchObject([{ pet: 'Pipoca' }]);
});
