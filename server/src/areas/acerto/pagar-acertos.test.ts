import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { abrirPraca, fechar, irPara, type Praca, reabrirTudo, ultimoDa, vender } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { desfazer } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let praca: Praca;
let dono: Pessoa;
let id: number;
let outro: number;

beforeEach(async () => {
  palco().irPara(AGORA);
  await reabrirTudo(palco());
  praca = await abrirPraca(palco());
  dono = await criarAdmin(palco());
  await vender(palco(), praca);
  await vender(palco(), praca, { loja: praca.outra, valor: 100 });
  await em('2026-04-02T12:00:00-03:00');
  await fechar(palco(), praca.financeiro, '2026-03');
  id = (await ultimoDa(palco(), praca.loja)).acerto.id_acerto;
  outro = (await ultimoDa(palco(), praca.outra)).acerto.id_acerto;
  await em('2026-04-10T12:00:00-03:00');
  palco().emails.length = 0;
});

const em = (quando: string) => irPara(palco(), quando, praca.loja, praca.outra, praca.financeiro, dono);
const cartasPara = (pessoa: Pessoa) => palco().emails.filter(({ para }) => para === pessoa.email);
const pagar = (ids: number[], escrito: object = {}) =>
  chamar(palco(), praca.financeiro, 'POST /acertos/pagamentos', {
    body: { ids, data_pagamento: '2026-04-09', referencia: 'PIX 77', ...escrito } as never,
  });
const desfazerPagamento = (pagamento: number, motivo = 'conta errada') =>
  chamar(palco(), praca.financeiro, 'POST /acertos/pagamento/:id/desfazer', {
    params: { id: pagamento },
    body: { motivo },
  });
const ver = async () => (await ultimoDa(palco(), praca.loja)).acerto;

describe('pagar', () => {
  test('um acerto: dia e referência ficam nele, a loja recebe um e-mail e já não tem a receber', async () => {
    expect((await pagar([id])).body).toEqual({ pagos: 1, ja_pagos: 0, pagos_antes: [] });
    await palco().trabalhar();
    expect(await ver()).toMatchObject({
      situacao: 'pago',
      pagamento: { data_pagamento: '2026-04-09', referencia: 'PIX 77', valor: 14.5, pago_por: null },
    });
    const { body } = await chamar(palco(), praca.financeiro, 'GET /acerto/:id', { params: { id } });
    expect(body.acerto.pagamento?.pago_por).toBe('Fábio');
    expect(cartasPara(praca.loja)).toMatchObject([{ assunto: 'Acerto de março de 2026 pago' }]);
    expect(cartasPara(praca.loja)[0]?.texto).toContain('Referência: PIX 77');
    const { body: dela } = await chamar(palco(), praca.loja, 'GET /shopkeeper/:id/acertos', {
      params: { id: praca.loja.id },
    });
    expect(dela.devido.a_pagar).toEqual({ acertos: 0, total: 0 });
  });

  test('muitos de uma vez; os que já estavam pagos ficam como estavam', async () => {
    await pagar([id], { data_pagamento: '2026-04-03' });
    expect((await pagar([id, outro, outro])).body).toEqual({
      pagos: 1,
      ja_pagos: 1,
      pagos_antes: [expect.objectContaining({ id_acerto: id, data_pagamento: '2026-04-03' })],
    });
    expect((await ver()).pagamento?.data_pagamento).toBe('2026-04-03');
    expect((await pagar([id, outro])).body).toEqual({
      pagos: 0,
      ja_pagos: 2,
      pagos_antes: [id, outro].map((id_acerto) => expect.objectContaining({ id_acerto })),
    });
    const { body } = await chamar(palco(), praca.financeiro, 'GET /acertos/meses', {});
    expect(body.meses[0]).toMatchObject({ mes: '2026-03', pago: { acertos: 2, total: 19.5 } });
  });

  test('o que um colega já pagou com outra data ou referência volta com as dele: pode ter ido duas vezes ao banco', async () => {
    const data_pagamento = '2026-04-03';
    await chamar(palco(), dono, 'POST /acertos/pagamentos', {
      body: { ids: [id], data_pagamento, referencia: null },
    });
    const { body } = await pagar([id, outro]);
    expect(body).toEqual({
      pagos: 1,
      ja_pagos: 1,
      pagos_antes: [
        {
          id_acerto: id,
          data_pagamento,
          referencia: null,
          pago_em: '2026-04-10T15:00:00.000Z',
          pago_por: 'Admin Teste',
        },
      ],
    });
    const repetido = await pagar([outro]);
    expect(repetido.body.pagos_antes).toMatchObject([
      { id_acerto: outro, data_pagamento: '2026-04-09', referencia: 'PIX 77', pago_por: 'Fábio' },
    ]);
  });

  test('o mesmo envio de novo, porque a resposta se perdeu, ouve o que ele mesmo pagou; outro envio ouve que já estava pago', async () => {
    const enviar = (chave: string) =>
      chamar(palco(), praca.financeiro, 'POST /acertos/pagamentos', {
        headers: { 'idempotency-key': chave },
        body: { ids: [id, outro], data_pagamento: '2026-04-10', referencia: null },
      });
    const chave = randomUUID();
    const [primeira, ...outras] = await Promise.all([1, 2, 3].map(() => enviar(chave)));
    expect(primeira?.body).toEqual({ pagos: 2, ja_pagos: 0, pagos_antes: [] });
    expect(outras.map(({ body }) => body)).toEqual([primeira?.body, primeira?.body]);
    await em('2026-04-10T12:05:00-03:00');
    expect((await enviar(chave)).body).toEqual(primeira?.body);
    const segunda = randomUUID();
    expect((await enviar(segunda)).body).toMatchObject({
      pagos: 0,
      ja_pagos: 2,
      pagos_antes: [{ pago_por: 'Fábio' }, {}],
    });
    expect((await enviar(segunda)).body).toMatchObject({ pagos: 0, ja_pagos: 2 });
    const { rows } = await palco().pool.query('select count(*)::int as n from acerto_pagamento');
    expect(rows).toEqual([{ n: 2 }]);
  });

  test('oito ao mesmo tempo: um pagamento', async () => {
    const respostas = await Promise.all(Array.from({ length: 8 }, () => pagar([id, outro])));
    expect(respostas.map(({ body }) => body.pagos).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
    const { rows } = await palco().pool.query('select count(*)::int as n from acerto_pagamento');
    expect(rows).toEqual([{ n: 2 }]);
    await palco().trabalhar();
    expect(cartasPara(praca.loja)).toHaveLength(1);
  });

  test.each([
    ['2026-04-11', 'Data de pagamento no futuro'],
    ['2026-04-01', 'Data de pagamento anterior ao fechamento, em 02/04/2026'],
  ])('no dia %s: %s', async (data_pagamento, mensagem) => {
    const { status, body } = await pagar([id], { data_pagamento });
    expect([status, body.campos]).toEqual([422, { data_pagamento: mensagem }]);
    expect((await ver()).situacao).toBe('a_pagar');
  });

  test('o que não tem valor a receber não se paga, e nada do pedido se paga com ele', async () => {
    const [{ id_coupon = 0 } = {}] = (await ultimoDa(palco(), praca.loja)).linhas;
    await desfazer(palco(), dono, id_coupon);
    await em('2026-05-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-04');
    const negativo = await ver();
    expect(negativo.situacao).toBe('transportado');
    const { status, body } = await pagar([negativo.id_acerto, outro], { data_pagamento: '2026-05-02' });
    expect([status, body.type]).toEqual([409, 'acerto-sem-valor']);
    expect((await ultimoDa(palco(), praca.outra)).acerto.situacao).toBe('a_pagar');
    expect((await pagar([999_999_999])).status).toBe(404);
  });
});

describe('desfazer um pagamento', () => {
  test('com o motivo: o acerto volta a estar a pagar, e pode ser pago de novo', async () => {
    await pagar([id]);
    const pagamento = (await ver()).pagamento?.id_pagamento ?? 0;
    const { body } = await desfazerPagamento(pagamento);
    expect(body).toMatchObject({ id_acerto: id, situacao: 'a_pagar', pagamento: null });
    expect((await desfazerPagamento(pagamento)).body.situacao).toBe('a_pagar');
    await palco().trabalhar();
    // The letter of the payment had not gone out: only what is true now is told.
    expect(cartasPara(praca.loja).map(({ assunto }) => assunto)).toEqual([
      'Pagamento do acerto de março de 2026 desfeito',
    ]);
    expect((await pagar([id])).body.pagos).toBe(1);
    expect((await desfazerPagamento(pagamento)).body.situacao).toBe('pago');
    const { rows } = await palco().pool.query(
      'select motivo, desfeito_em is not null as desfeito from acerto_pagamento where acerto_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { motivo: 'conta errada', desfeito: true },
      { motivo: null, desfeito: false },
    ]);
  });

  test('sem motivo, não; e a loja não desfaz', async () => {
    await pagar([id]);
    const pagamento = (await ver()).pagamento?.id_pagamento ?? 0;
    expect((await desfazerPagamento(pagamento, ' ')).body.campos).toEqual({ motivo: 'Preencha este campo' });
    const daLoja = await chamar(palco(), praca.loja, 'POST /acertos/pagamento/:id/desfazer', {
      params: { id: pagamento },
      body: { motivo: 'x' },
    });
    expect(daLoja.status).toBe(403);
  });
});
