import { randomUUID } from 'node:crypto';
import type { Envio } from '@indica-bem/domain/contrato/chamada';
import type { criarLote as contrato } from '@indica-bem/domain/lote/contrato';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { criarElenco, escolher, resgatar, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { criarLote } from './criar-lote';

const palco = comPalco();
let admin: Pessoa;
beforeAll(async () => {
  admin = await criarAdmin(palco());
});

const MEDIDAS = { peso_pet: 10, ecc: 1, atividade: 95 };
const DADOS = { data_referencia: '2026-03-01', quantidade: 3 };
const ESPECIFICO = {
  ...DADOS,
  prescricao_especifica: 'S',
  titulo_especifico: 'Feira de adoção',
  animal_especifico: 'Gato',
  desconto_especifico: 22.5,
} as const;

type Corpo = Envio<typeof contrato>['body'];
const gerar = (body: Corpo, chave?: string) =>
  chamar(palco(), admin, 'POST /prescrition/lote', {
    body,
    headers: chave ? { 'idempotency-key': chave } : {},
  });
const listar = async (especificos: 'S' | 'N' = 'N', cursor?: string) =>
  (
    await chamar(palco(), admin, 'GET /prescrition/lotes', {
      query: { especificos, limite: '2', ...(cursor && { cursor }) },
    })
  ).body;
const quantas = async () => (await palco().pool.query('select count(*)::int as n from prescricao')).rows[0].n as number;

describe('gerar códigos', () => {
  test('cada código é único, datado da referência e sem dono', async () => {
    const { status, body } = await gerar({ ...DADOS, quantidade: 50 });
    expect(status).toBe(200);
    expect(new Set(body.map((c) => c.codigo_prescricao)).size).toBe(50);
    expect(body[0]).toMatchObject({
      data_referencia: '2026-03-01',
      prescricao_especifica: 'N',
      titulo_especifico: null,
    });
    const tutor = (await criarElenco(palco())).tutor;
    const resgate = await resgatar(palco(), tutor, body[0]?.codigo_prescricao ?? '');
    expect(resgate.body.detail).toBe('Prescrição ainda não cadastrada, tente novamente mais tarde');
  });

  test('acima de 1000 são 1000', async () => {
    const { body } = await gerar({ ...DADOS, quantidade: 5000 });
    expect(body).toHaveLength(1000);
  });

  test('códigos que já existem, ou que se repetem no sorteio, são sorteados de novo', async () => {
    const sorteio = ['BBBBBBBB', 'BBBBBBBB', 'CCCCCCCC', 'CCCCCCCC', 'DDDDDDDD'];
    const novo = { adminId: admin.id, dados: DADOS, chave: undefined, agora: palco().relogio(), hoje: '2026-03-10' };
    const [codigo] = await criarLote(palco().db, {
      ...novo,
      autoria: null,
      gerar: () => sorteio.shift() ?? 'FFFFFFFF',
    });
    const params = { id: codigo?.id_lote ?? 0 };
    const { body } = await chamar(palco(), admin, 'GET /prescrition/lote/:id', { params });
    expect(body.codigos.map((c) => c.codigo_prescricao)).toEqual(['BBBBBBBB', 'CCCCCCCC', 'DDDDDDDD']);
    expect(body.endereco).toBe('http://indicabem.test/web/prescricoes/nova');
  });

  test('a mesma chave, mesmo ao mesmo tempo, devolve o mesmo lote; com outro pedido é recusada', async () => {
    const chave = randomUUID();
    const antes = await quantas();
    const respostas = await Promise.all([gerar(DADOS, chave), gerar(DADOS, chave), gerar(DADOS, chave)]);
    expect(new Set(respostas.map(({ texto }) => texto)).size).toBe(1);
    expect(await quantas()).toBe(antes + 3);
    const outro = await gerar({ ...DADOS, quantidade: 4 }, chave);
    expect([outro.status, outro.body.type]).toEqual([422, 'chave-reutilizada']);
  });

  test('específicos são resgatados sem parceiro e dão o próprio desconto', async () => {
    const { tutor, loja } = await criarElenco(palco());
    const { body } = await gerar(ESPECIFICO);
    const { quantidade: _, ...campos } = ESPECIFICO;
    expect(body[0]).toMatchObject(campos);
    const resgate = await resgatar(palco(), tutor, body[0]?.codigo_prescricao ?? '');
    const escolha = await escolher(palco(), tutor, resgate.body.id_prescricao, loja);
    const venda = await validar(palco(), loja, escolha.body.id_coupon);
    expect(venda.body.desconto).toBe(22.5);
  });

  test.each<[object, Record<string, string>]>([
    [{ quantidade: 3 }, { data_referencia: 'Preencha este campo' }],
    [{ ...DADOS, quantidade: 0 }, { quantidade: 'Gere ao menos um código' }],
    [{ ...DADOS, data_referencia: '2026-02-30' }, { data_referencia: 'Data inválida' }],
    [{ ...DADOS, data_referencia: '1899-05-05' }, { data_referencia: 'Use uma data de 01/01/2020 a 31/12/2027' }],
    [{ ...DADOS, data_referencia: '2028-01-01' }, { data_referencia: 'Use uma data de 01/01/2020 a 31/12/2027' }],
    [{ ...ESPECIFICO, titulo_especifico: ' ' }, { titulo_especifico: 'Preencha este campo' }],
    [{ ...ESPECIFICO, animal_especifico: 'Ave' }, { animal_especifico: 'Escolha o animal' }],
    [{ ...ESPECIFICO, desconto_especifico: 101 }, { desconto_especifico: 'O desconto vai até 100%' }],
  ])('%j é recusado no campo', async (corpo, campos) => {
    const { status, body } = await gerar(corpo as Corpo);
    expect([status, body.campos]).toEqual([422, campos]);
  });
});

describe('os lotes feitos', () => {
  test('cada um diz quantos estão livres, registrados, resgatados e usados', async () => {
    const elenco = await criarElenco(palco());
    const { body: codigos } = await gerar({ ...DADOS, quantidade: 10 });
    const registrar = (id: number, codigo_prescricao: string) =>
      chamar(palco(), elenco.prescritor, 'PUT /prescrition/:id', {
        params: { id },
        body: { codigo_prescricao, id_produto: elenco.produto, telefone: '15988887777', ...MEDIDAS },
      });
    const cinco = codigos.slice(0, 5);
    for (const c of cinco) expect((await registrar(c.id_prescricao, c.codigo_prescricao)).status).toBe(200);
    const tres = cinco.slice(0, 3);
    for (const { codigo_prescricao } of tres) await resgatar(palco(), elenco.tutor, codigo_prescricao);
    const escolha = await escolher(palco(), elenco.tutor, tres[0]?.id_prescricao ?? 0, elenco.loja);
    await validar(palco(), elenco.loja, escolha.body.id_coupon);

    const [lote] = (await listar()).lotes;
    expect(lote).toMatchObject({ quantidade: 10, livres: 5, registradas: 2, resgatadas: 2, usadas: 1 });
    expect(lote).toMatchObject({ criado_por: 'Admin Teste', criado_em: palco().relogio().toISOString() });
  });

  test('a lista separa os específicos, vem em páginas, e o lote se abre de novo', async () => {
    await gerar(ESPECIFICO);
    const { body: novo } = await gerar(ESPECIFICO);
    const primeira = await listar('S');
    expect(primeira.lotes).toHaveLength(2);
    expect(primeira.lotes.every((lote) => lote.prescricao_especifica === 'S')).toBe(true);
    const segunda = await listar('S', primeira.proximo ?? '');
    expect(segunda.lotes[0]?.id_lote).toBeLessThan(primeira.lotes[1]?.id_lote ?? 0);
    const id = primeira.lotes[0]?.id_lote ?? 0;
    const { body } = await chamar(palco(), admin, 'GET /prescrition/lote/:id', { params: { id } });
    expect(body.codigos).toEqual(novo);
    const nenhum = await chamar(palco(), admin, 'GET /prescrition/lote/:id', { params: { id: 999_999 } });
    expect(nenhum.status).toBe(404);
  });
});

describe('cancelar um lote', () => {
  const PORQUE = { motivo: 'cartoes_perdidos', texto: 'A caixa não chegou' } as const;
  const cancelar = (id: number, quem = admin, body: object = PORQUE) =>
    chamar(palco(), quem, 'POST /prescrition/lote/:id/cancelar', { params: { id }, body: body as typeof PORQUE });
  const registrar = (quem: Pessoa, produto: number, cartao: { id_prescricao: number; codigo_prescricao: string }) =>
    chamar(palco(), quem, 'PUT /prescrition/:id', {
      params: { id: cartao.id_prescricao },
      body: {
        codigo_prescricao: cartao.codigo_prescricao,
        id_produto: produto,
        telefone: '15988887777',
        ...MEDIDAS,
      },
    });

  test('cancela só o que está livre, diz quem e quando, e repetido não muda nada', async () => {
    const elenco = await criarElenco(palco());
    const { body: codigos } = await gerar({ ...DADOS, quantidade: 5 });
    const [um, dois] = codigos;
    if (!um || !dois) throw new Error('sem códigos');
    await registrar(elenco.prescritor, elenco.produto, um);
    await registrar(elenco.prescritor, elenco.produto, dois);
    await resgatar(palco(), elenco.tutor, um.codigo_prescricao);

    const primeira = await cancelar(um.id_lote);
    const esperado = {
      livres: 0,
      registradas: 1,
      resgatadas: 1,
      usadas: 0,
      canceladas: 3,
      cancelado_por: 'Admin Teste',
      ...PORQUE,
    };
    expect(primeira.body).toMatchObject({ cancelados: 3, lote: esperado });
    expect(primeira.body.lote.cancelado_em).toBe(palco().relogio().toISOString());
    const outra = await criarAdmin(palco());
    palco().irPara('2026-03-10T12:05:00-03:00');
    expect((await cancelar(um.id_lote, outra)).body).toEqual({ ...primeira.body, cancelados: 0 });

    // What was taken goes on living.
    expect((await resgatar(palco(), elenco.tutor, dois.codigo_prescricao)).status).toBe(200);
    const { body } = await chamar(palco(), admin, 'GET /prescrition/lote/:id', { params: { id: um.id_lote } });
    expect(body.codigos.map((c) => c.cancelado)).toEqual(['N', 'N', 'S', 'S', 'S']);
    expect((await cancelar(999_999)).status).toBe(404);
  });

  test('sem motivo, ou com outro que não se conta, nada é cancelado; o motivo está na vida do código', async () => {
    const [codigo] = (await gerar({ ...DADOS, quantidade: 1 })).body;
    const { id_lote = 0, id_prescricao: id = 0 } = codigo ?? {};
    for (const [corpo, campo] of [
      [{}, 'motivo'],
      [{ motivo: 'pedido_do_tutor' }, 'motivo'],
      [{ motivo: 'outro', texto: '  ' }, 'texto'],
    ] as const) {
      const { status, body } = await cancelar(id_lote, admin, corpo);
      expect([status, Object.keys(body.campos ?? {})]).toEqual([422, [campo]]);
    }
    await cancelar(id_lote);
    const { body } = await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id } });
    expect(body.vida).toContainEqual(expect.objectContaining({ tipo: 'codigo_cancelado', ...PORQUE }));
  });

  test('um específico cancelado não é resgatado', async () => {
    const { tutor } = await criarElenco(palco());
    const [cartao] = (await gerar({ ...ESPECIFICO, quantidade: 1 })).body;
    await cancelar(cartao?.id_lote ?? 0);
    const { status, body } = await resgatar(palco(), tutor, cartao?.codigo_prescricao ?? '');
    expect([status, body.type]).toEqual([409, 'codigo-cancelado']);
  });

  test('cancelado enquanto parceiros registram: cada código ou é de alguém ou está cancelado', async () => {
    const elenco = await criarElenco(palco());
    const { body: codigos } = await gerar({ ...DADOS, quantidade: 8 });
    const [cancelamento, ...registros] = await Promise.all([
      cancelar(codigos[0]?.id_lote ?? 0),
      ...codigos.map((cartao) => registrar(elenco.prescritor, elenco.produto, cartao)),
    ]);
    const feitos = registros.filter(({ status }) => status === 200).length;
    expect(registros.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(cancelamento.body.cancelados + feitos).toBe(8);
  });
});
