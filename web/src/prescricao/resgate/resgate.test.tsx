import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  await tocar('Cadastrar');
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

test('o parceiro que abre o link da própria indicação vê o detalhe dela', async () => {
  const { chegarA } = await abrirProduto(LINK, {
    como: 'prescritor',
    api: { 'POST /prescrition/verificando_prescricao': { id_prescricao: 41 }, 'GET /prescrition/:id': INDICACAO },
  });
  await chegarA('/indicacao/codigo/41');
});

test.each([
  [2, ['Ver cupom', 'Trocar loja', 'Ver indicação']],
  [0, ['Ver cupom', 'Ver indicação']],
])('com %i trocas restantes, a lista oferece %j', async (vinculos, acoes) => {
  await abrirProduto('/indicacoes', {
    como: 'tutor',
    api: { 'GET /prescritions': { prescritions: [{ ...COM_LOJA, vinculos }], proximo: null } },
  });
  await screen.findByText('Ver cupom');
  const links = document.querySelectorAll('article a');
  expect([...links].map((link) => link.textContent)).toEqual(acoes);
});
