import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, tocar, tocarDuasVezes } from '../../test/produto';
import { TUTOR } from '../../test/registros';
import { sessaoDe } from '../../test/sessoes';
import { perguntaAberta } from '../../ui/confirmar';

comProduto();

const tutor = (id_tutor: number, nome: string, situacao = 'convidada') => ({
  id_tutor,
  nome,
  cpf: null,
  email: `t${id_tutor}@example.com`,
  telefone: null,
  data_nascimento: null,
  situacao,
  pediu_exclusao: false,
});
const ANA = tutor(1, 'Ana Lima');
const BIA = tutor(2, 'Bia Rosa', 'ativa');
const CAIO = tutor(3, 'Caio Melo', 'suspensa');

const LISTAS: Api = {
  'GET /usuarios/contagem': { tutor: 3, prescritor: 1, lojista: 0 },
  'GET /tutors': ({ busca }: { busca: URLSearchParams }) => ({
    tutors: [ANA, BIA, CAIO].filter(({ nome }) => nome.startsWith(busca.get('busca') ?? '')),
    total: null,
    proximo: null,
  }),
  'GET /prescribers': { prescribers: [], total: null, proximo: null },
};

async function abrir(api: Api = {}, funcao: Funcao = 'operacao') {
  localStorage.setItem('usuario', JSON.stringify({ ...sessaoDe('indicabem'), funcao }));
  const produto = await abrirProduto('/usuarios', { api: { ...LISTAS, ...api } });
  await screen.findByText('Ana Lima');
  return { ...produto, enviados: () => produto.mudancas().map(({ corpo }) => corpo) };
}

const marcar = (rotulo: string) => act(async () => void fireEvent.click(campo(rotulo)));
const responder = (sim: boolean) => act(async () => perguntaAberta()?.responder(sim));
const TODOS = 'Selecionar todos desta página';

test('a barra diz quantas pessoas, pergunta com o número, e com um não nada vai', async () => {
  const { enviados } = await abrir();
  expect(screen.queryByLabelText('Pessoas selecionadas')).toBeNull();
  await marcar('Selecionar Ana Lima');
  expect(screen.getByText('1 pessoa selecionada')).toBeTruthy();
  expect([campo(TODOS).checked, campo(TODOS).indeterminate]).toEqual([false, true]);
  await marcar(TODOS);
  expect(screen.getByText('3 pessoas selecionadas')).toBeTruthy();
  expect([campo(TODOS).checked, campo(TODOS).indeterminate]).toEqual([true, false]);
  await tocar('Suspender');
  expect(perguntaAberta()).toMatchObject({ titulo: 'Suspender 3 contas?', confirmar: 'Suspender', perigo: true });
  await responder(false);
  expect(enviados()).toEqual([]);
  await marcar(TODOS);
  expect(screen.queryByLabelText('Pessoas selecionadas')).toBeNull();
});

test('dois toques são um envio; quem ficou de fora é dito por nome e motivo, até ser lido', async () => {
  const ignorados = [
    { id: 2, motivo: 'já tem acesso' },
    { id: 3, motivo: 'conta suspensa' },
  ];
  const { enviados } = await abrir({ 'POST /usuarios/em-lote': { feitos: 1, ignorados } });
  await marcar(TODOS);
  await tocarDuasVezes('Reenviar convites');
  expect(perguntaAberta()?.titulo).toBe('Reenviar o convite para 3 contas?');
  await responder(true);
  await screen.findByText('1 convite enviado. 2 ficaram de fora:');
  expect(enviados()).toEqual([{ acao: 'convidar', ids: [1, 2, 3] }]);
  // The page goes to what it has to say.
  expect(document.activeElement?.textContent).toMatch(/^1 convite enviado/);
  expect(screen.getByText('já tem acesso').parentElement?.textContent).toBe('já tem acesso: Bia Rosa');
  expect(screen.getByText('conta suspensa').parentElement?.textContent).toBe('conta suspensa: Caio Melo');
  expect(screen.queryByLabelText('Pessoas selecionadas')).toBeNull();
  await tocar('Entendi');
  expect(screen.queryByText('já tem acesso')).toBeNull();
});

test('o que não deu certo deixa a seleção como estava', async () => {
  await abrir({ 'POST /usuarios/em-lote': recusa('COTA_DE_CONVITES_EM_LOTE') });
  await marcar('Selecionar Ana Lima');
  await tocar('Reenviar convites');
  await responder(true);
  await screen.findByText(/convites em lote hoje/);
  expect(screen.getByText('1 pessoa selecionada')).toBeTruthy();
});

test('a seleção atravessa as buscas, dizendo quantas não se veem, e acaba com outro tipo', async () => {
  await abrir();
  await marcar('Selecionar Ana Lima');
  await act(async () => void fireEvent.change(campo('Buscar'), { target: { value: 'Bia' } }));
  await waitFor(() => expect(screen.queryByText('Ana Lima')).toBeNull());
  await screen.findByText('Bia Rosa');
  expect(screen.getByText('1 pessoa selecionada').parentElement?.textContent).toBe(
    '1 pessoa selecionada · 1 fora desta lista',
  );
  await tocar('Parceiros');
  await waitFor(() => expect(screen.queryByLabelText('Pessoas selecionadas')).toBeNull());
});

describe('abrir uma pessoa e voltar', () => {
  const FICHA = { 'GET /tutor/:id': { ...TUTOR, id_tutor: 1, nome: 'Ana Lima' }, 'DELETE /tutor/:id': {} };
  async function irEVoltar(produto: Awaited<ReturnType<typeof abrir>>, lista = '/usuarios') {
    const abre = await screen.findByLabelText('Editar Ana Lima');
    await act(async () => void fireEvent.click(abre));
    await screen.findByLabelText('Nome');
    await produto.voltar();
    await produto.chegarA(lista);
    await screen.findByText('Ana Lima');
  }

  test('acha a seleção como estava, com as mesmas buscas', async () => {
    const produto = await abrir(FICHA);
    await marcar('Selecionar Ana Lima');
    await marcar('Selecionar Caio Melo');
    await irEVoltar(produto);
    expect(screen.getByText('2 pessoas selecionadas')).toBeTruthy();
    expect([campo('Selecionar Ana Lima').checked, campo('Selecionar Bia Rosa').checked]).toEqual([true, false]);
    await act(async () => void fireEvent.change(campo('Buscar'), { target: { value: 'Ana' } }));
    await produto.chegarA('/usuarios?busca=Ana');
    await irEVoltar(produto, '/usuarios?busca=Ana');
    expect(screen.getByText('2 pessoas selecionadas').parentElement?.textContent).toBe(
      '2 pessoas selecionadas · 1 fora desta lista',
    );
  });

  test('com outra lista a seleção não volta, e depois de um ato também não', async () => {
    const produto = await abrir({ ...FICHA, 'POST /usuarios/em-lote': { feitos: 1, ignorados: [] } });
    await marcar('Selecionar Caio Melo');
    const abre = await screen.findByLabelText('Editar Ana Lima');
    await act(async () => void fireEvent.click(abre));
    await screen.findByLabelText('Nome');
    await produto.ir('/usuarios?ordem=-nome');
    await screen.findByText('Ana Lima');
    expect(screen.queryByLabelText('Pessoas selecionadas')).toBeNull();
    await marcar('Selecionar Caio Melo');
    await tocar('Reativar');
    await responder(true);
    await waitFor(() => expect(screen.queryByLabelText('Pessoas selecionadas')).toBeNull());
    await irEVoltar(produto, '/usuarios?ordem=-nome');
    expect(screen.queryByLabelText('Pessoas selecionadas')).toBeNull();
  });

  test('quem foi excluído na própria ficha já não está na seleção', async () => {
    const produto = await abrir(FICHA);
    await marcar('Selecionar Ana Lima');
    await marcar('Selecionar Caio Melo');
    const abre = await screen.findByLabelText('Editar Ana Lima');
    await act(async () => void fireEvent.click(abre));
    await screen.findByLabelText('Nome');
    await tocar(/^Excluir/);
    await responder(true);
    await produto.chegarA('/usuarios');
    expect(await screen.findByText('1 pessoa selecionada')).toBeTruthy();
  });
});

test('exportar baixa o arquivo dos escolhidos e mantém a seleção', async () => {
  const endereco = vi.fn(() => 'blob:selecao');
  class ComArquivos extends URL {
    static override createObjectURL = endereco;
    static override revokeObjectURL = () => undefined;
  }
  vi.stubGlobal('URL', ComArquivos);
  const csv = () => new Response('Ordem;Nome', { headers: { 'content-type': 'text/csv' } });
  const { pedidos } = await abrir({ 'GET /usuarios/selecao': csv }, 'financeiro');
  await marcar('Selecionar Bia Rosa');
  await marcar('Selecionar Caio Melo');
  await tocar('Exportar');
  await waitFor(() => expect(endereco).toHaveBeenCalled());
  const pedido = pedidos.find(({ caminho }) => caminho === '/usuarios/selecao');
  expect(Object.fromEntries(pedido?.busca ?? [])).toEqual({ perfil: 'tutor', ids: '2,3' });
  expect(screen.getByText('2 pessoas selecionadas')).toBeTruthy();
});

test.each<[Funcao, string[]]>([
  ['dono', ['Reenviar convites', 'Suspender', 'Reativar', 'Exportar']],
  ['operacao', ['Reenviar convites', 'Suspender', 'Reativar', 'Exportar']],
  ['financeiro', ['Exportar']],
])('%s vê %j', async (funcao, botoes) => {
  await abrir({}, funcao);
  await marcar('Selecionar Ana Lima');
  const barra = screen.getByLabelText('Pessoas selecionadas');
  const nomes = [...barra.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(nomes).toEqual(['Limpar', ...botoes]);
  expect(botao('Exportar')).toBeTruthy();
});

test.each<Funcao>(['atendimento', 'leitura'])('%s não seleciona ninguém', async (funcao) => {
  await abrir({}, funcao);
  expect(screen.queryByLabelText(TODOS)).toBeNull();
  expect(screen.queryByLabelText('Selecionar Ana Lima')).toBeNull();
});
