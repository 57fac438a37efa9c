import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import {
  abrirCaixa,
  confirmar,
  digitarCodigo,
  digitos,
  lerPorCodigo,
  preencherVenda,
  sucesso,
  UMA_VENDA,
  vendaRegistrada,
} from './apoio/caixa';
import { prepararCupom } from './apoio/jornada';

const SEM_RESPOSTA = 'Sem resposta do servidor: ainda não confirmado';
const VALIDACAO = /\/api\/coupon\/\d+$/;

test('a rede cai antes do envio: nada de sucesso; tentar de novo valida uma vez', async ({ page, request }) => {
  const { loja, codigo, idCupom } = await prepararCupom(request);
  await abrirCaixa(page, loja.email);
  await lerPorCodigo(page, { codigo, idCupom });
  await preencherVenda(page);
  await page.route(VALIDACAO, (route) => route.abort());
  await confirmar(page).click();
  await expect(page.getByText(SEM_RESPOSTA)).toBeVisible();
  await expect(sucesso(page)).toHaveCount(0);
  await exigirAcessivel(page);
  expect(await vendaRegistrada(idCupom)).toEqual([]);

  await page.unroute(VALIDACAO);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(sucesso(page)).toBeVisible();
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
});

test('a resposta se perde depois de registrada: a mesma chave traz o recibo, mesmo com a página recarregada', async ({
  page,
  request,
}) => {
  const { loja, codigo, idCupom } = await prepararCupom(request);
  const chaves: (string | undefined)[] = [];
  page.on('request', (pedido) => pedido.method() === 'PUT' && chaves.push(pedido.headers()['idempotency-key']));
  await abrirCaixa(page, loja.email);
  await lerPorCodigo(page, { codigo, idCupom });
  await preencherVenda(page);
  await page.route(VALIDACAO, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirmar(page).click();
  await expect(page.getByText(SEM_RESPOSTA)).toBeVisible();
  await expect(sucesso(page)).toHaveCount(0);
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);

  await page.unroute(VALIDACAO);
  await page.reload();
  await expect(page.getByText(SEM_RESPOSTA)).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(sucesso(page)).toBeVisible();
  await expect(page.getByText('Valor cobrado R$ 260,91')).toBeVisible();
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
  expect(new Set(chaves).size).toBe(1);
});

test('um erro do servidor diz o motivo e guarda a venda para tentar de novo', async ({ page, request }) => {
  const { loja, codigo, idCupom } = await prepararCupom(request);
  await abrirCaixa(page, loja.email);
  await lerPorCodigo(page, { codigo, idCupom });
  await preencherVenda(page);
  const json = { type: 'erro-interno', detail: 'Erro! Tente novamente mais tarde' };
  await page.route(VALIDACAO, (route) => route.fulfill({ status: 500, json }), { times: 1 });
  await confirmar(page).click();
  await expect(page.getByRole('heading', { name: 'Erro no cadastrado' })).toBeFocused();
  await expect(page.getByText('Erro! Tente novamente mais tarde')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(sucesso(page)).toBeVisible();
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
});

test('sem internet o caixa diz que não valida, e não promete nada', async ({ page, context, request }) => {
  const { loja, codigo } = await prepararCupom(request);
  await abrirCaixa(page, loja.email);
  await expect(page.getByLabel('Código do cupom')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Sem internet, o caixa não consulta nem valida cupons.')).toBeVisible();
  await digitarCodigo(page, codigo);
  await expect(page.getByRole('heading', { name: 'Não foi possível consultar o cupom' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(digitos(page)).toBeFocused();
});

test('desistir pergunta antes e libera o caixa', async ({ page, request }) => {
  const { loja, codigo, idCupom } = await prepararCupom(request);
  await abrirCaixa(page, loja.email);
  await lerPorCodigo(page, { codigo, idCupom });
  await preencherVenda(page);
  await page.route(VALIDACAO, (route) => route.abort());
  await confirmar(page).click();
  await page.getByRole('button', { name: 'Desistir e ler outro cupom' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ler outro cupom' }).click();
  await expect(page.getByLabel('Código do cupom')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Abrir câmera' })).toBeVisible();
});
