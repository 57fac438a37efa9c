import { beforeEach, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, desfazer, type Elenco, validar } from '../../test/jornada';
import { chaveInventada, cnpjDa, enviarNota, retirarNota } from '../../test/notas';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;
let cnpj: string;
let id: number;

beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
  cnpj = await cnpjDa(palco(), elenco.loja);
  id = (await ateOCupom(palco(), elenco)).idCupom;
  expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
});

const chave = () => chaveInventada({ cnpj });
const enviar = (quem: Pessoa, nota: string) => enviarNota(palco(), quem, id, nota);

test('a vida da indicação conta a nota enviada, retirada e levada pelo estorno', async () => {
  const { prescricao_id } = await palco()
    .db.selectFrom('cupom')
    .select('prescricao_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const passo = (n: number) => palco().irPara(new Date(AGORA.getTime() + n * 60_000));
  const [errada, certa] = [chave(), chave()];
  passo(1);
  await enviar(elenco.tutor, errada);
  passo(2);
  await retirarNota(palco(), admin, id, errada, { motivo: 'dado_errado' });
  passo(3);
  await enviar(elenco.loja, certa);
  passo(4);
  await desfazer(palco(), admin, id);
  const { body } = await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id: prescricao_id } });
  const daNota = body.vida.filter(({ tipo }) => tipo.startsWith('nota') || tipo === 'estornada');
  expect(daNota.map(({ tipo, nota, quem, motivo }) => [tipo, nota, quem?.papel, motivo])).toEqual([
    ['estornada', null, 'indicabem', 'valor_errado'],
    ['nota_enviada', certa, 'lojista', null],
    ['nota_retirada', errada, 'indicabem', 'dado_errado'],
    ['nota_enviada', errada, 'tutor', null],
  ]);
});

test('a busca do atendimento acha a compra pela nota', async () => {
  const nota = chave();
  await enviar(elenco.loja, nota);
  const achar = (q: string) => chamar(palco(), admin, 'GET /atendimento/busca', { query: { q } });
  for (const q of [nota, `NFC-e ${nota.replace(/.{4}(?=.)/g, '$& ')}`])
    expect((await achar(q)).body.cupons).toMatchObject([{ id_coupon: id }]);
  expect((await achar(chave())).body).toMatchObject({ pessoas: [], indicacoes: [], cupons: [] });
});

test('o painel conta as compras do ano com nota, e desconta as que saem', async () => {
  const painel = async () =>
    (await chamar(palco(), admin, 'GET /reports/dashboard', { query: { ano: 2026 } })).body.notas;
  const antes = await painel();
  const nota = chave();
  await enviar(elenco.loja, nota);
  expect(await painel()).toEqual({ ...antes, com_nota: antes.com_nota + 1 });
  await desfazer(palco(), elenco.loja, id);
  expect(await painel()).toEqual({ compras: antes.compras - 1, com_nota: antes.com_nota });
});

test('as planilhas e os dados do tutor e da loja trazem a chave, na última coluna, como no papel', async () => {
  const nota = chave();
  await enviar(elenco.loja, nota);
  const noPapel = nota.replace(/.{4}(?=.)/g, '$& ');
  const daLoja = await chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/coupons/csv', {
    params: { id: elenco.loja.id },
  });
  expect(daLoja.texto).toMatch(/;Nota fiscal\r?\n/);
  expect(daLoja.texto.trimEnd().endsWith(`;${noPapel}`)).toBe(true);
  const relatorio = async (tipo_report: '4' | '8' | '10') =>
    (
      await chamar(palco(), admin, 'GET /reports', {
        query: { tipo_report, data_referencia_inicio: '2026-03-01', data_referencia_fim: '2026-03-01', formato: 'csv' },
      })
    ).texto.split('\n');
  for (const tipo of ['4', '8'] as const) {
    const linhas = await relatorio(tipo);
    expect(linhas[0]).toMatch(/;Nota fiscal$/);
    expect(linhas.filter((linha) => linha.endsWith(`;${noPapel}`))).toHaveLength(1);
  }
  const tutor = await chamar(palco(), elenco.tutor, 'GET /tutor/:id/dados', { params: { id: elenco.tutor.id } });
  expect(tutor.body.cupons).toMatchObject([{ nota }]);
  await desfazer(palco(), elenco.loja, id);
  expect((await relatorio('10')).filter((linha) => linha.endsWith(`;${noPapel}`))).toHaveLength(1);
  const dados = await chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/dados', { params: { id: elenco.loja.id } });
  expect(dados.body).toMatchObject({ vendas: [], estornos: [{ nota }] });
});
