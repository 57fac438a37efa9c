import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, type Pessoa } from '../../test/elenco';
import { criarElenco, type Elenco, escolher, indicar, resgatar, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { julgarCompras } from '../doacao/julgar-compras';
import { excluirPrescritor } from '../prescritor/excluir-prescritor';
import { excluirTutor } from '../tutor/excluir-tutor';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});
beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('papel', '<>', 'indicabem').execute();
});

async function comprar(deQuem: Elenco = elenco) {
  const indicacao = await indicar(palco(), deQuem, { tutor_nome: 'Ana', pet_nome: 'Thor' });
  await resgatar(palco(), deQuem.tutor, indicacao.codigo_prescricao);
  const { body } = await escolher(palco(), deQuem.tutor, indicacao.id_prescricao, deQuem.loja);
  await validar(palco(), deQuem.loja, body.id_coupon);
  while (await julgarCompras(palco()));
  return indicacao;
}
const pedir = (id: number, quem = elenco.tutor) =>
  chamar(palco(), quem, 'POST /prescrition/:id/renovacao', { params: { id } });
const retirar = (id: number, quem = elenco.tutor) =>
  chamar(palco(), quem, 'DELETE /prescrition/:id/renovacao', { params: { id } });
const listar = (estado: 'abertas' | 'respondidas' = 'abertas', quem = elenco.prescritor) =>
  chamar(palco(), quem, 'GET /renovacoes', { query: { estado } });
const MEDIDAS = { peso_pet: 12, ecc: 1, atividade: 95 };
const indicarDeNovo = (id: number, { dados = {}, chave = randomUUID() as string, quem = elenco.prescritor } = {}) =>
  chamar(palco(), quem, 'POST /renovacao/:id/indicacao', {
    params: { id },
    headers: { 'idempotency-key': chave },
    body: { id_produto: elenco.produto, ...MEDIDAS, ...dados },
  });
const recusar = (id: number, body: object = { motivo: 'consulta' }, quem = elenco.prescritor) =>
  chamar(palco(), quem, 'POST /renovacao/:id/recusa', { params: { id }, body: body as never });
const suspender = ({ id }: Pessoa, sim: boolean) =>
  palco()
    .db.updateTable('conta')
    .set({ suspensa_em: sim ? AGORA : null })
    .where('id', '=', id)
    .execute();
const para = (quem: Pessoa) => palco().emails.filter((email) => email.para === quem.email);

async function pedida() {
  const antiga = await comprar();
  const { body } = await pedir(antiga.id_prescricao);
  return { antiga, id: body.pedido?.id_renovacao ?? 0 };
}

describe('o tutor pede nova indicação', () => {
  test('e o parceiro a encontra em Renovações, com aviso por e-mail', async () => {
    const { id_prescricao } = await comprar();
    const { status, body } = await pedir(id_prescricao);
    expect(status).toBe(200);
    expect(body.pedido).toMatchObject({ estado: 'aberta', pedida_em: AGORA.toISOString(), id_nova: null });
    const { body: lista } = await listar();
    expect([lista.abertas, lista.proximo]).toEqual([1, null]);
    expect(lista.renovacoes).toMatchObject([
      { estado: 'aberta', fim: '2026-06-30', peso_atual: null, indicacao: { id_prescricao, pet_nome: 'Thor' } },
    ]);
    expect((await chamar(palco(), elenco.prescritor, 'GET /renovacoes/contagem', {})).body).toEqual({ abertas: 1 });
    await palco().trabalhar();
    expect(para(elenco.prescritor).map(({ assunto }) => assunto)).toEqual(['Tutora pede uma nova indicação para Thor']);
  });

  test('duas vezes, ou oito ao mesmo tempo, é um pedido só', async () => {
    const { id_prescricao } = await comprar();
    const respostas = await Promise.all(Array.from({ length: 8 }, () => pedir(id_prescricao)));
    expect(new Set(respostas.map(({ body }) => body.pedido?.id_renovacao)).size).toBe(1);
    expect((await listar()).body.abertas).toBe(1);
  });

  test('e pode retirar; a quem não é dele, ou nunca pediu, responde como se não houvesse', async () => {
    const { antiga } = await pedida();
    const { body } = await retirar(antiga.id_prescricao);
    expect([body.pedido?.estado, body.nao_pode_pedir]).toEqual(['retirada', null]);
    expect((await retirar(antiga.id_prescricao)).status).toBe(200);
    expect((await listar()).body.renovacoes).toEqual([]);
    const outra = (await criarElenco(palco())).tutor;
    expect((await pedir(antiga.id_prescricao, outra)).status).toBe(404);
    expect((await retirar(antiga.id_prescricao, outra)).status).toBe(404);
    expect((await retirar((await comprar()).id_prescricao)).status).toBe(404);
  });

  test('três vezes por indicação, dez por dia', async () => {
    const { id_prescricao } = await comprar();
    for (let vez = 0; vez < 3; vez++) {
      expect((await pedir(id_prescricao)).status).toBe(200);
      await retirar(id_prescricao);
    }
    const { status, body } = await pedir(id_prescricao);
    expect([status, body.detail]).toEqual([
      409,
      'Você já pediu 3 vezes por esta indicação. Fale direto com o parceiro.',
    ]);
    await palco()
      .db.insertInto('renovacao')
      .values(
        Array.from({ length: 7 }, () => ({
          prescricao_id: id_prescricao,
          tutor_id: elenco.tutor.id,
          prescritor_id: elenco.prescritor.id,
          pedida_em: AGORA,
          estado: 'retirada' as const,
          respondida_em: AGORA,
        })),
      )
      .execute();
    const outra = await comprar();
    expect((await pedir(outra.id_prescricao)).status).toBe(429);
    palco().irPara('2026-03-11T00:00:00-03:00');
    expect((await pedir(outra.id_prescricao)).status).toBe(200);
  });

  test('não antes de usar a que tem, nem a quem não está mais aqui', async () => {
    const { id_prescricao, codigo_prescricao } = await indicar(palco(), elenco);
    await resgatar(palco(), elenco.tutor, codigo_prescricao);
    expect((await pedir(id_prescricao)).body.detail).toBe(
      'Esta indicação ainda vale. Use o desconto dela antes de pedir outra.',
    );
    const comprada = await comprar();
    await suspender(elenco.prescritor, true);
    const { status, body } = await pedir(comprada.id_prescricao);
    expect([status, body.type]).toEqual([409, expect.stringContaining('renovacao-sem-parceiro')]);
    await suspender(elenco.prescritor, false);
    expect((await pedir(comprada.id_prescricao)).status).toBe(200);
  });
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
    const [carta] = para(elenco.tutor).filter(({ assunto }) => assunto.includes('indicou uma ração'));
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
    const cartas = para(elenco.tutor).filter(({ assunto }) => assunto.startsWith('Sobre a nova'));
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
});

describe('quem vai embora', () => {
  test('o tutor: o pedido some, e quem ia responder não o acha', async () => {
    const { id } = await pedida();
    await excluirTutor(palco().db, { id: elenco.tutor.id, agora: AGORA, autoria: null });
    expect((await listar()).body.renovacoes).toEqual([]);
    expect((await indicarDeNovo(id)).status).toBe(404);
  });

  test('o parceiro: o pedido está respondido, e o tutor sabe por quê', async () => {
    const { antiga } = await pedida();
    await excluirPrescritor(palco().db, { id: elenco.prescritor.id, agora: AGORA, autoria: null });
    const { body } = await chamar(palco(), elenco.tutor, 'GET /prescrition/:id/reposicao', {
      params: { id: antiga.id_prescricao },
    });
    expect([body.pedido?.estado, body.pedido?.motivo, body.nao_pode_pedir]).toEqual([
      'recusada',
      'parceiro_saiu',
      'RENOVACAO_SEM_PARCEIRO',
    ]);
  });
});

test('a equipe vê o pedido e a resposta na vida da indicação', async () => {
  const { antiga, id } = await pedida();
  await recusar(id);
  const { body } = await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', {
    params: { id: antiga.id_prescricao },
  });
  const tipos = body.vida.map(({ tipo }) => tipo);
  expect(tipos).toEqual(expect.arrayContaining(['renovacao_pedida', 'renovacao_recusada']));
});

test('a cópia dos dados traz os pedidos, do tutor e do parceiro', async () => {
  const { antiga, id } = await pedida();
  await recusar(id);
  const esperada = {
    indicacao: antiga.codigo_prescricao,
    situacao: 'Recusada',
    motivo: 'É preciso uma consulta antes',
  };
  const doTutor = await chamar(palco(), elenco.tutor, 'GET /tutor/:id/dados', { params: { id: elenco.tutor.id } });
  expect(doTutor.body.renovacoes).toMatchObject([esperada]);
  expect(doTutor.body.lembretes_desligados_em).toBeNull();
  const doParceiro = await chamar(palco(), elenco.prescritor, 'GET /prescriber/:id/dados', {
    params: { id: elenco.prescritor.id },
  });
  expect(doParceiro.body.renovacoes).toMatchObject([esperada]);
});

test('a lista anda página por página, sem repetir nem pular', async () => {
  const pedidos: number[] = [];
  for (let n = 0; n < 5; n++) {
    palco().irPara(new Date(AGORA.getTime() + n * 60_000));
    pedidos.push((await pedida()).id);
  }
  const vistos: number[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await chamar(palco(), elenco.prescritor, 'GET /renovacoes', { query: { limite: 2, cursor } });
    vistos.push(...body.renovacoes.map(({ id_renovacao }) => id_renovacao));
    cursor = body.proximo ?? undefined;
  } while (cursor);
  expect(vistos).toEqual(pedidos);
});
