import 'fake-indexeddb/auto';
import { verConfiguracao } from '@indica-bem/domain/contato/chamadas';
import { listarProdutos } from '@indica-bem/domain/produto/chamadas';
import { hashKey } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consultas } from '../lib/consultas';
import { anotarResposta } from '../lib/online';
import { encerrarSessao, idDoUsuario, quemEntrou, type Sessao } from '../lib/sessao';
import { banco } from '../offline/banco';
import { criarPendente } from '../offline/pendente';
import { type Api, recusa } from '../test/api-de-mentira';
import { abrirProduto, botao, comProduto, digitar, tocar } from '../test/produto';
import { INDICACAO, LOJA, PRODUTO } from '../test/registros';
import { sessaoDe } from '../test/sessoes';

const TABELAS = ['pendentes', 'copias', 'portadores'] as const;
const limpar = () => Promise.all(TABELAS.map((tabela) => banco[tabela].clear()));

comProduto();
beforeEach(limpar);
afterEach(async () => {
  anotarResposta(true);
  await limpar();
});

const dono = idDoUsuario(sessaoDe('tutor') as unknown as Sessao);
const semRede = () => Promise.reject(new TypeError('Failed to fetch'));
const noDisco = async () => ({
  pendentes: await banco.pendentes.toArray(),
  copias: await banco.copias.toArray(),
  portadores: await banco.portadores.toArray(),
});

let cortada = false;
beforeEach(() => {
  cortada = false;
});
const DE_TODA_TELA = { 'GET /images-admin': [], 'GET /formula-do-bem': { kg: 0 }, 'GET /dose': { formula: 1 } };
const nadaDisso = () => recusa('NAO_ENCONTRADO');
/** The same answers behind a wire that can be cut, for whoever calls. */
function peloFio(api: Api): Api {
  const todas: Api = { ...DE_TODA_TELA, ...api, 'GET /.*': nadaDisso, 'HEAD /.*': nadaDisso };
  const responder = (dita: unknown, pedido: unknown[]) => (typeof dita === 'function' ? dita(...pedido) : dita);
  return Object.fromEntries(
    Object.entries(todas).map(([chamada, dita]) => [
      chamada,
      (...pedido: unknown[]) => (cortada ? semRede() : responder(dita, pedido)),
    ]),
  );
}

/** The network fails for a moment: what works without one is there at once, and hears it come back. */
async function piscarRede(quem: number): Promise<void> {
  act(() => anotarResposta(false));
  await waitFor(() => expect(localStorage.getItem('visto')).toBe(String(quem)));
  await act(async () => anotarResposta(true));
}

test('sem rede, o que foi visto antes aparece na primeira falha, sem esperar as outras tentativas', async () => {
  await import('../offline/ligar-offline');
  const dados = { id: 1, texto_sac: '<p>Ligue para nós</p>' };
  await banco.copias.put({ dono, chave: hashKey([verConfiguracao, {}]), dados, em: 1 });
  const { pedidos } = await abrirProduto('/contato', { como: 'tutor', api: { 'GET /setting/:id': semRede } });
  await screen.findByText('Ligue para nós');
  expect(pedidos.filter(({ caminho }) => caminho.startsWith('/setting/'))).toHaveLength(1);
});

const SELO = { selo: 'R460N3689MR9QQRK', numero: '4821', expira_em: '', segundos: 15 };
const CUPOM = {
  id_coupon: 51,
  codigo_coupon: 'CPM7KXR429',
  desconto: 10,
  data_validade: '2099-01-31',
  situacao: 'ativo',
  qr: null,
  prescrition: INDICACAO,
  shopkeeper: { ...LOJA, tipo: 'loja_fisica' },
};
const DO_TUTOR = peloFio({
  'GET /products': [{ ...PRODUTO, imagem_caminho: '/api/imagem/abc' }],
  'GET /prescritions': { prescritions: [INDICACAO], proximo: null },
  'GET /prescrition/:id': INDICACAO,
  'GET /coupon/:id': CUPOM,
  'GET /coupon/:id/selo': SELO,
});
const CATALOGO = '/catalogo?marca=formula&animal=cao&linha=fresh-meat';
const VISTO = /Sem conexão: mostrando o que foi visto em \d\d\/\d\d às \d\d:\d\d\./;

test('o tutor reabre sem rede o cupom, as indicações e o catálogo que já viu; o selo do QR não fica no aparelho', async () => {
  const antes = await abrirProduto('/cupom/ver/51', { como: 'tutor', api: DO_TUTOR });
  await screen.findByAltText(/^QR do cupom/);
  await antes.ir('/prescricoes');
  await screen.findByText(/: Ver indicação/);
  await antes.ir(CATALOGO);
  await screen.findByText('Ver produto');
  await piscarRede(dono);
  // The three, and the recommendation that the list tells whole.
  await waitFor(async () => expect(await banco.copias.count()).toBeGreaterThan(3));
  cleanup();
  consultas.clear();
  expect(JSON.stringify([await noDisco(), { ...localStorage }])).not.toContain(SELO.selo);

  cortada = true;
  const { ir, chegarA } = await abrirProduto('/cupom/ver/51', { como: 'tutor', api: DO_TUTOR });
  await screen.findByText('Sem internet: mostre o código');
  await screen.findByText(VISTO);
  const bilhete = screen.getByLabelText('Cupom').textContent;
  expect(bilhete).toContain('CPM7');
  expect(bilhete).toContain('No caixa, diga também os três últimos dígitos do seu CPF.');
  expect(screen.queryByAltText(/^QR do cupom/)).toBeNull();

  await ir('/prescricoes');
  await screen.findByText(/: Ver indicação/);
  await tocar(/: Ver indicação/);
  await chegarA('/indicacao/codigo/41');
  await screen.findByLabelText('Produto indicado');
  await screen.findByText(VISTO);
  await ir(CATALOGO);
  const card = (await screen.findByText('Ver produto')).closest('a');
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/api/imagem/abc');
  await screen.findByText(VISTO);
  cortada = false;
  act(() => anotarResposta(true));
  await waitFor(() => expect(screen.queryByText(VISTO)).toBeNull());
  expect(screen.getByText('Ver produto')).toBeTruthy();
});

const ANA = idDoUsuario(sessaoDe('prescritor') as unknown as Sessao);
const BIA = ANA + 1;
const daBia = () => {
  const sessao = sessaoDe('prescritor', 'token-da-bia');
  return { ...sessao, usuario: { ...sessao.usuario, id_prescriber: BIA } };
};
const corpo = { id_produto: PRODUTO.id_produto, telefone: '(15) 91234-5678', data: '2026-03-01' };
const daAna = criarPendente({ chave: 'k1', dono: ANA, corpo, produto: 'Fresh Meat', endereco: '' }, 1);
const LISTA = { 'GET /prescritions': { prescritions: [], proximo: null }, 'GET /products': [PRODUTO] };
const entrar = async (email: string) => {
  await digitar({ 'E-mail': email, Senha: 'certa' });
  await tocar('Entrar');
};

const CRIAR = 'POST /prescrition/nova_prescricao_prescritor';

/** Ana's list with one that waits, her copies and her token on the device, and no network. */
async function abrirSemRede(mais: Api = {}) {
  await banco.pendentes.add(daAna);
  await banco.copias.put({ dono: ANA, chave: hashKey([listarProdutos, {}]), dados: [PRODUTO], em: 1 });
  cortada = true;
  const api = peloFio({ ...LISTA, ...mais });
  const produto = await abrirProduto('/prescricoes', { como: 'prescritor', api });
  await screen.findByText('Aguardando envio (1)');
  await waitFor(async () => expect((await noDisco()).portadores).toMatchObject([{ dono: ANA }]));
  return produto;
}

test('a fila é de quem a escreveu: outra pessoa no mesmo aparelho não a vê nem a envia', async () => {
  const enviadas: [string, number | null][] = [];
  let quem: object = daBia();
  const { chegarA, ir, matarSessao } = await abrirSemRede({
    'POST /login': () => quem,
    [CRIAR]: ({ chave }: { chave: string }) => {
      enviadas.push([chave, quemEntrou()]);
      return INDICACAO;
    },
  });
  matarSessao('token-de-prescritor');
  cortada = false;
  act(() => anotarResposta(true));
  await chegarA('/login');
  await waitFor(async () => expect(await noDisco()).toMatchObject({ copias: [], portadores: [] }));

  await entrar('bia@example.com');
  await chegarA('/prescricoes');
  await screen.findByText('Você ainda não fez indicações');
  await piscarRede(BIA);
  expect(screen.queryByText(/aguarda(ndo)? envio/i)).toBeNull();
  expect(localStorage.getItem('prescricoes')).toBeNull();
  const { pendentes, copias } = await noDisco();
  expect(pendentes).toMatchObject([{ dono: ANA, estado: 'aguardando' }]);
  expect(copias.filter((copia) => copia.dono === ANA)).toEqual([]);

  act(encerrarSessao);
  await ir('/prescricoes');
  await chegarA('/login');
  quem = sessaoDe('prescritor', 'outro-token');
  await entrar('ana@example.com');
  await chegarA('/prescricoes');
  await piscarRede(ANA);
  await waitFor(async () => expect(await noDisco()).toMatchObject({ pendentes: [], portadores: [] }));
  expect(enviadas).toEqual([['k1', ANA]]);
});

test('sair com uma pendente pergunta; "Ficar" não apaga nada, "Sair mesmo" apaga tudo do aparelho', async () => {
  const { chegarA, onde } = await abrirSemRede();
  await waitFor(() =>
    expect(botao('Indicações Realizadas').textContent).toBe('Indicações Realizadas1 aguardando envio'),
  );
  const antes = await noDisco();
  await tocar('Sair');
  await screen.findByText('Sair sem enviar 1 indicação?');
  await tocar('Ficar');
  expect(onde()).toBe('/prescricoes');
  expect(await noDisco()).toEqual(antes);
  await tocar('Sair');
  await screen.findByText('Sair sem enviar 1 indicação?');
  await tocar('Sair mesmo');
  await chegarA('/login');
  await waitFor(async () => expect(await noDisco()).toEqual({ pendentes: [], copias: [], portadores: [] }));
  expect(localStorage.getItem('prescricoes')).toBeNull();
});
