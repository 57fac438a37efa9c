import type { Acerto, Fechamento } from '@indica-bem/domain/acerto/formas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ACERTO, CONTESTADA, FECHAMENTO, MES, PAGO } from '../../test/acertos';
import { type Api, json, recusa } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, descricaoDe, digitar, tocar, tocarDuasVezes } from '../../test/produto';
import { perguntaAberta } from '../../ui/confirmar';

comProduto();
// A field that grows with its text asks for the page's fonts, which this window does not have.
beforeAll(() => void Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() }));
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T15:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const naTela = () => document.body.textContent?.replaceAll('\u00A0', ' ') ?? '';
const comoFinanceiro = (endereco: string, api: Api) =>
  abrirProduto(endereco, { como: 'indicabem', funcao: 'financeiro', api });

const OUTUBRO = {
  mes: '2026-10',
  terminou: true,
  compras: 30,
  valor: 900,
  valorDescontado: 120,
  parte_loja: 90,
  parte_grupo: 30,
  em_analise: { compras: 2, parte_grupo: 5 },
};
const ABERTO = {
  meses: [{ ...OUTUBRO, mes: '2026-11', terminou: false }, OUTUBRO, { ...OUTUBRO, mes: '2026-09', compras: 4 }],
  ajustes: { ajustes: 1, parte_grupo: -14.5 },
};
const responder = (sim: boolean) => act(async () => perguntaAberta()?.responder(sim));

/** A closing that is over at the second look. */
function fechando(fim: Partial<Fechamento>) {
  let pedido = false;
  let olhares = 0;
  const agora = (): Fechamento =>
    olhares > 0 ? { ...FECHAMENTO, ...fim } : { ...FECHAMENTO, estado: 'em_andamento', feitas: 3, acertos: 2 };
  return {
    'GET /acertos/aberto': ABERTO,
    'GET /acertos/meses': () => ({
      meses: pedido ? [{ ...MES, fechamento: agora() }] : [],
      proximo: null,
      a_fechar: pedido ? null : '2026-10',
    }),
    'POST /acertos/fechamento': () => {
      pedido = true;
      return agora();
    },
    'GET /acertos/fechamento/:mes': () => {
      olhares++;
      return agora();
    },
  } satisfies Api;
}

test('fechar diz o que entra e o que fica em aberto; com um não nada vai; com um sim mostra até o fim', async () => {
  const { mudancas } = await comoFinanceiro('/acertos', fechando({}));
  await screen.findByText('Outubro de 2026 terminou e ainda não foi fechado');
  await waitFor(() =>
    expect(naTela()).toContain('34 compras, R$ 60,00 do grupo. 4 compras em análise ficam em aberto.'),
  );
  await tocar('Fechar outubro de 2026');
  expect(perguntaAberta()?.texto?.replaceAll('\u00A0', ' ')).toBe(
    'Entram 34 compras, com R$ 60,00 do grupo, 4 delas de meses anteriores, e 1 ajuste de -R$ 14,50. Ficam em aberto 4 compras em análise. O que for fechado não muda mais; cada loja recebe um e-mail.',
  );
  await responder(false);
  expect(mudancas()).toEqual([]);
  await tocar('Fechar outubro de 2026');
  await responder(true);
  expect(await screen.findByText('Outubro de 2026 fechado: 12 acertos.')).toBeTruthy();
  expect(mudancas()).toMatchObject([{ caminho: '/acertos/fechamento', corpo: { mes: '2026-10' } }]);
  await waitFor(() => expect(screen.queryByText('Fechando outubro de 2026')).toBeNull());
});

test('as contestações que esperam são contadas de todos os meses, não só dos que estão à vista', async () => {
  await comoFinanceiro('/acertos', {
    'GET /acertos/aberto': ABERTO,
    'GET /acertos/meses': { meses: [MES], proximo: 'mais', a_fechar: null },
    'GET /contestacoes': { contestacoes: [CONTESTADA], proximo: 'mais', abertas: 3 },
  });
  expect(await screen.findByText('Contestações (3)')).toBeTruthy();
});

test('o que parou no meio diz até onde foi, e continua com um toque', async () => {
  const { mudancas } = await comoFinanceiro('/acertos', {
    'GET /acertos/aberto': ABERTO,
    'GET /acertos/meses': {
      meses: [{ ...MES, fechamento: { ...FECHAMENTO, estado: 'falhou', feitas: 7 } }],
      proximo: null,
      a_fechar: null,
    },
    'GET /acertos/fechamento/:mes': { ...FECHAMENTO, estado: 'falhou', feitas: 7 },
    'POST /acertos/fechamento': { ...FECHAMENTO, estado: 'em_andamento', feitas: 7 },
  });
  await screen.findByText(/O fechamento de outubro de 2026 parou antes do fim/);
  expect(naTela()).toContain('Foram vistas 7 de 12 lojas.');
  await tocarDuasVezes('Continuar');
  expect(mudancas()).toHaveLength(1);
});

test('o que não anda mais por um minuto, porque quem trabalhava se foi, também se continua', async () => {
  const andando = { ...FECHAMENTO, estado: 'em_andamento', feitas: 7 };
  const { mudancas } = await comoFinanceiro('/acertos', {
    'GET /acertos/aberto': ABERTO,
    'GET /acertos/meses': { meses: [{ ...MES, fechamento: andando }], proximo: null, a_fechar: null },
    'GET /acertos/fechamento/:mes': andando,
    'POST /acertos/fechamento': andando,
  });
  await screen.findByText('Fechando outubro de 2026');
  vi.setSystemTime(new Date('2026-11-16T15:02:00.000Z'));
  await screen.findByText('Continuar');
  await tocar('Continuar');
  expect(mudancas()).toMatchObject([{ corpo: { mes: '2026-10' } }]);
});

const OUTRA: Acerto = { ...ACERTO, id_acerto: 72, loja: 'Loja Outra', total: 1000.1 };
const lista = (acertos: Acerto[]): Api => ({
  'GET /acertos/meses': { meses: [MES], proximo: null, a_fechar: null },
  'GET /acertos': { acertos, proximo: null, totais: null },
});

test('os filtros estão no endereço e chegam ao servidor; só o que está a pagar se marca', async () => {
  const { pedidos } = await comoFinanceiro(
    '/acertos/lojas?mes=2026-10&situacao=contestado&busca=prova',
    lista([ACERTO, { ...PAGO, id_acerto: 73, loja: 'Loja Paga' }]),
  );
  await screen.findByText('Loja Paga');
  const { busca } = pedidos.find(({ caminho }) => caminho === '/acertos') ?? {};
  expect(Object.fromEntries(busca ?? [])).toMatchObject({ mes: '2026-10', situacao: 'contestado', busca: 'prova' });
  expect(screen.queryByLabelText('Selecionar Loja Prova')).not.toBeNull();
  expect(screen.queryByLabelText('Selecionar Loja Paga')).toBeNull();
});

test('vários se pagam de uma vez: a soma, a data conferida antes de ir, um envio só', async () => {
  const { mudancas } = await comoFinanceiro('/acertos/lojas', {
    ...lista([ACERTO, OUTRA]),
    'POST /acertos/pagamentos': { pagos: 1, ja_pagos: 1 },
  });
  await screen.findByText('Loja Outra');
  await tocar('Selecionar Loja Prova');
  await tocar('Selecionar os 2 desta lista');
  expect(naTela()).toContain('2 acertos selecionados · R$ 1.014,60');
  await tocar('Marcar como pago');
  const pergunta = within(await screen.findByRole('dialog'));
  expect(pergunta.getByText('Marcar 2 acertos como pagos?')).toBeTruthy();
  const confirmar = () => pergunta.getByRole('button', { name: 'Marcar como pago' });
  await digitar({ 'Data do pagamento': '17112026' });
  await act(async () => confirmar().click());
  expect(descricaoDe(campo('Data do pagamento'))).toBe('Data de pagamento no futuro');
  await digitar({ 'Data do pagamento': '02112026' });
  expect(descricaoDe(campo('Data do pagamento'))).toBe('Data de pagamento anterior ao fechamento, em 03/11/2026');
  expect(mudancas()).toEqual([]);
  await digitar({ 'Data do pagamento': '10112026', 'Referência (opcional)': ' Lote 7 ' });
  act(() => {
    confirmar().click();
    confirmar().click();
  });
  expect(await screen.findByText('1 acerto marcado como pago; 1 já estava pago.')).toBeTruthy();
  expect(mudancas()).toMatchObject([
    { caminho: '/acertos/pagamentos', corpo: { ids: [71, 72], data_pagamento: '2026-11-10', referencia: 'Lote 7' } },
  ]);
  await waitFor(() => expect(screen.queryByText(/acertos? selecionado/)).toBeNull());
});

const PAGO_ANTES = {
  id_acerto: 72,
  data_pagamento: '2026-11-10',
  referencia: 'Lote 7',
  pago_em: '2026-11-10T12:30:00.000Z',
  pago_por: 'Fábio',
};

test.each<[string, object, string, string]>([
  ['outra referência', { referencia: 'Pix 9' }, 'Pago em 10/11/2026, referência Pix 9', 'Lote 7'],
  ['a mesma data, sem referência', { referencia: null }, 'Pago em 10/11/2026, sem referência', ''],
  ['outra data', { data_pagamento: '2026-11-09', referencia: null }, 'Pago em 09/11/2026, sem referência', 'Lote 7'],
])(
  'já pago por um colega com %s: a pergunta dá lugar ao aviso, que espera ser lido',
  async (_, antes, frase, referencia) => {
    let pago = false;
    await comoFinanceiro('/acertos/lojas', {
      ...lista([]),
      'GET /acertos': () => ({ acertos: pago ? [] : [ACERTO, OUTRA], proximo: null, totais: null }),
      'POST /acertos/pagamentos': () => {
        pago = true;
        return json({ pagos: 1, ja_pagos: 1, pagos_antes: [{ ...PAGO_ANTES, ...antes }] });
      },
    });
    await screen.findByText('Loja Outra');
    await tocar('Selecionar Loja Prova');
    await tocar('Selecionar os 2 desta lista');
    await tocar('Marcar como pago');
    const pergunta = within(await screen.findByRole('dialog'));
    await digitar({ 'Data do pagamento': '10112026', 'Referência (opcional)': referencia });
    await act(async () => pergunta.getByRole('button', { name: 'Marcar como pago' }).click());
    const aviso = within(await screen.findByRole('dialog', { name: 'Confira no banco: já estava pago' }));
    await waitFor(() => expect(screen.queryByText('Selecionar Loja Outra')).toBeNull());
    const dito = naTela();
    expect(dito).toContain('1 acerto marcado como pago; 1 já estava pago.');
    expect(dito).toContain(`Você escreveu 10/11/2026, ${referencia ? 'referência Lote 7' : 'sem referência'}.`);
    expect(dito).toContain('Loja Outra, outubro de 2026: R$ 1.000,10');
    expect(dito).toContain(`${frase}. Registrado por Fábio em 10/11/2026, 09:30.`);
    expect(dito).toContain('o dinheiro pode ter ido duas vezes');
    await act(async () => aviso.getByRole('button', { name: 'Entendi' }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('já pago com a mesma data e referência: é dito com calma', async () => {
  await comoFinanceiro('/acertos/loja/71', {
    'GET /acerto/:id': { acerto: ACERTO, linhas: [], proximo: null },
    'POST /acertos/pagamentos': { pagos: 0, ja_pagos: 1, pagos_antes: [{ ...PAGO_ANTES, id_acerto: 71 }] },
  });
  await screen.findByText('Acerto de outubro de 2026');
  await tocar('Marcar como pago');
  const pergunta = within(await screen.findByRole('dialog'));
  await digitar({ 'Data do pagamento': '10112026', 'Referência (opcional)': ' Lote 7' });
  await act(async () => pergunta.getByRole('button', { name: 'Marcar como pago' }).click());
  expect(await screen.findByText('1 já estava pago.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('o que o servidor recusa de um campo é dito nele, e o que foi escrito fica', async () => {
  await comoFinanceiro('/acertos/loja/71', {
    'GET /acerto/:id': { acerto: ACERTO, linhas: [], proximo: null },
    'POST /acertos/pagamentos': () =>
      recusa('DADOS_INVALIDOS', { campos: { referencia: 'Não use caracteres invisíveis' } }),
  });
  await screen.findByText('Acerto de outubro de 2026');
  await tocar('Marcar como pago');
  const pergunta = within(await screen.findByRole('dialog'));
  await digitar({ 'Referência (opcional)': 'Lote' });
  await act(async () => pergunta.getByRole('button', { name: 'Marcar como pago' }).click());
  await waitFor(() => expect(descricaoDe(campo('Referência (opcional)'))).toContain('Não use caracteres invisíveis'));
  expect(campo('Referência (opcional)').value).toBe('Lote');
});

test('desfazer um pagamento pede o motivo, e depois o acerto está a pagar', async () => {
  let acerto = PAGO;
  const { mudancas } = await comoFinanceiro('/acertos/loja/71', {
    'GET /acerto/:id': () => ({ acerto, linhas: [], proximo: null }),
    'POST /acertos/pagamento/:id/desfazer': () => {
      acerto = ACERTO;
      return json(ACERTO);
    },
  });
  await screen.findByText('Desfazer pagamento');
  await tocar('Desfazer pagamento');
  const pergunta = within(await screen.findByRole('dialog'));
  const confirmar = () => pergunta.getByRole('button', { name: 'Desfazer pagamento' });
  await act(async () => confirmar().click());
  expect(await pergunta.findByText('Preencha este campo')).toBeTruthy();
  expect(mudancas()).toEqual([]);
  await digitar({ Motivo: 'Voltou do banco' });
  await act(async () => confirmar().click());
  expect(await screen.findByText('Marcar como pago')).toBeTruthy();
  expect(mudancas()).toMatchObject([
    { caminho: '/acertos/pagamento/5/desfazer', corpo: { motivo: 'Voltou do banco' } },
  ]);
});

test('respondida por um colega enquanto eu lia: a recusa diz, e fechada a pergunta ela não espera mais', async () => {
  let abertas = [CONTESTADA];
  await comoFinanceiro('/acertos/contestacoes', {
    'GET /contestacoes': () => ({ contestacoes: abertas, proximo: null, abertas: abertas.length }),
    'POST /contestacao/:id/resposta': () => {
      abertas = [];
      return recusa('CONTESTACAO_RESPONDIDA');
    },
  });
  await screen.findByText('O valor era outro.');
  await tocar('Recusar');
  const pergunta = within(await screen.findByRole('dialog'));
  await digitar({ 'Frase para a loja': 'A nota confere.' });
  await act(async () => pergunta.getByRole('button', { name: 'Recusar contestação' }).click());
  expect(await pergunta.findByText('Esta contestação já foi respondida.')).toBeTruthy();
  await act(async () => pergunta.getByRole('button', { name: 'Voltar' }).click());
  await act(async () => (await screen.findByRole('button', { name: 'Sair sem salvar' })).click());
  expect(await screen.findByText('Nenhuma contestação aberta')).toBeTruthy();
});
