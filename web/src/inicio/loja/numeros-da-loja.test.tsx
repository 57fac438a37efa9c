import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../../test/produto';

comProduto();

const NUMEROS = {
  hoje: { vendas: 1, valor: 289.9 },
  mes: { vendas: 12, valorDescontado: 1_234.5 },
  devido: { a_pagar: { acertos: 1, total: 45 }, aberto: { total: 7.25 } },
  ultimas: [
    {
      id_coupon: 77,
      codigo_coupon: 'BCDFGHJK23',
      data_efetivacao: '2026-03-09',
      efetivado_em: '2026-03-09T13:00:00.000Z',
      produto: 'Fresh Meat Cães Adultos',
      tutor: 'Teresa',
      valor: 289.9,
      valorDescontado: 28.99,
    },
  ],
};
const lido = (elemento: Element) => elemento.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('a loja vê primeiro o caixa, depois hoje, o mês, o que tem a receber e as últimas compras', async () => {
  await abrirProduto('/home', { como: 'lojista', api: { 'GET /shopkeeper/:id/inicio': NUMEROS } });
  const texto = lido((await screen.findByText('Últimas compras')).closest('main') ?? document.body);
  const partes = [
    'Validar desconto',
    'HojeR$ 289,901 venda',
    'Descontos do mêsR$ 1.234,5012 vendas',
    'A receberR$ 45,00Ainda sem fechar: R$ 7,25',
    'Últimas compras',
    'Fresh Meat · Cães adultos09/03/2026 · TeresaR$ 289,90−R$ 28,99',
  ];
  expect(partes.map((parte) => texto.indexOf(parte))).toEqual(
    partes.map((parte) => texto.indexOf(parte)).sort((a, b) => a - b),
  );
  expect(partes.filter((parte) => !texto.includes(parte))).toEqual([]);
  const leva = (nome: string) => screen.getByText(nome).closest('a')?.getAttribute('href');
  expect(['Hoje', 'A receber', 'Fresh Meat · Cães adultos'].map(leva)).toEqual([
    '/web/cupom/efetivados?periodo=hoje',
    '/web/acerto',
    '/web/cupom/ver/77',
  ]);
});

test('com tudo pago, o que se recebe é o que ainda não fechou', async () => {
  const devido = { ...NUMEROS.devido, a_pagar: { ...NUMEROS.devido.a_pagar, total: 0 } };
  const api = { 'GET /shopkeeper/:id/inicio': { ...NUMEROS, devido } };
  await abrirProduto('/home', { como: 'lojista', api });
  expect(lido((await screen.findByText('A receber')).closest('a') as Element)).toBe('A receberR$ 7,25Ainda sem fechar');
});

test('sem resposta, o caixa continua ali e os números se pedem de novo', async () => {
  let respondeu = false;
  const api = { 'GET /shopkeeper/:id/inicio': () => (respondeu ? NUMEROS : recusa('ERRO_INTERNO')) };
  await abrirProduto('/home', { como: 'lojista', api });
  await screen.findByText('Não conseguimos ler agora as vendas da loja.');
  expect(screen.getByText('Validar desconto').closest('a')).not.toBeNull();
  respondeu = true;
  await tocar('Tentar de novo');
  await screen.findByText('Últimas compras');
});
