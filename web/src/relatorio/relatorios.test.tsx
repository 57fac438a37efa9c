import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, descricaoDe, digitar, tocar, tocarDuasVezes } from '../test/produto';

comProduto();
afterEach(() => void vi.restoreAllMocks());

const UMA = {
  colunas: [
    { chave: 'ordem', titulo: 'Ordem' },
    { chave: 'codigo', titulo: 'Código' },
  ],
  reports: [{ ordem: '1', codigo: 'BCDF2345' }],
  total: 1,
  ha_mais: false,
};
const NENHUMA = { ...UMA, reports: [], total: 0 };
const BILHETE = '/api/reports/bilhete/uma-vez';

async function abrir(onde: string) {
  const api: Api = {
    // Nothing happened in May 2020.
    'GET /reports': ({ busca }: { busca: URLSearchParams }) =>
      busca.get('data_referencia_inicio') === '2020-05-01' ? NENHUMA : UMA,
    'POST /reports/bilhete': { endereco: BILHETE },
  };
  const produto = await abrirProduto(onde, { como: 'indicabem', api });
  await screen.findByLabelText('Relatório');
  const pedidas = () =>
    produto.pedidos
      .filter(({ metodo, caminho }) => metodo === 'GET' && caminho === '/reports')
      .map(({ busca }) => Object.fromEntries(busca));
  return { ...produto, pedidas };
}

test('o que falta se diz pelo nome, o período ao contrário no campo, o vazio na prévia; o endereço guarda o pedido', async () => {
  const { onde, pedidas, mudancas } = await abrir('/relatorios?tipo=9');
  screen.getByText('Falta preencher: de quem.');
  expect(botao('Gerar relatório').getAttribute('aria-disabled')).toBe('true');
  expect(pedidas()).toEqual([]);
  await digitar({ 'Cadastros de': 'shopkeeper' });
  await screen.findByText('Prévia');
  expect(onde()).toBe('/relatorios?tipo=9&perfil=shopkeeper');
  await digitar({ Relatório: '' });
  screen.getByText('Falta preencher: relatório, mês inicial e mês final.');
  expect(screen.queryByText('Prévia')).toBeNull();

  await digitar({ Relatório: '5', 'Mês inicial': '052020', 'Mês final': '042020' });
  expect(descricaoDe(campo('Mês final'))).toBe('');
  await act(async () => void fireEvent.blur(campo('Mês final')));
  expect(descricaoDe(campo('Mês final'))).toBe('O mês final vem antes do inicial');
  await tocar('Gerar relatório');
  expect([pedidas().length, mudancas()]).toEqual([1, []]);
  await digitar({ 'Mês final': '062020' });
  await screen.findByText('Nenhuma linha neste pedido');
  expect(descricaoDe(campo('Mês final'))).toBe('');
  expect(onde()).toBe('/relatorios?tipo=5&inicio=2020-05&fim=2020-06');
  expect(pedidas()).toEqual([
    { tipo_report: '9', perfil: 'shopkeeper', limite: '10' },
    { tipo_report: '5', data_referencia_inicio: '2020-05-01', data_referencia_fim: '2020-06-01', limite: '10' },
  ]);
});

test('dois toques salvam um arquivo; depois as datas se limpam, e o tipo fica', async () => {
  const salvos: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) salvos.push(new URL(this.href).pathname);
  });
  const { onde, mudancas } = await abrir('/relatorios?tipo=8&perfil=veterinario&inicio=2026-03&fim=2026-04');
  await screen.findByText('Prévia');
  await tocarDuasVezes('Gerar relatório');
  await screen.findByText('relatorio salvo com sucesso');
  expect(salvos).toEqual([BILHETE]);
  expect(mudancas().map(({ corpo }) => corpo)).toEqual([
    {
      tipo_report: '8',
      perfil: 'veterinario',
      data_referencia_inicio: '2026-03-01',
      data_referencia_fim: '2026-04-01',
    },
  ]);
  expect(['Relatório', 'Tipo de parceiro', 'Mês inicial', 'Mês final'].map((nome) => campo(nome).value)).toEqual([
    ...['8', 'veterinario'],
    ...['', ''],
  ]);
  await waitFor(() => expect(onde()).toBe('/relatorios?tipo=8&perfil=veterinario'));
  screen.getByText('Falta preencher: mês inicial e mês final.');
});
