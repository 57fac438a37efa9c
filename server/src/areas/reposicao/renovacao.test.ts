import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { criarElenco, type Elenco, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { criarPet } from '../../test/pets';
import { renovacoesDe } from '../../test/renovacoes';
import { excluirPrescritor } from '../prescritor/excluir-prescritor';
import { excluirTutor } from '../tutor/excluir-tutor';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;
const { comprar, pedir, pedida, retirar, listar, indicarDeNovo, recusar, cartasPara, suspender } = renovacoesDe(
  palco,
  () => elenco,
);

beforeAll(async () => {
  admin = await criarAdmin(palco());
});
beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('papel', '<>', 'indicabem').execute();
});

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
    expect(cartasPara(elenco.prescritor).map(({ assunto }) => assunto)).toEqual([
      'Tutora pede uma nova indicação para Thor',
    ]);
  });

  test('o dia em que a ração acaba é o mesmo para os dois, com dois sacos em casa', async () => {
    const id_pet = await criarPet(palco(), elenco.tutor);
    const [primeira, segunda] = [await comprar(), await comprar()];
    for (const { id_prescricao: id } of [primeira, segunda])
      await chamar(palco(), elenco.tutor, 'PUT /prescrition/:id/pet', { params: { id }, body: { id_pet } });
    await pedir(segunda.id_prescricao);
    const id = segunda.id_prescricao;
    const { body } = await chamar(palco(), elenco.tutor, 'GET /prescrition/:id/reposicao', { params: { id } });
    expect((await listar()).body.renovacoes.map(({ fim }) => fim)).toEqual([body.racao?.fim]);
    expect(body.racao?.fim).toBe('2026-10-20');
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
