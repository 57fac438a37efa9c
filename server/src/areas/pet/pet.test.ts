import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let ana: Pessoa;
let bruno: Pessoa;

const PIPOCA = {
  nome: 'Pipoca',
  tipo: 'Cão',
  porte: 'Pequeno',
  data_nascimento: '2021-05-10',
  raca: 'Shih Tzu',
  peso: 6.25,
} as const;

const cadastrar = (quem: Pessoa, dados: object = {}) =>
  chamar(palco(), quem, 'POST /pet', { body: { ...PIPOCA, ...dados } });
const listar = (quem: Pessoa, de: Pessoa = quem) =>
  chamar(palco(), quem, 'GET /tutor/:id_tutor/pets', { params: { id_tutor: de.id } });

/** The list also says what each eats: nothing yet. */
const semPorcao = (pet: object) => ({ ...pet, porcao: null });

beforeAll(async () => {
  ana = await criarTutor(palco());
  bruno = await criarTutor(palco());
});

describe('os pets de um tutor', () => {
  test('são cadastrados, alterados, listados por nome e deletados', async () => {
    const { body: zeus } = await cadastrar(ana, { nome: 'Zeus' });
    const { body: pipoca } = await cadastrar(ana, { id_tutor: ana.id });
    expect(pipoca).toEqual({ ...PIPOCA, id_pet: pipoca.id_pet, id_tutor: ana.id });

    const params = { id_pet: zeus.id_pet };
    const mudanca = { ...PIPOCA, nome: 'Amora', tipo: 'Gato', raca: 'siames', peso: 4.1 } as const;
    const { body: amora } = await chamar(palco(), ana, 'PUT /pet/:id_pet', { params, body: mudanca });
    expect(amora).toMatchObject({ nome: 'Amora', raca: 'Siamês', porte: null, peso: 4.1 });
    expect((await listar(ana)).body.pets).toEqual([amora, pipoca].map(semPorcao));

    expect((await chamar(palco(), ana, 'DELETE /pet/:id_pet', { params })).status).toBe(200);
    expect((await chamar(palco(), ana, 'GET /pet/:id_pet', { params })).status).toBe(404);
    expect((await listar(ana)).body.pets).toEqual([semPorcao(pipoca)]);
  });

  test('a administração os lê, e só lê', async () => {
    const admin = await criarAdmin(palco());
    const { body: pet } = await cadastrar(bruno);
    const params = { id_pet: pet.id_pet };
    expect((await listar(admin, bruno)).body.pets).toEqual([semPorcao(pet)]);
    expect((await chamar(palco(), admin, 'GET /pet/:id_pet', { params })).body).toEqual(pet);
    expect((await chamar(palco(), admin, 'DELETE /pet/:id_pet', { params })).status).toBe(403);
  });

  test('o pet de outro tutor responde como se não existisse, byte por byte', async () => {
    const { body: pet } = await cadastrar(bruno);
    const deOutro = { params: { id_pet: pet.id_pet } };
    const nenhum = { params: { id_pet: 999_999_999 } };
    const pares = [
      [await chamar(palco(), ana, 'GET /pet/:id_pet', deOutro), await chamar(palco(), ana, 'GET /pet/:id_pet', nenhum)],
      [
        await chamar(palco(), ana, 'PUT /pet/:id_pet', { ...deOutro, body: PIPOCA }),
        await chamar(palco(), ana, 'PUT /pet/:id_pet', { ...nenhum, body: PIPOCA }),
      ],
      [
        await chamar(palco(), ana, 'DELETE /pet/:id_pet', deOutro),
        await chamar(palco(), ana, 'DELETE /pet/:id_pet', nenhum),
      ],
    ] as const;
    for (const [alheio, inexistente] of pares) {
      expect([alheio.status, alheio.texto]).toEqual([404, inexistente.texto]);
    }
    expect((await listar(ana, bruno)).status).toBe(404);
    expect((await chamar(palco(), bruno, 'GET /pet/:id_pet', deOutro)).body).toEqual(pet);
  });

  test('ninguém cadastra um pet em nome de outro', async () => {
    expect((await cadastrar(ana, { id_tutor: bruno.id })).status).toBe(403);
  });
});

describe('o que não se aceita', () => {
  test.each([
    [{ nome: ' ' }, 'nome', 'Preencha este campo'],
    [{ tipo: 'Papagaio' }, 'tipo', 'Valor inválido'],
    [{ porte: null }, 'porte', 'Preencha este campo'],
    [{ raca: 'Siamês' }, 'raca', 'Escolha uma raça da lista'],
    [{ data_nascimento: '2021-02-30' }, 'data_nascimento', 'Data inválida'],
    // The stage stands at 10/03/2026.
    [{ data_nascimento: '2026-03-11' }, 'data_nascimento', 'A data de nascimento está no futuro'],
    [{ peso: 121 }, 'peso', 'O peso deve ficar entre 0,1 e 120 kg'],
    [{ tipo: 'Gato', raca: 'Siamês', peso: 21 }, 'peso', 'O peso deve ficar entre 0,1 e 20 kg'],
  ])('%j: a mensagem cai no campo %s', async (mudanca, campo, mensagem) => {
    const { status, body } = await cadastrar(ana, mudanca);
    expect([status, body.campos]).toEqual([422, { [campo]: mensagem }]);
  });

  test('um campo desconhecido não é guardado', async () => {
    const { body } = await cadastrar(bruno, { tutor_id: ana.id, criado_em: '1999-01-01', id: 1 });
    expect(body.id_tutor).toBe(bruno.id);
  });
});
