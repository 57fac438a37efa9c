import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { criarElenco, desfazer, type Elenco, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { quilosDoados } from '../../test/quilos';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;
let id: number;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});
beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  id = await vender();
  palco().irPara(new Date(AGORA.getTime() + 16 * 60_000));
  await palco().trabalhar();
  palco().emails.length = 0;
});

async function vender(): Promise<number> {
  const [{ id: novo } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
  expect((await validar(palco(), elenco.loja, novo)).status).toBe(200);
  return novo;
}

const pedir = (quem: Pessoa, cupom: number, chave: string = randomUUID(), motivo = 'peso_errado') =>
  chamar(palco(), quem, 'POST /coupon/:id/estorno/pedido', {
    params: { id: cupom },
    headers: { 'idempotency-key': chave },
    body: { vez: 1, motivo: motivo as 'peso_errado', texto: 'Saiu o pacote de 15 kg' },
  });
const aprovar = (pedido: number, { vez = 1, chave = randomUUID() as string, resposta = 'Feito.' } = {}) =>
  chamar(palco(), admin, 'POST /estorno/pedidos/:id/aprovacao', {
    params: { id: pedido },
    headers: { 'idempotency-key': chave },
    body: { vez, resposta },
  });
const recusar = (pedido: number, resposta = 'A nota fiscal mostra outro valor.') =>
  chamar(palco(), admin, 'POST /estorno/pedidos/:id/recusa', { params: { id: pedido }, body: { resposta } });
const pedidos = async (estado: 'aberto' | 'respondido') =>
  (await chamar(palco(), admin, 'GET /estorno/pedidos', { query: { estado } })).body;
const naLista = async () =>
  (await chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/coupons', { params: { id: elenco.loja.id } })).body.coupons;
const assuntos = () => palco().emails.map(({ para, assunto }) => [para, assunto]);

describe('a loja pede', () => {
  test('a equipe recebe um e-mail e vê o pedido com a venda; a loja vê que espera', async () => {
    const { status, body } = await pedir(elenco.loja, id);
    expect([status, body.estado]).toEqual([200, 'aberto']);
    await palco().trabalhar();
    expect(assuntos()).toEqual([[admin.email, 'Pedido de estorno']]);
    expect(palco().emails[0]?.texto).toContain('A loja escreveu: “Saiu o pacote de 15 kg”');
    const { pedidos: abertos, abertos: quantos } = await pedidos('aberto');
    expect(abertos.at(-1)).toMatchObject({ id_coupon: id, vez: 1, valor: 289.9, texto: 'Saiu o pacote de 15 kg' });
    expect(quantos).toBeGreaterThan(0);
    expect(await naLista()).toMatchObject([{ id_coupon: id, desfazer_segundos: 0, pedido: { estado: 'aberto' } }]);
  });

  test('o mesmo envio é um pedido só; outro, enquanto espera, é recusado', async () => {
    const chave = randomUUID();
    const feitos = await Promise.all([1, 2, 3].map(() => pedir(elenco.loja, id, chave)));
    expect(new Set(feitos.map(({ body }) => body.id_pedido)).size).toBe(1);
    const outro = await pedir(elenco.loja, id);
    expect([outro.status, outro.body.type]).toEqual([409, 'pedido-aberto']);
  });

  test('de outra loja, de um cupom sem venda ou já estornado, não', async () => {
    expect((await pedir(await criarLojista(palco()), id)).status).toBe(404);
    const [{ id: vivo } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
    expect((await pedir(elenco.loja, vivo)).body.type).toBe('sem-venda');
    await desfazer(palco(), admin, id);
    expect((await pedir(elenco.loja, id)).body.type).toBe('venda-estornada');
  });

  test('vinte por dia, e três por venda', async () => {
    for (let n = 0; n < 3; n++) {
      const { body } = await pedir(elenco.loja, id);
      expect((await recusar(body.id_pedido)).status).toBe(200);
    }
    expect((await pedir(elenco.loja, id)).body.type).toBe('pedidos-esgotados');
    for (let n = 3; n < 20; n++) expect((await pedir(elenco.loja, await vender())).status).toBe(200);
    const demais = await pedir(elenco.loja, await vender());
    expect([demais.status, demais.body.type]).toEqual([429, 'cota-de-pedidos']);
  });
});

describe('a equipe responde', () => {
  let pedido: number;
  beforeEach(async () => {
    pedido = (await pedir(elenco.loja, id)).body.id_pedido;
    await palco().trabalhar();
    palco().emails.length = 0;
  });

  test('aprovado, a venda é estornada, e loja e tutor sabem', async () => {
    const antes = await quilosDoados(palco());
    const { status, body } = await aprovar(pedido);
    expect([status, body.estado, body.resposta]).toEqual([200, 'aprovado', 'Feito.']);
    expect(await quilosDoados(palco())).toBe(antes - 1);
    expect(assuntos().sort()).toEqual(
      [
        [elenco.loja.email, 'Seu pedido de estorno foi aprovado'],
        [elenco.tutor.email, 'Uma compra sua foi estornada'],
      ].sort(),
    );
    expect(palco().emails.find(({ para }) => para === elenco.loja.email)?.texto).toContain('Feito.');
    expect(await naLista()).toEqual([]);
    expect((await pedidos('respondido')).pedidos[0]).toMatchObject({ id_pedido: pedido, valor: 289.9, peso: 15 });
  });

  test('aprovado duas vezes com a mesma chave é uma vez; com outra, já foi respondido', async () => {
    const chave = randomUUID();
    const respostas = await Promise.all([1, 2, 3].map(() => aprovar(pedido, { chave })));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await aprovar(pedido)).body.type).toBe('pedido-respondido');
    expect((await recusar(pedido)).body.type).toBe('pedido-respondido');
  });

  test('aprovar outra vez do cupom não desfaz esta', async () => {
    expect((await aprovar(pedido, { vez: 2 })).body.type).toBe('sem-venda');
    expect(await naLista()).toHaveLength(1);
  });

  test('recusado, a venda fica, a loja lê a frase na lista e no e-mail, e pode pedir de novo', async () => {
    expect((await recusar(pedido, ' ')).status).toBe(422);
    expect((await recusar(pedido)).body.estado).toBe('recusado');
    await palco().trabalhar();
    expect(assuntos()).toEqual([[elenco.loja.email, 'Seu pedido de estorno não foi aprovado']]);
    expect(palco().emails[0]?.texto).toContain('A nota fiscal mostra outro valor.');
    expect(await naLista()).toMatchObject([
      { pedido: { estado: 'recusado', resposta: 'A nota fiscal mostra outro valor.' } },
    ]);
    expect((await pedir(elenco.loja, id)).status).toBe(200);
  });

  test('estornada por iniciativa da equipe, o pedido que esperava está aprovado', async () => {
    expect((await desfazer(palco(), admin, id, { motivo: 'peso_errado' })).status).toBe(200);
    const respondido = (await pedidos('respondido')).pedidos.find((p) => p.id_pedido === pedido);
    expect(respondido).toMatchObject({ estado: 'aprovado', resposta: null });
  });

  test('estornada pela equipe por “outro” motivo, a loja lê qual', async () => {
    const texto = 'O tutor devolveu o pacote à equipe.';
    await desfazer(palco(), admin, id, { motivo: 'outro', texto });
    await palco().trabalhar();
    const carta = palco().emails.find(({ para }) => para === elenco.loja.email);
    expect([carta?.texto, carta?.html].map((c) => c?.includes(`Motivo: Outro. ${texto}`))).toEqual([true, true]);
  });

  const excluirTutor = () => chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: elenco.tutor.id } });
  const escrito = () =>
    palco()
      .db.selectFrom('pedido_de_estorno')
      .select(['texto', 'resposta'])
      .where('id', '=', pedido)
      .executeTakeFirst();

  test('excluído o tutor, o que se escreveu sobre a compra se apaga', async () => {
    await recusar(pedido);
    await excluirTutor();
    expect(await escrito()).toEqual({ texto: null, resposta: null });
  });

  test.each([
    ['aprovado', () => aprovar(pedido, { resposta: 'O cachorro da Ana não gostou.' })],
    ['recusado', () => recusar(pedido, 'A Ana confirma a compra.')],
  ])('%s depois de excluído o tutor, não se escreve mais sobre ele', async (estado, responder) => {
    await excluirTutor();
    const { status, body } = await responder();
    expect([status, body.estado]).toEqual([200, estado]);
    expect(await escrito()).toEqual({ texto: null, resposta: null });
  });
});

test('as listas andam por página, cada uma pelo seu índice', async () => {
  for (let n = 0; n < 3; n++) await pedir(elenco.loja, await vender());
  const primeira = await chamar(palco(), admin, 'GET /estorno/pedidos', { query: { limite: '2' } });
  const segunda = await chamar(palco(), admin, 'GET /estorno/pedidos', {
    query: { limite: '100', cursor: primeira.body.proximo ?? '' },
  });
  const ids = [...primeira.body.pedidos, ...segunda.body.pedidos].map((p) => p.id_pedido);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(new Set(ids).size).toBe(primeira.body.abertos);
  for (const pedido of ids) expect((await recusar(pedido)).status).toBe(200);
  const respondidos: number[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await chamar(palco(), admin, 'GET /estorno/pedidos', {
      query: { estado: 'respondido', limite: '2', cursor },
    });
    respondidos.push(...body.pedidos.map((p) => p.id_pedido));
    if (!body.proximo) break;
    cursor = body.proximo;
  }
  expect(new Set(respondidos).size).toBe(respondidos.length);
  expect(respondidos).toEqual(expect.arrayContaining(ids));
});
