import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// The store is looked for once there is one.
import 'fake-indexeddb/auto';
import { consultas } from '../../lib/consultas';
import { idDoUsuario, type Sessao } from '../../lib/sessao';
import { banco } from '../../offline/banco';
import { criarPendente, type Pendente } from '../../offline/pendente';
import { sincronizar } from '../../offline/sincronizar';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, descricaoDe, digitar, tocar } from '../../test/produto';
import { INDICACAO, PRODUTO } from '../../test/registros';
import { sessaoDe } from '../../test/sessoes';
import { toastAberto } from '../../ui/toasts';

comProduto();
beforeEach(() => banco.pendentes.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await banco.pendentes.clear();
});

const DE_CAES = { ...PRODUTO, porte: null, opcao: null, energia_metabolizavel: 3800 };
const CRIAR = 'POST /prescrition/nova_prescricao_prescritor';
const dono = idDoUsuario(sessaoDe('prescritor') as unknown as Sessao);
const corpo = { id_produto: DE_CAES.id_produto, telefone: '(15) 91234-5678', email: 'ana@x', tutor_nome: 'Ana' };
const nova = criarPendente({ chave: 'k1', dono, corpo, produto: 'Fresh Meat', endereco: '' }, 1);
const recusada: Pendente = {
  ...nova,
  estado: 'recusada',
  motivo: 'Confira os campos destacados.',
  campos: { email: 'Email inválido' },
};

const abrir = (endereco: string, api = {}) =>
  abrirProduto(endereco, {
    como: 'prescritor',
    api: {
      'GET /products': [DE_CAES],
      'GET /dose': { formula: 1, responsavel: null },
      'GET /prescritions': { prescritions: [], proximo: null },
      ...api,
    },
  });

test('só com recusadas, a lista diz o que corrigir, campo por campo, e não promete enviar', async () => {
  await banco.pendentes.add(recusada);
  await abrir('/prescricoes');
  const secao = (await screen.findByText('Recusadas (1)')).closest('section') as HTMLElement;
  expect(secao.textContent).toContain('E-mail do tutor: Email inválido');
  expect(secao.textContent).not.toMatch(/Serão enviadas|Aguardando envio|campos destacados/);
  expect(within(secao).queryByText('Enviar agora')).toBeNull();
  expect(within(secao).getByText('Tentar de novo')).toBeTruthy();
});

test('entre as que aguardam, a recusada não é contada nem prometida', async () => {
  await banco.pendentes.bulkAdd([recusada, { ...nova, chave: 'k2', proximaEm: Date.now() + 60_000, tentativas: 1 }]);
  await abrir('/prescricoes');
  const secao = (await screen.findByText('Aguardando envio (1)')).closest('section') as HTMLElement;
  expect(secao.textContent).toContain('1 foi recusada');
  expect(within(secao).getByText('Enviar agora')).toBeTruthy();
});

test('a faixa diz que foi recusada, sem "Enviar agora"', async () => {
  localStorage.setItem('prescricoes', JSON.stringify([{ chave: 'k1', dono, estado: 'recusada', id_produto: 97 }]));
  await abrir('/contato');
  expect(await screen.findByText('1 indicação foi recusada.')).toBeTruthy();
  expect(screen.queryByText('1 indicação aguarda envio.')).toBeNull();
  expect(screen.queryByText('Enviar agora')).toBeNull();
});

test('recusada ao voltar a rede, o aviso diz qual campo', async () => {
  await abrir('/contato', {
    [CRIAR]: () => recusa('DADOS_INVALIDOS', { campos: { email: 'Email inválido' } }),
  });
  await banco.pendentes.add(nova);
  await act(() => sincronizar(dono, 'todas'));
  await waitFor(() =>
    expect(toastAberto()?.mensagem).toBe('Uma indicação foi recusada. E-mail do tutor: Email inválido.'),
  );
});

test('"Editar" marca o campo recusado; corrigido, a marca sai', async () => {
  const daRede = { ...recusada, corpo: { ...corpo, email: 'ana@example.com' } };
  await banco.pendentes.add({ ...daRede, campos: { email: 'Este e-mail não recebe mensagens' } });
  await abrir('/prescricoes/nova?pendente=k1');
  await screen.findByText('Quanto o pet come por dia?');
  await digitar({ 'Peso do pet': '30' });
  await act(async () => botao('Ativo').click());
  await act(async () => botao('Avançar').click());
  await screen.findByText('Quem recebe a indicação?');
  const email = campo(/^E-mail do tutor/);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(descricaoDe(email)).toContain('Este e-mail não recebe mensagens');
  await digitar({ 'E-mail do tutor (opcional)': 'ana.maria@example.com' });
  expect(email.getAttribute('aria-invalid')).not.toBe('true');
});

/** The refused one, opened with "Editar" at its last step, with a text that the notice above the form says. */
async function editarRecusada(criar: () => unknown) {
  await banco.pendentes.add({ ...recusada, motivo: 'Motivo de antes.', campos: {} });
  const endereco = '/prescricoes/nova?peso_pet=30&atividade=baixa&passo=tutor&pendente=k1';
  await abrir(endereco, { 'GET /products': [PRODUTO], [CRIAR]: criar });
  await screen.findByText('Motivo de antes.');
  await digitar({ 'E-mail do tutor (opcional)': 'ana@example.com' });
  await tocar('Enviar indicação');
}

test('corrigida e aceita, a página atrás do aviso do fim já não diz que foi recusada', async () => {
  await editarRecusada(() => ({ ...INDICACAO, codigo_prescricao: 'BCDF2345' }));
  await screen.findByText('Indicação realizada com sucesso!');
  expect(screen.queryByText('Motivo de antes.')).toBeNull();
  await waitFor(() => expect(screen.queryByText(/foi recusada/)).toBeNull());
  expect(await banco.pendentes.count()).toBe(0);
});

test('corrigida e recusada por outra coisa, só o motivo novo é dito', async () => {
  await editarRecusada(() => recusa('PRODUTO_INDISPONIVEL'));
  await screen.findByText(/não está mais disponível/);
  expect(screen.queryByText('Motivo de antes.')).toBeNull();
});

test('excluir uma que só existe aqui faz a pergunta de toda exclusão', async () => {
  await banco.pendentes.add(recusada);
  await abrir('/prescricoes');
  await screen.findByText('Recusadas (1)');
  await tocar('Excluir');
  await screen.findByText('Tem certeza que deseja deletar?');
});

const SENIORES = { ...PRODUTO, id_produto: 99, nome_curto: 'Seniores' };
const FILHOTES = { ...PRODUTO, id_produto: 98, nome_curto: 'Filhotes' };
const FEITA = { ...INDICACAO, codigo_prescricao: 'BCDF2345' };
const INDISPONIVEL = 'Este produto não está mais disponível para indicação. Escolha outro.';
const DOS_ADULTOS = '/prescricoes/nova?nome_curto=Adultos&peso_pet=10&atividade=baixa&passo=tutor';

/** At the last step with a product that is withdrawn before the server sees the recommendation. */
async function indicarOQueSai() {
  let saiu = false;
  const api = {
    'GET /products': () => (saiu ? [] : [PRODUTO]).concat(SENIORES, FILHOTES),
    [CRIAR]: ({ corpo: { id_produto } }: { corpo: Pendente['corpo'] }) =>
      saiu && id_produto === PRODUTO.id_produto ? recusa('PRODUTO_INDISPONIVEL') : FEITA,
  };
  const produto = await abrir(DOS_ADULTOS, api);
  await screen.findByText('Quem recebe a indicação?');
  await digitar({ 'Telefone do tutor': '15912345678', 'Anotações (opcional)': 'Duas refeições.' });
  saiu = true;
  return { ...produto, api };
}

/** The wizard is back at the first question that has no answer any more; the measures are still there. */
async function escolherSeniores() {
  await screen.findByText('Qual é a opção?');
  await tocar('Seniores');
  await screen.findByText('Quanto o pet come por dia?');
  await tocar('Avançar');
  await screen.findByText('Quem recebe a indicação?');
  expect(campo('Anotações (opcional)').value).toBe('Duas refeições.');
  expect(campo('Telefone do tutor').value).toBe('(15) 91234-5678');
  await tocar('Enviar indicação');
  await screen.findByText('Indicação realizada com sucesso!');
}

/** What was sent, one after the other: each time another recommendation. */
function exigirEnviadas(pedidos: { metodo: string; corpo: unknown; chave: string | null }[], produtos: number[]) {
  const enviadas = pedidos.filter(({ metodo }) => metodo === 'POST');
  const mesmas = { telefone: '(15) 91234-5678', anotacoes: 'Duas refeições.' };
  expect(enviadas.map(({ corpo }) => corpo)).toMatchObject(produtos.map((id_produto) => ({ id_produto, ...mesmas })));
  expect(new Set(enviadas.map(({ chave }) => chave)).size).toBe(produtos.length);
}

test('recusada com o formulário aberto, segue dali com outro produto e não deixa nada para trás', async () => {
  const { pedidos } = await indicarOQueSai();
  await tocar('Enviar indicação');
  const aviso = await screen.findByText(INDISPONIVEL);
  expect(aviso.closest('[role="alert"]')).toBeTruthy();
  expect(await banco.pendentes.toArray()).toMatchObject([{ estado: 'recusada' }]);
  await escolherSeniores();
  exigirEnviadas(pedidos, [PRODUTO.id_produto, SENIORES.id_produto]);
  expect(await banco.pendentes.count()).toBe(0);
});

test('recusada ao voltar a rede, diz o motivo; editada depois de recarregar, abre preenchida e segue', async () => {
  const antes = await indicarOQueSai();
  const semRede = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tocar('Enviar indicação');
  await screen.findByText(/^Prescrição salva apenas no dispositivo/);
  semRede.mockRestore();
  await act(() => sincronizar(dono, 'todas'));
  await screen.findByText('Esta indicação foi recusada');
  await tocar('Ver em Indicações Realizadas');
  const secao = (await screen.findByText('Recusadas (1)')).closest('section');
  expect(secao?.textContent).toContain(`Recusada${PRODUTO.nome}${INDISPONIVEL}`);
  exigirEnviadas(antes.pedidos, [PRODUTO.id_produto]);

  cleanup();
  consultas.clear();
  const { pedidos } = await abrir('/prescricoes', antes.api);
  await screen.findByText('Recusadas (1)');
  await tocar('Editar');
  await screen.findByText('Editar indicação');
  await escolherSeniores();
  exigirEnviadas(pedidos, [SENIORES.id_produto]);
  expect(await banco.pendentes.count()).toBe(0);
});
