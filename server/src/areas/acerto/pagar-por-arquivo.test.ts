import { beforeEach, describe, expect, test } from 'vitest';
import { abrirPraca, fechar, irPara, type Praca, reabrirTudo, ultimoDa, vender } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { mesaDeImportacoes } from '../../test/importacoes';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let praca: Praca;
let dono: Pessoa;
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
const desfazerPagamento = (pagamento: number) =>
  chamar(palco(), praca.financeiro, 'POST /acertos/pagamento/:id/desfazer', {
    params: { id: pagamento },
    body: { motivo: 'conta errada' },
  });
const ver = async () => (await ultimoDa(palco(), praca.loja)).acerto;

describe('por arquivo', () => {
  const { enviar, importar, erros } = mesaDeImportacoes(palco, () => praca.financeiro);
  const URL = '/acertos/pagamentos/arquivo';
  const CABECALHO = 'cnpj;mes;data_pagamento;referencia';
  const cnpjDe = async (loja: Pessoa) =>
    (await palco().pool.query<{ cnpj: string }>('select cnpj from lojista where id = $1', [loja.id])).rows[0]?.cnpj ??
    '';

  test('primeiro se olha, depois se paga; o mesmo arquivo de novo nada muda', async () => {
    const [uma, outra] = [await cnpjDe(praca.loja), await cnpjDe(praca.outra)];
    const linhas = [CABECALHO, `${uma};03/2026;09/04/2026;PIX 1`, `${outra};2026-03;2026-04-09;`];
    const previa = await enviar(URL, linhas, {}, true);
    expect(previa.body).toMatchObject({ previa: true, tipo: 'pagamentos', total: 2, aceitas: 2, ja_enviado: null });
    expect((await ver()).situacao).toBe('a_pagar');
    expect(await importar(URL, linhas)).toMatchObject({ estado: 'concluida', aceitas: 2, pode_desfazer: false });
    expect((await ver()).pagamento).toMatchObject({ data_pagamento: '2026-04-09', referencia: 'PIX 1' });
    await palco().trabalhar();
    expect(cartasPara(praca.loja)).toHaveLength(1);
    expect((await enviar(URL, linhas)).body).toMatchObject({ ja_enviado: true });
    await palco().trabalhar();
    expect(cartasPara(praca.loja)).toHaveLength(1);
    expect(
      await importar(
        URL,
        [...linhas, ''].map((linha) => `${linha}`),
      ),
    ).toMatchObject({ repetidas: 1, recusadas: 1, aceitas: 0 });
  });

  test('sem referência, outro arquivo ou uma linha igual no mesmo arquivo pode ser outra transferência: é dito quem pagou e onde', async () => {
    const uma = await cnpjDe(praca.loja);
    const linha = `${uma};03/2026;09/04/2026;`;
    const feita = await importar(URL, [CABECALHO, linha, linha]);
    expect(feita).toMatchObject({ aceitas: 1, repetidas: 0, recusadas: 1 });
    expect(feita.problemas).toEqual([
      { linha: 3, motivo: 'Acerto já pago em 09/04/2026 por outra linha deste arquivo' },
    ]);
    const { body: outroArquivo } = await enviar(URL, [CABECALHO, linha], {}, true);
    expect(outroArquivo.problemas).toEqual([
      { linha: 2, motivo: 'Acerto já pago em 09/04/2026, registrado por Fábio, no arquivo arquivo.csv' },
    ]);
    const { body: oMesmo } = await enviar(URL, [CABECALHO, linha, linha], {}, true);
    expect(oMesmo).toMatchObject({ aceitas: 0, repetidas: 2, ja_enviado: { concluida: true } });
  });

  test('com o pagamento desfeito, o mesmo arquivo pode ser enviado de novo: duas vezes ao mesmo tempo, é um envio', async () => {
    const linhas = [CABECALHO, `${await cnpjDe(praca.loja)};03/2026;09/04/2026;`];
    const primeira = await importar(URL, linhas);
    await desfazerPagamento((await ver()).pagamento?.id_pagamento ?? 0);
    const { body: previa } = await enviar(URL, linhas, {}, true);
    const anterior = primeira.id_importacao;
    expect(previa).toMatchObject({ aceitas: 1, ja_enviado: { id_importacao: anterior, concluida: true } });
    expect((await enviar(URL, linhas)).body).toMatchObject({ ja_enviado: true, id_importacao: anterior });
    const deNovo = `${URL}?de_novo=${anterior}`;
    const juntas = await Promise.all([1, 2].map(() => enviar(deNovo, linhas)));
    expect(juntas.map(({ body }) => body.ja_enviado).sort()).toEqual([false, true]);
    const [nova, ...outras] = new Set(juntas.map(({ body }) => body.id_importacao));
    expect([nova === anterior, outras]).toEqual([false, []]);
    await palco().trabalhar();
    expect((await ver()).situacao).toBe('pago');
    expect((await enviar(deNovo, linhas)).body).toMatchObject({ ja_enviado: true, id_importacao: nova });
    // Paid by the file's first sending or by its second: a row of it is the same payment.
    const { body: depois } = await enviar(URL, linhas, {}, true);
    expect(depois).toMatchObject({ aceitas: 0, repetidas: 1, ja_enviado: { id_importacao: nova } });
  });

  test('o que o primeiro envio pagou continua conhecido como do mesmo arquivo depois do segundo', async () => {
    const [uma, outra] = [await cnpjDe(praca.loja), await cnpjDe(praca.outra)];
    const linhas = [CABECALHO, `${uma};03/2026;09/04/2026;`, `${outra};03/2026;09/04/2026;`];
    const { id_importacao } = await importar(URL, linhas);
    await desfazerPagamento((await ver()).pagamento?.id_pagamento ?? 0);
    expect(await importar(`${URL}?de_novo=${id_importacao}`, linhas)).toMatchObject({ aceitas: 1, repetidas: 1 });
  });

  test('cada linha errada diz por quê, e as boas são pagas', async () => {
    const [uma, outra] = [await cnpjDe(praca.loja), await cnpjDe(praca.outra)];
    await pagar([outro], { data_pagamento: '2026-04-05', referencia: null });
    const feita = await importar(URL, [
      CABECALHO,
      `${uma};03/2026;09/04/2026;PIX 1`,
      `${uma};03/2026;10/04/2026;PIX 2`,
      `${outra};03/2026;09/04/2026;`,
      `${outra};03/2026;05/04/2026;`,
      `${uma};02/2026;09/04/2026;`,
      `${uma};março;99/99/2026;`,
      'abc;03/2026;09/04/2026;',
      `${uma};03/2026;01/04/2026;`,
    ]);
    expect(feita).toMatchObject({ total: 8, aceitas: 1, repetidas: 0, recusadas: 7 });
    expect(feita.problemas.map(({ motivo }) => motivo)).toEqual([
      'Acerto já pago em 09/04/2026 por outra linha deste arquivo',
      'Acerto já pago em 05/04/2026, registrado por Fábio',
      'Acerto já pago em 05/04/2026, registrado por Fábio',
      'Nenhum acerto deste CNPJ em fevereiro de 2026',
      'Mês inválido: use 10/2026; Data de pagamento inválida',
      'CNPJ inválido',
      'Acerto já pago em 09/04/2026 por outra linha deste arquivo',
    ]);
    expect(await erros(feita.id_importacao)).toContain('Nenhum acerto deste CNPJ em fevereiro de 2026');
  });

  test('as finanças só veem os arquivos de pagamentos, e a operação não os vê', async () => {
    const { body } = await enviar(URL, [CABECALHO, `${await cnpjDe(praca.loja)};03/2026;09/04/2026;`]);
    await palco().trabalhar();
    const operacao = await criarAdmin(palco(), {}, 'Olga', 'operacao');
    const params = { id: body.id_importacao };
    const [dela, alheia] = await Promise.all(
      [praca.financeiro, operacao].map((quem) => chamar(palco(), quem, 'GET /importacao/:id', { params })),
    );
    expect([dela?.status, alheia?.status]).toEqual([200, 404]);
    for (const rota of ['POST /importacao/:id/tentar', 'GET /importacao/:id/erros'] as const)
      expect((await chamar(palco(), operacao, rota, { params })).status).toBe(404);
    const daBaixa = await chamar(palco(), praca.financeiro, 'GET /importacao/modelo/:tipo', {
      params: { tipo: 'baixa' },
    });
    const modelo = await chamar(palco(), praca.financeiro, 'GET /importacao/modelo/:tipo', {
      params: { tipo: 'pagamentos' },
    });
    expect([daBaixa.status, modelo.status]).toEqual([404, 200]);
    expect(modelo.texto).toContain(CABECALHO);
    const listas = await Promise.all(
      [praca.financeiro, operacao].map((quem) => chamar(palco(), quem, 'GET /importacoes', {})),
    );
    expect(listas.map(({ body: lista }) => lista.importacoes.some(({ tipo }) => tipo === 'pagamentos'))).toEqual([
      true,
      false,
    ]);
    const desfeita = await chamar(palco(), dono, 'POST /importacao/:id/desfazer', { params });
    expect([desfeita.status, desfeita.body.type]).toEqual([409, 'pagamento-nao-se-desfaz']);
  });
});
