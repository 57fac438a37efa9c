import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarPrescritor } from '../../test/elenco';
import { criarElenco, type Elenco, escolher, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { renovacoesDe } from '../../test/renovacoes';

const palco = comPalco();
let elenco: Elenco;
const { pedir, pedida, retirar, listar, indicarDeNovo, recusar, cartasPara, suspender } = renovacoesDe(
  palco,
  () => elenco,
);

beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('papel', '<>', 'indicabem').execute();
});

describe('o parceiro indica de novo', () => {
  test('a nova já é do tutor, com os mesmos nomes, e a carta vai para a caixa dele', async () => {
    const { antiga, id } = await pedida();
    const { status, body: nova } = await indicarDeNovo(id);
    expect(status).toBe(200);
    expect(nova).toMatchObject({
      status: 'Ativo - Cliente cadastrado',
      id_tutor: elenco.tutor.id,
      tutor_nome: 'Ana',
      pet_nome: 'Thor',
      email: antiga.email,
      telefone: antiga.telefone,
      peso_pet: 12,
      data_resgate: '2026-03-10',
    });
    expect(nova.calculo?.gramas).toBeGreaterThan(antiga.calculo?.gramas ?? 0);
    const { body } = await chamar(palco(), elenco.tutor, 'GET /prescrition/:id/reposicao', {
      params: { id: antiga.id_prescricao },
    });
    expect(body.pedido).toMatchObject({ estado: 'atendida', id_nova: nova.id_prescricao });
    expect(body.nao_pode_pedir).toBe('RENOVACAO_FEITA');
    expect((await listar()).body.abertas).toBe(0);
    expect((await listar('respondidas')).body.renovacoes).toMatchObject([{ estado: 'atendida' }]);
    await palco().trabalhar();
    const [carta] = cartasPara(elenco.tutor).filter(({ assunto }) => assunto.includes('indicou uma ração'));
    expect(carta?.texto).toContain(`http://indicabem.test/web/indicacao/codigo/${nova.id_prescricao}`);
    const loja = await escolher(palco(), elenco.tutor, nova.id_prescricao, elenco.loja);
    expect(loja.status).toBe(200);
  });

  test('dois toques são uma; dois aparelhos, também: o segundo ouve que já foi', async () => {
    const { id } = await pedida();
    const chave = randomUUID();
    const iguais = await Promise.all(Array.from({ length: 4 }, () => indicarDeNovo(id, { chave })));
    expect(new Set(iguais.map(({ body }) => body.id_prescricao)).size).toBe(1);
    const outro = await indicarDeNovo(id);
    expect([outro.status, outro.body.detail]).toEqual([409, 'Este pedido já foi respondido ou retirado.']);

    const corrida = (await pedida()).id;
    const respostas = await Promise.all(Array.from({ length: 6 }, () => indicarDeNovo(corrida)));
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('a chave de uma resposta não responde a outro pedido', async () => {
    const [um, outro] = [await pedida(), await pedida()];
    const chave = randomUUID();
    const { body: nova } = await indicarDeNovo(um.id, { chave });
    const { status, body } = await indicarDeNovo(outro.id, { chave });
    expect([status, body.type]).toEqual([422, 'chave-reutilizada']);
    expect((await indicarDeNovo(outro.id)).body.id_prescricao).toBeGreaterThan(nova.id_prescricao);
  });

  test('a mesma chave com outra dose não é respondida com a primeira', async () => {
    const { id } = await pedida();
    const chave = randomUUID();
    const { body: nova } = await indicarDeNovo(id, { chave });
    const { status, body } = await indicarDeNovo(id, { chave, dados: { peso_pet: 6 } });
    expect([status, body.type]).toEqual([422, 'chave-reutilizada']);
    expect((await indicarDeNovo(id, { chave })).body.id_prescricao).toBe(nova.id_prescricao);
  });

  test('contra quem retira na mesma hora: um dos dois vence, inteiro', async () => {
    for (let vez = 0; vez < 5; vez++) {
      const { antiga, id } = await pedida();
      const [feita, retirada] = await Promise.all([indicarDeNovo(id), retirar(antiga.id_prescricao)]);
      expect([feita.status, retirada.status].toSorted()).toEqual([200, 409]);
    }
  });

  test('pelas mesmas regras de qualquer indicação, e a recusa não gasta o pedido', async () => {
    const { id } = await pedida();
    expect((await indicarDeNovo(id, { dados: { id_produto: 999_999 } })).body.type).toContain('produto-indisponivel');
    expect((await indicarDeNovo(id, { dados: { peso_pet: 900 } })).status).toBe(422);
    expect((await indicarDeNovo(id)).status).toBe(200);
  });

  test('não a de outro parceiro, que nem existe para ele', async () => {
    const { id } = await pedida();
    const quem = await criarPrescritor(palco());
    const params = { id };
    expect((await indicarDeNovo(id, { quem })).status).toBe(404);
    expect((await recusar(id, undefined, quem)).status).toBe(404);
    expect((await chamar(palco(), quem, 'GET /renovacao/:id', { params })).status).toBe(404);
    expect((await listar('abertas', quem)).body.renovacoes).toEqual([]);
  });
});

describe('o parceiro recusa', () => {
  test('com o motivo, que o tutor lê; outra resposta depois não cabe', async () => {
    const { antiga, id } = await pedida();
    const { body } = await recusar(id, { motivo: 'outro', texto: 'Vamos conversar antes.' });
    expect(body).toMatchObject({ estado: 'recusada', motivo: 'outro', texto: 'Vamos conversar antes.' });
    expect((await recusar(id, { motivo: 'outro', texto: 'Vamos conversar antes.' })).status).toBe(200);
    expect((await recusar(id)).status).toBe(409);
    expect((await indicarDeNovo(id)).status).toBe(409);
    await palco().trabalhar();
    const cartas = cartasPara(elenco.tutor).filter(({ assunto }) => assunto.startsWith('Sobre a nova'));
    expect(cartas).toHaveLength(1);
    expect(cartas[0]?.texto).toContain('Recado: Vamos conversar antes.');
    const { body: depois } = await pedir(antiga.id_prescricao);
    expect(depois.pedido?.estado).toBe('aberta');
  });

  test('"outro" pede uma frase', async () => {
    const { id } = await pedida();
    const { status, body } = await recusar(id, { motivo: 'outro' });
    expect([status, body.campos]).toEqual([422, { texto: 'Conte o motivo' }]);
    expect((await recusar(id, { motivo: 'parceiro_saiu' })).status).toBe(422);
  });
});

describe('o peso de agora', () => {
  async function petDoTutor(idPrescricao: number) {
    const { body: pet } = await chamar(palco(), elenco.tutor, 'POST /pet', {
      body: {
        nome: 'Thor',
        tipo: 'Cão',
        porte: 'Pequeno',
        raca: 'Shih Tzu',
        data_nascimento: '2021-05-10',
        peso: 11.5,
      },
    });
    await chamar(palco(), elenco.tutor, 'PUT /prescrition/:id/pet', {
      params: { id: idPrescricao },
      body: { id_pet: pet.id_pet },
    });
    return pet.id_pet;
  }
  const partilha = (id_pet: number, revogada_em: Date | null) =>
    palco()
      .db.insertInto('pet_partilha')
      .values({
        pet_id: id_pet,
        prescritor_id: elenco.prescritor.id,
        texto: '2026-01-01',
        consentida_em: AGORA,
        revogada_em,
      })
      .execute();

  test('chega ao parceiro só enquanto o tutor partilha o pet com ele, e a nova é do mesmo pet', async () => {
    const { antiga, id } = await pedida();
    const idPet = await petDoTutor(antiga.id_prescricao);
    const peso = async () => (await listar()).body.renovacoes[0]?.peso_atual;
    expect(await peso()).toBeNull();
    await partilha(idPet, AGORA);
    expect(await peso()).toBeNull();
    await partilha(idPet, null);
    expect(await peso()).toEqual({ dia: '2026-03-10', peso: 11.5 });
    await suspender(elenco.tutor, true);
    expect(await peso()).toBeNull();
    await suspender(elenco.tutor, false);
    const { body: nova } = await indicarDeNovo(id);
    expect(nova.pet ?? null).toBeNull();
    const dela = await chamar(palco(), elenco.tutor, 'GET /prescrition/:id', { params: { id: nova.id_prescricao } });
    expect(dela.body.pet).toEqual({ id_pet: idPet, nome: 'Thor' });
  });

  test('o que foi anotado antes da indicação não é o peso de agora', async () => {
    const { antiga } = await pedida();
    const idPet = await petDoTutor(antiga.id_prescricao);
    await partilha(idPet, null);
    await palco().db.updateTable('pet_peso').set({ dia: '2026-03-09' }).where('pet_id', '=', idPet).execute();
    expect((await listar()).body.renovacoes[0]?.peso_atual).toBeNull();
  });

  test('vem com o peso em que a condição foi dita, por mais renovações que se sigam', async () => {
    const { antiga, id } = await pedida();
    expect((await listar()).body.renovacoes[0]?.peso_da_condicao).toBe(10);
    const { body: nova } = await indicarDeNovo(id, { dados: { peso_pet: 9.7 } });
    const { body } = await escolher(palco(), elenco.tutor, nova.id_prescricao, elenco.loja);
    await validar(palco(), elenco.loja, body.id_coupon);
    expect((await pedir(nova.id_prescricao)).status).toBe(200);
    const { renovacoes } = (await listar()).body;
    expect([antiga.peso_pet, renovacoes[0]?.indicacao.peso_pet, renovacoes[0]?.peso_da_condicao]).toEqual([
      10, 9.7, 10,
    ]);
  });
});
