import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ACERTO, LINHA, PAGO } from '../../test/acertos';
import { abrirProduto, comProduto } from '../../test/produto';

comProduto();

const naTela = () => document.body.textContent?.replaceAll('\u00A0', ' ') ?? '';

test('a folha tem todas as linhas, quantas páginas forem, de quem é, as somas e como está o pagamento', async () => {
  const acerto = { ...PAGO, compras: 2, ajustes: 1, anterior: -2, total: 12.5, parte_grupo: 14.5 };
  const { pedidos } = await abrirProduto('/acerto/71/imprimir', {
    como: 'lojista',
    api: {
      'GET /acerto/:id': ({ busca }: { busca: URLSearchParams }) =>
        busca.get('cursor') === 'segunda'
          ? { acerto, linhas: [{ ...LINHA, id_linha: 3, tipo: 'ajuste', valor: -289.9 }], proximo: null }
          : {
              acerto,
              linhas: [LINHA, { ...LINHA, id_linha: 2, nota: '35261111222333000181650010000123451876543214' }],
              proximo: 'segunda',
            },
    },
  });
  await screen.findByText('Somas');
  expect(pedidos.filter(({ caminho }) => caminho === '/acerto/71')).toHaveLength(2);
  // A line each, and the sums.
  expect(document.querySelectorAll('article tbody tr')).toHaveLength(4);
  for (const dito of [
    'Acerto de descontos: outubro de 2026',
    'Nº 71',
    'Loja Prova Comércio Ltda',
    '11.222.333/0001-81',
    'Pago em 10/11/2026: R$ 14,50 (referência Lote 7)',
    'Sem nota',
    'Nota 3526 1111 2223 3300 0181 6500 1000 0123 4518 7654 3214',
    'Do acerto anterior-R$ 2,00',
    'Total devido à lojaR$ 12,50',
  ]) {
    expect(naTela()).toContain(dito);
  }
});

test('um saldo abaixo de zero é transportado, e uma loja sem CNPJ é dita', async () => {
  const acerto = { ...ACERTO, cnpj: null, total: -3, situacao: 'transportado' };
  await abrirProduto('/acerto/71/imprimir', {
    como: 'lojista',
    api: { 'GET /acerto/:id': { acerto, linhas: [LINHA], proximo: null } },
  });
  await screen.findByText('Somas');
  expect(naTela()).toContain('CNPJnão informado');
  expect(naTela()).toContain('Saldo transportado-R$ 3,00');
});

test('a dívida de um cadastro anterior está à parte na apuração, com o acerto de onde veio', async () => {
  const dividas = [{ id_acerto: 60, mes: '2026-08', loja: 'Loja Antiga', total: -10 }];
  const acerto = { ...ACERTO, anterior: -12, herdado: -10, dividas, total: 2.5 };
  await abrirProduto('/acerto/71/imprimir', {
    como: 'lojista',
    api: { 'GET /acerto/:id': { acerto, linhas: [LINHA], proximo: null } },
  });
  await screen.findByText('Somas');
  for (const dito of [
    'Do acerto anterior-R$ 2,00',
    'Do cadastro anterior deste CNPJ-R$ 10,00',
    'Do cadastro anterior deste CNPJ: acerto nº 60, de agosto de 2026, -R$ 10,00.',
    'Total devido à lojaR$ 2,50',
  ])
    expect(naTela()).toContain(dito);
});

test('o saldo que foi com o CNPJ diz em que acerto está', async () => {
  const levado_para = { id_acerto: 80, mes: '2026-11', loja: 'Loja Nova' };
  const acerto = { ...ACERTO, total: -3, situacao: 'transportado', levado_para };
  await abrirProduto('/acertos/loja/71/imprimir', {
    como: 'indicabem',
    api: { 'GET /acerto/:id': { acerto, linhas: [LINHA], proximo: null } },
  });
  await screen.findByText('Somas');
  expect(naTela()).toContain('saldo descontado no acerto nº 80, de novembro de 2026, do mesmo CNPJ');
});

test('a folha traz a raiz do registro das doações, inteira, e onde conferir', async () => {
  const raiz = '0123456789abcdef'.repeat(4);
  const marco = { tamanho: 1264, raiz, em: '2026-11-03T12:00:00.000Z' };
  await abrirProduto('/acerto/71/imprimir', {
    como: 'lojista',
    api: { 'GET /acerto/:id': { acerto: ACERTO, linhas: [LINHA], proximo: null, marco } },
  });
  await screen.findByText('Somas');
  expect(naTela()).toContain('Registro público das doações em 03/11/2026, 09:00: 1.264 linhas');
  expect(naTela().replaceAll(' ', '')).toContain(raiz);
  expect(naTela()).toContain('/web/transparencia');
});
