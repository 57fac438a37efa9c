import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { ENCERRADA, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, comProduto, tocar, tocarDuasVezes } from '../../test/produto';
import { INDICACAO } from '../../test/registros';
import { LADO_A_LADO } from '../../ui/lista/use-aberta';

comProduto();
// What other tests left on this device to be sent stands above the list.
beforeEach(async () => {
  const { banco } = await import('../../offline/banco');
  await Promise.all(banco.tables.map((tabela) => tabela.clear()));
});
afterEach(() => vi.restoreAllMocks());

const PENDENTE: Prescricao = {
  ...INDICACAO,
  id_prescricao: 50,
  codigo_prescricao: 'PNDT2345',
  status: 'Pendente - Aguardando cadastro',
  id_tutor: null,
  tutor: null,
  tutor_nome: 'Ana',
  pet_nome: 'Thor',
  email: 'ana@example.com',
};
const COMPRADA: Prescricao = {
  ...INDICACAO,
  id_prescricao: 40,
  codigo_prescricao: 'CMPR2345',
  status: 'Finalizado - Realizou a compra',
  data: '2026-02-20',
  data_ativacao: '2026-02-25',
};
const pagina = (prescritions: Prescricao[], proximo: string | null = null) => ({ prescritions, proximo });
const abrir = (endereco: string, lista: Prescricao[] | Api[string], api: Api = {}) =>
  abrirProduto(endereco, {
    como: 'prescritor',
    api: { 'GET /prescritions': Array.isArray(lista) ? pagina(lista) : lista, ...api } as Api,
  });
const grupos = () =>
  [...document.querySelectorAll('main section')]
    .filter(({ children }) => [...children].some(({ tagName }) => tagName === 'UL'))
    .map((grupo) => [
      grupo.querySelector('h2')?.textContent?.trim(),
      [...grupo.querySelectorAll('h3')].map((nome) => nome.textContent?.split(':')[0]),
    ]);
/** A window as wide as list and detail need. */
const comJanelaLarga = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media === LADO_A_LADO,
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

test('sem indicações, a lista convida para a primeira', async () => {
  const { chegarA } = await abrirProduto('/indicacoes', {
    como: 'prescritor',
    api: { 'GET /prescritions': { prescritions: [], proximo: null }, 'GET /products': { products: [], proximo: null } },
  });
  await screen.findByText('Fazer a primeira indicação');
  await tocar('Fazer a primeira indicação');
  await chegarA('/prescricoes/nova');
});

test('uma lista que cabe na página vem por situação, com quantas há em cada', async () => {
  await abrir('/indicacoes', [PENDENTE, INDICACAO, COMPRADA, { ...INDICACAO, id_prescricao: 39, status: VENCIDA }]);
  await screen.findByText('4 indicações');
  expect(grupos()).toEqual([
    ['Sem resgate 1', ['Thor, de Ana']],
    ['Sem loja 1', ['Teresa']],
    ['Compradas 1', ['Teresa']],
    ['Vencidas 1', ['Teresa']],
  ]);
  const linha = screen.getByText(/Abrir indicação PNDT-2345/).closest('a');
  expect(linha?.getAttribute('href')).toBe('/web/indicacao/codigo/50');
});

test('de uma lista maior cada situação se pede à parte, e o grupo não diz quantas há', async () => {
  const pedidos: string[] = [];
  await abrir('/indicacoes', ({ busca }: { busca: URLSearchParams }) => {
    const status = busca.get('status');
    pedidos.push(`${status} ${busca.get('limite')}`);
    if (status === null) return pagina([PENDENTE], 'mais');
    if (status === PENDENTE.status) return pagina([PENDENTE], 'mais');
    return status === COMPRADA.status ? pagina([COMPRADA]) : pagina([]);
  });
  await screen.findByText('Ver todas por data');
  expect(grupos()).toEqual([
    ['Sem resgate · 5 mais recentes', ['Thor, de Ana']],
    ['Compradas 1', ['Teresa']],
  ]);
  expect(pedidos).toContain('Pendente - Aguardando cadastro 5');
  expect(botao('Ver todas').getAttribute('href')).toBe('/web/indicacoes?status=pendente');
  expect(botao('Ver todas por data').getAttribute('href')).toBe('/web/indicacoes?status=todas');
});

test('com filtro vem por mês, e cada linha diz a situação onde há várias', async () => {
  await abrir('/indicacoes?status=todas', [PENDENTE, COMPRADA]);
  await screen.findByText('2 indicações');
  expect(grupos().map(([nome]) => nome)).toEqual(['Março de 2026', 'Fevereiro de 2026']);
  const linhas = [...document.querySelectorAll('main li')].filter((linha) => linha.querySelector('h3'));
  expect(linhas.map((linha) => linha.textContent)).toEqual([
    expect.stringContaining('Sem resgate'),
    expect.stringContaining('Comprada'),
  ]);
});

test('quem vem de um número do início vê que são as de 60 dias, e pode ver as outras', async () => {
  const buscas: string[] = [];
  const { onde } = await abrir('/indicacoes?status=pendente&so=esperando', ({ busca }: { busca: URLSearchParams }) => {
    buscas.push(busca.get('esperando') ?? '');
    return pagina([PENDENTE]);
  });
  await screen.findByText('Só as dos últimos 60 dias, como no início.');
  expect(buscas).toEqual(['S']);
  await tocar('Mostrar as mais antigas também');
  await waitFor(() => expect(onde()).toBe('/indicacoes?status=pendente'));
});

test('reenvia na linha: dois toques são um, e depois do limite o botão diz por que não', async () => {
  let vezes = 0;
  const { mudancas } = await abrir('/indicacoes', [PENDENTE], {
    'POST /prescrition/:id/reenviar_prescricao': () => (++vezes > 1 ? recusa('REENVIO_ESGOTADO') : {}),
  });
  const confirmar = async () => {
    const pergunta = (await screen.findByText('Deseja reenviar os dados da indicação?')).closest('[role="dialog"]');
    const sim = within(pergunta as HTMLElement).getByText('Reenviar');
    await act(async () => {
      fireEvent.click(sim);
      fireEvent.click(sim);
    });
  };
  await screen.findByLabelText('Reenviar a Thor, de Ana por e-mail');
  await tocarDuasVezes('Reenviar a Thor, de Ana por e-mail');
  await confirmar();
  await screen.findByText('reenviada agora');
  expect(mudancas()).toHaveLength(1);
  await tocar('Reenviar a Thor, de Ana por e-mail');
  await confirmar();
  await screen.findByText('reenviada 3 vezes hoje');
  const parado = screen.getByLabelText(/Já foi reenviada 3 vezes hoje/);
  expect(parado.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(parado);
  expect(screen.queryByText('Deseja reenviar os dados da indicação?')).toBeNull();
  expect(mudancas()).toHaveLength(2);
});

test('a comprada oferece repetir a ração, sem nada do tutor', async () => {
  await abrir('/indicacoes', [COMPRADA]);
  const repetir = await screen.findByLabelText('Repetir a ração de Teresa em outra indicação');
  expect(repetir.getAttribute('href')).toMatch(/^\/web\/prescricoes\/nova\?especie=cao&/);
});

test('em janela larga a linha abre ao lado pelo endereço; outra toma o lugar, e Voltar fecha', async () => {
  comJanelaLarga();
  const { onde, voltar } = await abrir('/indicacoes', [PENDENTE, COMPRADA], {
    'GET /prescrition/:id': ({ caminho }: { caminho: string }) => (caminho.endsWith('/50') ? PENDENTE : COMPRADA),
  });
  await screen.findByText('Escolha uma indicação da lista para ver tudo dela aqui.');
  await tocar(/Abrir indicação PNDT-2345/);
  await waitFor(() => expect(onde()).toBe('/indicacoes?aberta=50'));
  const detalhe = () => document.querySelector<HTMLElement>('[data-detalhe]');
  await waitFor(() => expect(within(detalhe() as HTMLElement).getByText('PNDT-2345')).toBeTruthy());
  expect(document.activeElement?.textContent).toBe('Indicação');
  expect(
    screen
      .getByText(/Abrir indicação PNDT-2345/)
      .closest('a')
      ?.getAttribute('aria-current'),
  ).toBe('true');

  await tocar(/Abrir indicação CMPR-2345/);
  await waitFor(() => expect(within(detalhe() as HTMLElement).getByText('CMPR-2345')).toBeTruthy());
  await voltar();
  await waitFor(() => expect(onde()).toBe('/indicacoes'));
  expect(detalhe()).toBeNull();
  expect(document.activeElement?.textContent).toContain('CMPR-2345');
});

test('um endereço com a aberta, recarregado, abre as duas partes; fechar deixa a lista', async () => {
  comJanelaLarga();
  const { onde } = await abrir('/indicacoes?aberta=50', [PENDENTE], { 'GET /prescrition/:id': PENDENTE });
  await screen.findByText('PNDT-2345', { selector: 'strong' });
  await tocar('Fechar');
  await waitFor(() => expect(onde()).toBe('/indicacoes'));
});

test('a de quem excluiu a conta tem o seu grupo e o seu filtro, diz por quê, e nada a fazer', async () => {
  const tutor = { nome: 'Tutor excluído', cpf: null };
  const semTutor = {
    ...COMPRADA,
    status: ENCERRADA,
    data_ativacao: null,
    tutor,
    pet_nome: null,
    email: 'a@example.com',
  };
  await abrir('/indicacoes', [PENDENTE, semTutor]);
  await screen.findByText('A conta do tutor foi excluída');
  expect(grupos()).toContainEqual(['Encerradas 1', ['Tutor excluído']]);
  const linha = screen.getByText('Tutor excluído').closest('li') as HTMLElement;
  for (const nome of ['Reenviar', 'Repetir', 'WhatsApp']) expect(within(linha).queryByText(nome)).toBeNull();
  screen.getByRole('button', { name: 'Encerradas' });
});
