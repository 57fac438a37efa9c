import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chegouPor, lembrarChegada } from '../../lib/depois';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';

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
