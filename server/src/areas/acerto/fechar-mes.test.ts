import { beforeEach, describe, expect, test } from 'vitest';
import {
  abertoDa,
  abrirPraca,
  acertosDa,
  datar,
  fechar,
  irPara,
  type Praca,
  pedirFechamento,
  reabrirTudo,
  ultimoDa,
  vender,
  verAcerto,
} from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { desfazer, VENDA, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let praca: Praca;
let dono: Pessoa;

beforeEach(async () => {
  palco().irPara(AGORA);
  await reabrirTudo(palco());
  praca = await abrirPraca(palco());
  dono = await criarAdmin(palco());
});

const em = (quando: string) => irPara(palco(), quando, praca.loja, praca.outra, praca.financeiro, dono);

describe('um mês que terminou', () => {
  test('cada compra está numa linha, com as duas partes; a do mês seguinte fica em aberto', async () => {
    const cupom = await vender(palco(), praca);
    await vender(palco(), praca, { valor: 100, desconto: 10 });
    await em('2026-04-02T12:00:00-03:00');
    await vender(palco(), praca, { valor: 50 });
    palco().emails.length = 0;
    expect(await fechar(palco(), praca.financeiro, '2026-03')).toMatchObject({
      estado: 'concluido',
      pedido_por: 'Fábio',
    });
    const { acerto, linhas } = await ultimoDa(palco(), praca.loja);
    expect(acerto).toMatchObject({
      mes: '2026-03',
      compras: 2,
      ajustes: 0,
      valor: 389.9,
      valorDescontado: 53.49,
      parte_loja: 38.99,
      parte_grupo: 14.5,
      anterior: 0,
      total: 14.5,
      situacao: 'a_pagar',
      pagamento: null,
      contestacoes: 0,
    });
    expect(linhas).toHaveLength(2);
    expect(linhas.find(({ id_coupon }) => id_coupon === cupom.id)).toMatchObject({
      tipo: 'compra',
      vez: 1,
      codigo_coupon: cupom.codigo,
      data: '2026-03-10',
      nome_funcionario: 'Caio',
      valor: 289.9,
      valorDescontado: 43.49,
      parte_loja: 28.99,
      parte_grupo: 14.5,
      motivo: null,
      desfaz: null,
      estornada: false,
      contestacao: null,
    });
    const { aberto, linhas: abertas } = await abertoDa(palco(), praca.loja);
    expect(aberto).toMatchObject({ compras: 1, ajustes: 0, valor: 50, parte_loja: 5, parte_grupo: 2.5, total: 2.5 });
    expect(abertas).toMatchObject([{ valor: 50, data: '2026-04-02', em_analise: false }]);
    expect((await acertosDa(palco(), praca.loja)).devido).toMatchObject({
      a_pagar: { acertos: 1, total: 14.5 },
      aberto: { total: 2.5, em_analise: { compras: 0, parte_grupo: 0 } },
    });
    const cartas = palco().emails.filter(({ para }) => para === praca.loja.email);
    expect(cartas).toMatchObject([{ assunto: 'Acerto de março de 2026' }]);
    expect(cartas[0]?.texto).toContain('Total: R$\u00A014,50');
    expect(cartas[0]?.texto).toContain(`/web/acerto/${acerto.id_acerto}`);
  });

  test('só fecha depois do último dia, em São Paulo', async () => {
    await vender(palco(), praca);
    await em('2026-03-31T23:59:00-03:00');
    const cedo = await pedirFechamento(palco(), praca.financeiro, '2026-03');
    expect([cedo.status, cedo.body.campos]).toEqual([422, { mes: 'Este mês ainda não terminou' }]);
    await em('2026-04-01T00:00:00-03:00');
    expect((await pedirFechamento(palco(), praca.financeiro, '2026-03')).status).toBe(200);
    await palco().trabalhar();
  });

  test('antes da primeira compra não há o que fechar', async () => {
    const { status, body } = await pedirFechamento(palco(), praca.financeiro, '2020-01');
    expect([status, body.campos]).toEqual([422, { mes: 'Nenhuma compra foi feita até este mês' }]);
  });

  test('um mês anterior a outro já fechado não se fecha mais', async () => {
    await vender(palco(), praca);
    await em('2026-05-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-04');
    const { status, body } = await pedirFechamento(palco(), praca.financeiro, '2026-03');
    expect([status, body.type, body.detail]).toEqual([
      409,
      'mes-anterior',
      'Abril de 2026 já foi fechado: o que chegou depois entra no próximo fechamento.',
    ]);
  });

  test('quem não é das finanças não fecha nem vê', async () => {
    const operacao = await criarAdmin(palco(), {}, 'Olga', 'operacao');
    expect((await pedirFechamento(palco(), operacao, '2026-02')).status).toBe(403);
    expect((await chamar(palco(), operacao, 'GET /acertos', {})).status).toBe(403);
    expect((await pedirFechamento(palco(), praca.loja, '2026-02')).status).toBe(403);
  });
});

describe('o que chega depois', () => {
  test('uma compra por arquivo, com data passada, entra no fechamento seguinte com a data dela', async () => {
    await vender(palco(), praca);
    await em('2026-04-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-03');
    const tarde = await vender(palco(), praca);
    await datar(palco(), tarde.id, '2026-03-05');
    await em('2026-05-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-04');
    const { acerto, linhas } = await ultimoDa(palco(), praca.loja);
    expect(acerto).toMatchObject({ mes: '2026-04', compras: 1 });
    expect(linhas).toMatchObject([{ id_coupon: tarde.id, data: '2026-03-05' }]);
  });

  test('uma compra em análise espera; liberada, entra no seguinte', async () => {
    const cupom = await vender(palco(), praca);
    await palco().pool.query(
      `insert into compra_suspeita (cupom_id, vez, regras, criada_em) values ($1, 1, '{valor_minimo}', now())`,
      [cupom.id],
    );
    await em('2026-04-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-03');
    const antes = await abertoDa(palco(), praca.loja);
    expect(antes.aberto).toMatchObject({ compras: 0, total: 0, em_analise: { compras: 1, parte_grupo: 14.5 } });
    expect(antes.linhas).toMatchObject([{ id_coupon: cupom.id, em_analise: true }]);
    expect((await acertosDa(palco(), praca.loja)).acertos).toEqual([]);
    const params = { id: cupom.id };
    await chamar(palco(), dono, 'PUT /analise/:id/liberacao', { params, body: { vez: 1, motivo: 'ok' } });
    await em('2026-05-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-04');
    expect((await ultimoDa(palco(), praca.loja)).linhas).toMatchObject([{ id_coupon: cupom.id, data: '2026-03-10' }]);
  });

  test('uma compra ainda não julgada espera', async () => {
    const cupom = await vender(palco(), praca);
    await palco().pool.query('insert into compra_a_julgar (cupom_id, vez) values ($1, 1)', [cupom.id]);
    await em('2026-04-02T12:00:00-03:00');
    await pedirFechamento(palco(), praca.financeiro, '2026-03');
    // The queue is emptied before anything is judged.
    await palco().trabalhar();
    expect((await acertosDa(palco(), praca.loja)).acertos).toEqual([]);
  });
});

describe('um estorno', () => {
  test('antes do fechamento não deixa nada; depois, é um ajuste no mês seguinte, e o negativo é transportado', async () => {
    const [desfeita, fechada] = [await vender(palco(), praca), await vender(palco(), praca)];
    expect((await desfazer(palco(), dono, desfeita.id)).status).toBe(200);
    await em('2026-04-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-03');
    const marco = await ultimoDa(palco(), praca.loja);
    expect(marco.linhas.map(({ id_coupon }) => id_coupon)).toEqual([fechada.id]);

    expect((await desfazer(palco(), dono, fechada.id, { motivo: 'peso_errado' })).status).toBe(200);
    const { aberto, linhas: abertas } = await abertoDa(palco(), praca.loja);
    expect(aberto).toMatchObject({ compras: 0, ajustes: 1, valor: -289.9, parte_grupo: -14.5, total: -14.5 });
    const ajuste = {
      tipo: 'ajuste',
      id_coupon: fechada.id,
      data: '2026-04-02',
      nome_funcionario: 'Caio',
      valor: -289.9,
      parte_loja: -28.99,
      parte_grupo: -14.5,
      motivo: 'peso_errado',
      desfaz: { id_acerto: marco.acerto.id_acerto, mes: '2026-03', data: '2026-03-10' },
    };
    expect(abertas).toMatchObject([ajuste]);
    expect(await verAcerto(palco(), praca.loja, marco.acerto.id_acerto)).toEqual({
      ...marco,
      linhas: marco.linhas.map((linha) => ({ ...linha, estornada: true })),
    });

    await em('2026-05-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-04');
    const abril = await ultimoDa(palco(), praca.loja);
    expect(abril.acerto).toMatchObject({ compras: 0, ajustes: 1, total: -14.5, situacao: 'transportado', anterior: 0 });
    expect(abril.linhas).toMatchObject([ajuste]);

    expect((await validar(palco(), praca.loja, fechada.id, { venda: { ...VENDA, valor: 100 } })).body.vez).toBe(2);
    await palco().trabalhar();
    await em('2026-06-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-05');
    const maio = await ultimoDa(palco(), praca.loja);
    expect(maio.acerto).toMatchObject({ compras: 1, parte_grupo: 5, anterior: -14.5, total: -9.5 });
    expect(maio.linhas).toMatchObject([{ id_coupon: fechada.id, vez: 2 }]);
  });

  test('a loja sem compras novas não tem acerto do mês, e a dívida dela espera', async () => {
    const cupom = await vender(palco(), praca);
    await em('2026-04-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-03');
    await desfazer(palco(), dono, cupom.id);
    await em('2026-06-02T12:00:00-03:00');
    await fechar(palco(), praca.financeiro, '2026-04');
    await fechar(palco(), praca.financeiro, '2026-05');
    const { acertos, devido } = await acertosDa(palco(), praca.loja);
    expect(acertos.map(({ mes, total }) => [mes, total])).toEqual([
      ['2026-04', -14.5],
      ['2026-03', 14.5],
    ]);
    expect(devido.aberto).toMatchObject({ anterior: -14.5, total: -14.5 });
  });
});
