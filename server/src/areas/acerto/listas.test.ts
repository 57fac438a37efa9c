import { situacaoDoAcerto } from '@indica-bem/domain/acerto/regras';
import { beforeAll, describe, expect, test } from 'vitest';
import { abertoDa, abrirPraca, acertosDa, fechar, irPara, type Praca, ultimoDa, vender } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { desfazer } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { andarilho } from '../../test/rastro';
import { NA_SITUACAO, SITUACAO } from './situacao';

const palco = comPalco({ limites: false });
const { fazer } = andarilho(palco);
let praca: Praca;
let dono: Pessoa;
let agulha: Pessoa;

/** March: three stores, one of which has two lines. April: one undone, one with nothing above its own tenth. May open. */
beforeAll(async () => {
  praca = await abrirPraca(palco());
  dono = await criarAdmin(palco());
  agulha = await criarLojista(palco(), { nome_fantasia: 'Ágata Rações', razao_social: '=Comércio; "Ágata" Ltda' });
  const desfeita = await vender(palco(), praca);
  await vender(palco(), praca, { valor: 100.05 });
  await vender(palco(), praca, { loja: praca.outra });
  await vender(palco(), praca, { loja: agulha, valor: 80 });
  await em('2026-04-02T12:00:00-03:00');
  await fazer('POST /acertos/fechamento', praca.financeiro, { body: { mes: '2026-03' } });
  await palco().trabalhar();
  await desfazer(palco(), dono, desfeita.id);
  await vender(palco(), praca, { loja: praca.outra, desconto: 10 });
  await em('2026-05-02T12:00:00-03:00');
  await fechar(palco(), praca.financeiro, '2026-04');
  for (const valor of [10, 20, 30]) await vender(palco(), praca, { valor });
});

const em = (quando: string) => irPara(palco(), quando, praca.loja, praca.outra, agulha, praca.financeiro, dono);
const listar = async (query: object) => (await chamar(palco(), praca.financeiro, 'GET /acertos', { query })).body;
const ids = (lista: { id_acerto: number }[]) => lista.map(({ id_acerto }) => id_acerto);

describe('as listas da equipe', () => {
  test('os meses: o que é devido, o que foi pago, o que foi transportado, o que ainda se fecha', async () => {
    const { body } = await chamar(palco(), praca.financeiro, 'GET /acertos/meses', {});
    expect(body.a_fechar).toBe(null);
    expect(body.meses).toMatchObject([
      {
        mes: '2026-04',
        acertos: 2,
        compras: 1,
        ajustes: 1,
        a_pagar: { acertos: 0 },
        transportado: { acertos: 1, total: -14.5 },
      },
      { mes: '2026-03', acertos: 3, compras: 4, a_pagar: { acertos: 3 }, fechamento: { estado: 'concluido' } },
    ]);
    const pagina = await chamar(palco(), praca.financeiro, 'GET /acertos/meses', { query: { limite: 1 } });
    const cursor = pagina.body.proximo ?? '';
    const outra = await chamar(palco(), praca.financeiro, 'GET /acertos/meses', { query: { limite: 1, cursor } });
    expect([pagina, outra].map(({ body: { meses } }) => meses.map(({ mes }) => mes))).toEqual([
      ['2026-04'],
      ['2026-03'],
    ]);
    await em('2026-06-01T12:00:00-03:00');
    expect((await chamar(palco(), praca.financeiro, 'GET /acertos/meses', {})).body.a_fechar).toBe('2026-05');
    await em('2026-05-02T12:00:00-03:00');
  });

  test('por mês, situação e busca, página por página sem repetir nem pular', async () => {
    const { acertos: todos, totais } = await listar({ limite: 100 });
    expect(todos).toHaveLength(5);
    expect(totais).toMatchObject({ acertos: 5, pago: 0 });
    const vistos: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { acertos, proximo } = await listar({ limite: 2, ...(cursor && { cursor }) });
      vistos.push(...ids(acertos));
      cursor = proximo;
    }
    expect(vistos).toEqual(ids(todos));
    expect((await listar({ mes: '2026-03' })).acertos.map(({ loja }) => loja)[0]).toBe('Ágata Rações');
    expect((await listar({ busca: 'agata' })).acertos.map(({ id_lojista }) => id_lojista)).toEqual([agulha.id]);
    expect((await listar({ situacao: 'transportado' })).acertos.map(({ id_lojista }) => id_lojista)).toEqual([
      praca.loja.id,
    ]);
    expect((await listar({ situacao: 'sem_valor' })).acertos.map(({ id_lojista }) => id_lojista)).toEqual([
      praca.outra.id,
    ]);
    expect((await listar({ situacao: 'contestado' })).acertos).toEqual([]);
  });

  test('a situação que a lista filtra é a que ela mostra', async () => {
    const { rows } = await palco().pool.query<{ total: number; pago: boolean; situacao: string; filtro: boolean }>(
      `select a.total::int as total, p.id is not null as pago, ${SITUACAO} as situacao,
              case ${SITUACAO} ${(['a_pagar', 'pago', 'transportado', 'sem_valor'] as const)
                .map((situacao) => `when '${situacao}' then ${NA_SITUACAO[situacao]}`)
                .join(' ')} end as filtro
         from (values (5), (0), (-5)) a (total) cross join (values (null::int), (1)) p (id)
        where a.total > 0 or p.id is null`,
    );
    expect(rows.map(({ filtro }) => filtro)).toEqual(rows.map(() => true));
    expect(rows.map(({ situacao }) => situacao)).toEqual(rows.map(situacaoDoAcerto));
  });

  test('o que está em aberto, por mês da compra', async () => {
    const { body } = await chamar(palco(), praca.financeiro, 'GET /acertos/aberto', {});
    expect(body).toMatchObject({
      meses: [{ mes: '2026-05', terminou: false, compras: 3, valor: 60, parte_grupo: 3 }],
      ajustes: { ajustes: 0, parte_grupo: 0 },
    });
  });

  test('a planilha tem o que a lista tem, e nada nela vira fórmula', async () => {
    const { texto, headers } = await chamar(palco(), praca.financeiro, 'GET /acertos/csv', {
      query: { busca: 'ágata' },
    });
    expect(headers['content-type']).toContain('text/csv');
    const [cabecalho, linha, ...resto] = texto.replace('\ufeff', '').trim().split('\n');
    expect(cabecalho).toMatch(/^Mês;Loja;Razão social;CNPJ;Compras;/);
    expect(linha).toMatch(/^03\/2026;Ágata Rações;"'=Comércio; ""Ágata"" Ltda";/);
    expect(linha).toContain(';4,00;0,00;4,00;A pagar;');
    expect(resto).toEqual([]);
  });

  test('o que sai em planilha fica no registro: quem levou, e de qual acerto', async () => {
    const [acerto] = (await acertosDa(palco(), praca.loja)).acertos;
    const params = { id: acerto?.id_acerto ?? 0 };
    await chamar(palco(), praca.financeiro, 'GET /acertos/csv', { query: {} });
    await chamar(palco(), praca.loja, 'GET /acerto/:id/csv', { params });
    const { rows } = await palco().pool.query(
      'select conta_id, ato, objeto, objeto_id from auditoria order by id desc limit 2',
    );
    expect(rows).toEqual([
      { conta_id: praca.loja.id, ato: 'vendas-exportadas', objeto: 'acerto', objeto_id: params.id },
      { conta_id: praca.financeiro.id, ato: 'relatorio-baixado', objeto: 'relatorio', objeto_id: null },
    ]);
  });
});

describe('o que a loja lê', () => {
  test('as linhas página por página, por data, e a planilha com as mesmas', async () => {
    const [abril, marco] = (await acertosDa(palco(), praca.loja)).acertos;
    expect([abril?.mes, marco?.mes]).toEqual(['2026-04', '2026-03']);
    const params = { id: marco?.id_acerto ?? 0 };
    const uma = await chamar(palco(), praca.loja, 'GET /acerto/:id', { params, query: { limite: 1 } });
    const outra = await chamar(palco(), praca.loja, 'GET /acerto/:id', {
      params,
      query: { limite: 1, cursor: uma.body.proximo ?? '' },
    });
    expect([...uma.body.linhas, ...outra.body.linhas].map(({ valor }) => valor).sort()).toEqual([100.05, 289.9]);
    expect(outra.body.proximo).toBe(null);
    const { texto } = await chamar(palco(), praca.loja, 'GET /acerto/:id/csv', { params });
    const linhas = texto.replace('\ufeff', '').trim().split('\n');
    expect(linhas[0]).toMatch(
      /^Tipo;Data;Cupom;Produto;Funcionário;Valor da compra;Valor descontado;Parte da loja;Parte do grupo/,
    );
    expect(linhas.find((linha) => linha.includes('100,05'))).toMatch(
      /^Compra;10\/03\/2026;CP\w+;;Caio;100,05;15,01;10,01;5,00/,
    );
    const ajuste = await chamar(palco(), praca.loja, 'GET /acerto/:id/csv', { params: { id: abril?.id_acerto ?? 0 } });
    expect(ajuste.texto).toMatch(
      /Ajuste;02\/04\/2026;CP\w+;;Caio;-289,90;-43,49;-28,99;-14,50;Valor errado;10\/03\/2026;03\/2026/,
    );
  });

  test('o que está em aberto, página por página, do mais novo', async () => {
    const params = { id: praca.loja.id };
    const vistas: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { body } = await chamar(palco(), praca.loja, 'GET /shopkeeper/:id/acertos/aberto', {
        params,
        query: { limite: 1, ...(cursor && { cursor }) },
      });
      vistas.push(...body.linhas.map(({ id_coupon }) => id_coupon));
      cursor = body.proximo;
    }
    const { linhas, aberto } = await abertoDa(palco(), praca.loja);
    expect(vistas).toEqual(linhas.map(({ id_coupon }) => id_coupon));
    expect(aberto).toMatchObject({ compras: 3, parte_grupo: 3, anterior: -14.5, total: -11.5 });
  });

  test('nada do que é de outra loja', async () => {
    const { acerto } = await ultimoDa(palco(), agulha);
    for (const rota of ['GET /acerto/:id', 'GET /acerto/:id/csv'] as const)
      expect((await chamar(palco(), praca.loja, rota, { params: { id: acerto.id_acerto } })).status).toBe(404);
    for (const rota of ['GET /shopkeeper/:id/acertos', 'GET /shopkeeper/:id/acertos/aberto'] as const)
      expect((await chamar(palco(), praca.loja, rota, { params: { id: agulha.id } })).status).toBe(404);
  });
});

test('a vida da indicação conta do acerto da compra, e do que a descontou', async () => {
  const { rows } = await palco().pool.query<{ id: number }>(
    `select c.prescricao_id as id from cupom c join acerto_linha l on l.cupom_id = c.id where l.tipo = 'ajuste'`,
  );
  const { body } = await chamar(palco(), dono, 'GET /atendimento/indicacao/:id', { params: { id: rows[0]?.id ?? 0 } });
  const doAcerto = body.vida.filter(({ mes }) => mes !== null).map(({ tipo, mes }) => [tipo, mes]);
  expect(doAcerto).toEqual([
    ['acerto_ajustado', '2026-04'],
    ['acertada', '2026-03'],
  ]);
});

test('cada ato deixa uma linha na auditoria, e repetido nenhuma', async () => {
  const { acerto, linhas } = await ultimoDa(palco(), agulha);
  const pago = await fazer('POST /acertos/pagamentos', praca.financeiro, {
    body: { ids: [acerto.id_acerto], data_pagamento: '2026-05-01', referencia: 'segredo do banco' },
  });
  expect(pago.linha).toMatchObject({ objeto_id: acerto.id_acerto, valores: { data_pagamento: [null, '2026-05-01'] } });
  const pagamento = (await ultimoDa(palco(), agulha)).acerto.pagamento?.id_pagamento ?? 0;
  await fazer('POST /acertos/pagamento/:id/desfazer', praca.financeiro, {
    params: { id: pagamento },
    body: { motivo: 'segredo da equipe' },
  });
  const { body } = await fazer('POST /acerto/linha/:id/contestacao', agulha, {
    params: { id: linhas[0]?.id_linha ?? 0 },
    body: { texto: 'segredo da loja' },
  });
  const resposta = await fazer('POST /contestacao/:id/resposta', praca.financeiro, {
    params: { id: body.id_contestacao },
    body: { aceita: true, resposta: 'segredo dito à loja' },
  });
  expect(resposta.linha.valores).toEqual({ aceita: [null, true] });
  const arquivo = {
    nome: 'pagos.csv',
    bytes: Buffer.from('cnpj;mes;data_pagamento;referencia\r\n1;03/2026;01/05/2026;x'),
  };
  await fazer('POST /acertos/pagamentos/arquivo', praca.financeiro, { formulario: { arquivo } });
  await palco().trabalhar();
  const { rows } = await palco().pool.query(`select 1 from auditoria a where a::text like '%segredo%'`);
  expect(rows).toEqual([]);
});
