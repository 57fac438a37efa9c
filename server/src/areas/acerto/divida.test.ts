import { beforeEach, describe, expect, test } from 'vitest';
import {
  abertoDa,
  abrirPraca,
  acertosDa,
  fechar,
  irPara,
  type Praca,
  reabrirTudo,
  ultimoDa,
  vender,
} from '../../test/acertos';
import { loja as lojaEscrita } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { cnpjDa, contasDa, excluirLoja, ultimoPelaEquipe, voltar } from '../../test/dividas';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { desfazer } from '../../test/jornada';
import { AGORA, comPalco, exigirInvariantes } from '../../test/palco';

const palco = comPalco({ limites: false });
let praca: Praca;
let dono: Pessoa;

beforeEach(async () => {
  palco().irPara(AGORA);
  await reabrirTudo(palco());
  praca = await abrirPraca(palco());
  dono = await criarAdmin(palco());
});

const em = (quando: string, ...outras: Pessoa[]) =>
  irPara(palco(), `${quando}T12:00:00-03:00`, praca.loja, praca.outra, praca.financeiro, dono, ...outras);
const fecharMes = (mes: string) => fechar(palco(), praca.financeiro, mes);
const contas = (loja: Pessoa) => contasDa(palco(), praca, loja);
const vendas = async (loja: Pessoa, quantas: number) => {
  const cupons = [];
  for (let n = 0; n < quantas; n++) cupons.push(await vender(palco(), praca, { loja }));
  return cupons.map(({ id }) => id);
};
const estornar = async (id = 0) => expect((await desfazer(palco(), dono, id)).status).toBe(200);

/** Sold and closed in March, undone and closed in April: R$ 14,50 below zero. */
async function dever(): Promise<void> {
  const [cupom] = await vendas(praca.loja, 1);
  await em('2026-04-02');
  await fecharMes('2026-03');
  await estornar(cupom);
  await em('2026-05-02');
  await fecharMes('2026-04');
}

describe('a loja que saiu devendo e voltou com o mesmo CNPJ', () => {
  test('a dívida é descontada do primeiro acerto dela, uma vez, e os dois acertos o dizem', async () => {
    await dever();
    const nova = await voltar(palco(), dono, praca.loja);
    await vendas(nova, 2);
    expect((await abertoDa(palco(), nova)).aberto).toMatchObject({ anterior: -14.5, herdado: -14.5, total: 14.5 });
    await em('2026-06-02', nova);
    palco().emails.length = 0;
    await fecharMes('2026-05');
    const [velho, { acerto: novo }] = [
      await ultimoPelaEquipe(palco(), praca, praca.loja),
      await ultimoDa(palco(), nova),
    ];
    expect(novo).toMatchObject({ parte_grupo: 29, anterior: -14.5, herdado: -14.5, total: 14.5, levado_para: null });
    expect(novo.dividas).toEqual([{ id_acerto: velho.id_acerto, mes: '2026-04', loja: velho.loja, total: -14.5 }]);
    expect(velho).toMatchObject({ mes: '2026-04', total: -14.5, situacao: 'transportado', herdado: 0, dividas: [] });
    expect(velho.levado_para).toEqual({ id_acerto: novo.id_acerto, mes: '2026-05', loja: novo.loja });
    const carta = palco().emails.find(({ para }) => para === nova.email)?.texto;
    expect(carta).toContain('Do cadastro anterior deste CNPJ: -R$\u00A014,50');
    expect(carta).not.toContain('Do acerto anterior');

    const { texto: csv } = await chamar(palco(), praca.financeiro, 'GET /acertos/csv', {});
    const linha = (id: number, mes: string) =>
      csv.split('\n').find((l) => l.includes(mes) && l.includes(`${id}`)) ?? '';
    expect(linha(novo.id_acerto, '04/2026')).toContain(`${novo.id_acerto}, de 05/2026`);
    expect(csv.split('\n').find((l) => l.startsWith('05/2026') && l.includes(novo.loja))).toContain('-14,50');
    const { texto: copia } = await chamar(palco(), nova, 'GET /shopkeeper/:id/dados', { params: { id: nova.id } });
    expect(JSON.parse(copia).acertos).toMatchObject([{ anterior: -14.5, herdado: -14.5, total: 14.5 }]);

    await vendas(nova, 1);
    expect((await abertoDa(palco(), nova)).aberto).toMatchObject({ anterior: 0, herdado: 0, total: 14.5 });
    await em('2026-07-02', nova);
    await fecharMes('2026-06');
    expect(await contas(nova)).toEqual([
      ['2026-05', -14.5, -14.5, 14.5],
      ['2026-06', 0, 0, 14.5],
    ]);
    await exigirInvariantes(palco().pool);
  });

  test('o que é estornado depois da exclusão vem no mesmo mês, e o que vem depois, por sua vez', async () => {
    const [uma, outra] = await vendas(praca.loja, 2);
    await em('2026-04-02');
    await fecharMes('2026-03');
    const nova = await voltar(palco(), dono, praca.loja);
    await estornar(uma);
    await vendas(nova, 2);
    expect((await abertoDa(palco(), nova)).aberto).toMatchObject({ herdado: -14.5, total: 14.5 });
    await em('2026-05-02', nova);
    await fecharMes('2026-04');
    await estornar(outra);
    await vendas(nova, 2);
    await em('2026-06-02', nova);
    await fecharMes('2026-05');
    expect(await contas(praca.loja)).toEqual([
      ['2026-03', 0, 0, 29],
      ['2026-04', 0, 0, -14.5],
      ['2026-05', 0, 0, -14.5],
    ]);
    expect(await contas(nova)).toEqual([
      ['2026-04', -14.5, -14.5, 14.5],
      ['2026-05', -14.5, -14.5, 14.5],
    ]);
    await exigirInvariantes(palco().pool);
  });

  test('sem venda nova a dívida espera; maior que a venda, o resto segue como saldo da própria loja', async () => {
    await dever();
    const nova = await voltar(palco(), dono, praca.loja);
    await em('2026-06-02', nova);
    await fecharMes('2026-05');
    expect(await contas(nova)).toEqual([]);
    expect((await abertoDa(palco(), nova)).aberto).toMatchObject({ compras: 0, herdado: -14.5, total: -14.5 });
    await vender(palco(), praca, { loja: nova, valor: 100 });
    await em('2026-07-02', nova);
    await fecharMes('2026-06');
    await vendas(nova, 1);
    await em('2026-08-02', nova);
    await fecharMes('2026-07');
    expect(await contas(nova)).toEqual([
      ['2026-06', -14.5, -14.5, -9.5],
      ['2026-07', -9.5, 0, 5],
    ]);
    await exigirInvariantes(palco().pool);
  });

  test('excluída e cadastrada duas vezes: cada dívida segue, nenhuma duas vezes', async () => {
    await dever();
    const segunda = await voltar(palco(), dono, praca.loja);
    const [cupom] = await vendas(segunda, 1);
    await em('2026-06-02', segunda);
    await fecharMes('2026-05');
    const terceira = await voltar(palco(), dono, segunda);
    await estornar(cupom);
    await vendas(terceira, 3);
    await em('2026-07-02', terceira);
    await fecharMes('2026-06');
    expect(await contas(segunda)).toEqual([
      ['2026-05', -14.5, -14.5, 0],
      ['2026-06', 0, 0, -14.5],
    ]);
    expect(await contas(terceira)).toEqual([['2026-06', -14.5, -14.5, 29]]);
    await exigirInvariantes(palco().pool);
  });

  test('duas antigas devendo: vêm as duas, e a do meio, que não vendeu nada, não as esconde', async () => {
    const [daPrimeira] = await vendas(praca.loja, 1);
    const segunda = await voltar(palco(), dono, praca.loja);
    const [daSegunda] = await vendas(segunda, 1);
    await em('2026-04-02', segunda);
    await fecharMes('2026-03');
    const terceira = await voltar(palco(), dono, segunda);
    const quarta = await voltar(palco(), dono, terceira);
    await estornar(daPrimeira);
    await estornar(daSegunda);
    await vendas(quarta, 1);
    await em('2026-05-02', quarta);
    await fecharMes('2026-04');
    expect(await contas(quarta)).toEqual([['2026-04', -29, -29, -14.5]]);
    expect((await ultimoDa(palco(), quarta)).acerto.dividas.map(({ total }) => total)).toEqual([-14.5, -14.5]);
    await exigirInvariantes(palco().pool);
  });

  test('o que o grupo deve à excluída continua dela, inteiro', async () => {
    await vendas(praca.loja, 1);
    const nova = await voltar(palco(), dono, praca.loja);
    await vendas(nova, 1);
    await em('2026-04-02', nova);
    await fecharMes('2026-03');
    for (const loja of [praca.loja, nova]) expect(await contas(loja)).toEqual([['2026-03', 0, 0, 14.5]]);
    const { devido } = await acertosDa(palco(), { ...praca.financeiro, id: praca.loja.id });
    expect(devido.a_pagar).toEqual({ acertos: 1, total: 14.5 });
  });

  test('outro CNPJ não herda nada, nem uma loja real o que a demonstração inventou', async () => {
    await dever();
    const cnpj = await cnpjDa(palco(), praca.loja);
    await excluirLoja(palco(), dono, praca.loja);
    await palco().pool.query('update conta set demo = true where id = $1', [praca.loja.id]);
    const nova = await criarLojista(palco(), { cnpj });
    for (const loja of [nova, praca.outra]) {
      await vendas(loja, 1);
      expect((await abertoDa(palco(), loja)).aberto).toMatchObject({ anterior: 0, herdado: 0 });
    }
    await em('2026-06-02', nova);
    await fecharMes('2026-05');
    for (const loja of [nova, praca.outra]) expect(await contas(loja)).toEqual([['2026-05', 0, 0, 14.5]]);
    await palco().pool.query('update conta set demo = false where id = $1', [praca.loja.id]);
  });

  test('trocar o CNPJ antes de excluir não livra: vale todo CNPJ com que a loja foi acertada', async () => {
    await dever();
    const cnpj = await cnpjDa(palco(), praca.loja);
    await palco().pool.query("update lojista set cnpj = '11222333000181' where id = $1", [praca.loja.id]);
    await excluirLoja(palco(), dono, praca.loja);
    const nova = await criarLojista(palco(), { cnpj });
    await vendas(nova, 1);
    await em('2026-06-02', nova);
    await fecharMes('2026-05');
    expect(await contas(nova)).toEqual([['2026-05', -14.5, -14.5, 0]]);
    await exigirInvariantes(palco().pool);
  });
});

describe('o que a equipe lê', () => {
  test('quem vai excluir, quem cadastra e quem abre a loja sabem quanto há a descontar', async () => {
    const ver = async (id: number) =>
      (await chamar(palco(), dono, 'GET /shopkeeper/:id', { params: { id } })).body as { pendencias?: unknown };
    const [cupom] = await vendas(praca.loja, 1);
    await em('2026-04-02');
    await fecharMes('2026-03');
    await estornar(cupom);
    expect((await ver(praca.loja.id)).pendencias).toMatchObject({ a_pagar: 14.5, aberto: -14.5, herdado: 0 });
    await palco().pool.query("update lojista set cnpj = '11222333000181' where id = $1", [praca.loja.id]);
    await excluirLoja(palco(), dono, praca.loja);
    const corpo = lojaEscrita({ cnpj: '11.222.333/0001-81' });
    const { status, body } = await chamar(palco(), dono, 'POST /register', { body: corpo as never });
    expect(status).toBe(200);
    const { usuario } = body as unknown as { usuario: { id_shopkeeper: number } };
    expect(usuario).toMatchObject({ pendencias: { a_pagar: 0, aberto: -14.5, herdado: -14.5 } });
    expect((await ver(usuario.id_shopkeeper)).pendencias).toMatchObject({ aberto: -14.5, herdado: -14.5 });
  });
});
