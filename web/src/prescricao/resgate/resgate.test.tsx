import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chegouPor, lembrarChegada } from '../../lib/depois';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';
import { sessaoDe } from '../../test/sessoes';

comProduto();

const CODIGO = INDICACAO.codigo_prescricao ?? '';
const LINK = `/indicacao/${hashDaIndicacao(CODIGO, '15912345678')}`;
const COM_LOJA = {
  ...INDICACAO,
  status: 'Ativo - Aguardando compra',
  id_lojista: 13,
  vinculos: 2,
  shopkeeper: { id_shopkeeper: 13, nome_fantasia: 'Loja Prova', tipo: 'loja_fisica', disponivel: true },
  coupons: [{ id_coupon: 51, situacao: 'ativo', data_validade: '2099-01-01' }],
} as unknown as Prescricao;

test('o endereço cupom/prescricao também recebe um código; o próprio, já com loja, leva à indicação', async () => {
  const { chegarA, mudancas } = await abrirProduto('/cupom/prescricao', {
    como: 'tutor',
    api: { 'PUT /prescrition/:codigo/tutor': COM_LOJA, 'GET /prescrition/:id': COM_LOJA },
  });
  await digitar({ 'Código da indicação': CODIGO });
  await tocar('Resgatar indicação');
  await chegarA('/indicacao/codigo/41');
  expect(mudancas()).toMatchObject([{ caminho: `/prescrition/${CODIGO}/tutor` }]);
});

test('o QR de um cartão, aberto por quem ainda vai entrar, chega ao resgate com o código já escrito', async () => {
  const { chegarA, mudancas } = await abrirProduto(`/prescricoes/nova?codigo=${CODIGO}`, {
    api: { 'POST /login': sessaoDe('tutor'), 'PUT /prescrition/:codigo/tutor': SO_RESGATADA },
  });
  await chegarA('/login');
  await digitar({ 'E-mail': 'teresa@example.com', Senha: 'certa' });
  await tocar('Entrar');
  await chegarA(`/prescricoes/nova?codigo=${CODIGO}`);
  expect(campo('Código da indicação').value).toBe('BCDF-2345');
  await tocar('Resgatar indicação');
  await screen.findByText('Código resgatado, escolha uma loja parceira para gerar seu cupom.');
  await chegarA('/lojistas/41');
  expect(mudancas().at(-1)?.caminho).toBe(`/prescrition/${CODIGO}/tutor`);
});

test('o cartão cancelado diz a quem pedir outro; sem câmera o código se digita, ou se cola como veio', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: undefined }));
  const { mudancas } = await abrirProduto(`/prescricoes/nova?codigo=${CODIGO}`, {
    como: 'tutor',
    api: { 'PUT /prescrition/:codigo/tutor': () => recusa('CODIGO_CANCELADO') },
  });
  await tocar('Resgatar indicação');
  await screen.findByText('Este código foi cancelado. Peça outro a quem entregou o cartão.');
  await digitar({ 'Código da indicação': '' });
  await tocar('Ler o cartão com a câmera');
  await screen.findByText('Não encontramos uma câmera neste aparelho. Digite o código.');
  expect(campo('Código da indicação').disabled).toBe(false);
  for (const colado of [
    'Código: GHJK-6789',
    'Olá! Indiquei Fresh Meat. Código GHJK-6789: abra https://www.example.com/web/indicacao/abc',
    'https://indicabem.example.com/web/prescricoes/nova?codigo=GHJK6789',
  ]) {
    await digitar({ 'Código da indicação': '' });
    await digitar({ 'Código da indicação': colado });
    expect(campo('Código da indicação').value).toBe('GHJK-6789');
  }
  expect(mudancas().map(({ caminho }) => caminho)).toEqual([`/prescrition/${CODIGO}/tutor`]);
});

test('um link já resgatado por outra pessoa avisa e vai ao início', async () => {
  const { chegarA } = await abrirProduto(LINK, {
    como: 'tutor',
    api: { 'POST /prescrition/verificando_prescricao': () => recusa('INDICACAO_NAO_VINCULADA') },
  });
  await chegarA('/home');
  await screen.findByText('Indicação não vinculada a sua conta, entre em contato com o parceiro que fez a indicação');
});

test('sem rede, o link não é posto em dúvida: tenta-se de novo, e ele abre', async () => {
  let rede = false;
  await abrirProduto(LINK, {
    como: 'tutor',
    api: {
      'POST /prescrition/verificando_prescricao': () => (rede ? PREVIA : Promise.reject(new TypeError('sem rede'))),
    },
  });
  await screen.findByText('Tentar de novo');
  expect(document.body.textContent).not.toContain('Confira se o link veio inteiro');
  rede = true;
  await tocar('Tentar de novo');
  await screen.findByText('Resgatar indicação');
});

test('o parceiro que abre o link da própria indicação vê o detalhe dela', async () => {
  const { chegarA } = await abrirProduto(LINK, {
    como: 'prescritor',
    api: { 'POST /prescrition/verificando_prescricao': { id_prescricao: 41 }, 'GET /prescrition/:id': INDICACAO },
  });
  await chegarA('/indicacao/codigo/41');
});

test.each([
  [2, true],
  [0, false],
])('com %i trocas restantes, o detalhe oferece trocar a loja: %s', async (vinculos, oferece) => {
  await abrirProduto('/indicacao/codigo/41', {
    como: 'tutor',
    api: { 'GET /prescrition/:id': { ...COM_LOJA, vinculos } },
  });
  await screen.findByText('Ver cupom');
  expect(screen.queryByText('Trocar loja') !== null).toBe(oferece);
});

const PREVIA = { id_prescricao: null, resgatada: false, product: null, prescriber: { nome: 'Paula' } };
const SO_RESGATADA = { ...INDICACAO, id_lojista: null } as unknown as Prescricao;
const HASH = hashDaIndicacao(CODIGO, '15912345678');

test('quem acabou de se cadastrar pelo link já tem a indicação, e escolhe a loja; uma vez só', async () => {
  lembrarChegada(HASH, 11);
  const { chegarA, mudancas } = await abrirProduto(LINK, {
    como: 'tutor',
    api: { 'PUT /prescrition/:codigo/tutor': SO_RESGATADA, 'GET /prescrition/:id': SO_RESGATADA },
  });
  await chegarA('/lojistas/41');
  expect(mudancas()).toMatchObject([
    { caminho: `/prescrition/${CODIGO}/tutor`, corpo: { id_tutor: 11, telefone: '15912345678' } },
  ]);
  expect(chegouPor(HASH, 11)).toBe(false);
});

test('se alguém foi mais rápido, a frase de sempre', async () => {
  lembrarChegada(HASH, 11);
  const { chegarA } = await abrirProduto(LINK, {
    como: 'tutor',
    api: {
      'PUT /prescrition/:codigo/tutor': () => recusa('INDICACAO_NAO_VINCULADA'),
      'POST /prescrition/verificando_prescricao': () => recusa('INDICACAO_NAO_VINCULADA'),
    },
  });
  await chegarA('/home');
  await screen.findByText('Indicação não vinculada a sua conta, entre em contato com o parceiro que fez a indicação');
});

test.each([
  ['outra pessoa que se cadastrou', HASH, 99],
  ['quem se cadastrou por outro link', 'outro', 11],
])('%s antes nesta aba não resgata nada por ninguém', async (_, hash, quem) => {
  lembrarChegada(hash, quem);
  const { mudancas } = await abrirProduto(LINK, {
    como: 'tutor',
    api: { 'POST /prescrition/verificando_prescricao': PREVIA },
  });
  await screen.findByText('Resgatar indicação');
  expect(mudancas().filter(({ metodo }) => metodo === 'PUT')).toEqual([]);
});
