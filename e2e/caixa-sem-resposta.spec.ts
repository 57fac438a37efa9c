import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import {
  abrirCaixa,
  confirmar,
  digitarCodigo,
  digitos,
  lerPorCodigo,
  preencherOutraVenda,
  preencherVenda,
  sucesso,
  UMA_VENDA,
  vendaRegistrada,
} from './apoio/caixa';
import { prepararCupom } from './apoio/jornada';

const SEM_RESPOSTA = 'Sem resposta do servidor: ainda não confirmado';
const VALIDACAO = /\/api\/coupon\/\d+$/;

test('sem resposta nada é prometido, e a mesma venda só se registra uma vez', async ({ page, context, request }) => {
  const { loja, ...primeira } = await prepararCupom(request);
  const [segunda, terceira] = [await prepararCupom(request, { loja }), await prepararCupom(request, { loja })];
  const chaves: (string | undefined)[] = [];
  page.on('request', (pedido) => pedido.method() === 'PUT' && chaves.push(pedido.headers()['idempotency-key']));
  const semResposta = page.getByText(SEM_RESPOSTA);
  const tentarDeNovo = page.getByRole('button', { name: 'Tentar de novo' });
  await abrirCaixa(page, loja.email);

  await test.step('a rede cai antes do envio: nada de sucesso; tentar de novo valida uma vez', async () => {
    await lerPorCodigo(page, primeira);
    await preencherVenda(page);
    await page.route(VALIDACAO, (route) => route.abort());
    await confirmar(page).click();
    await expect(semResposta).toBeVisible();
    await expect(sucesso(page)).toHaveCount(0);
    await exigirAcessivel(page);
    expect(await vendaRegistrada(primeira.idCupom)).toEqual([]);
    await page.unroute(VALIDACAO);
    await tentarDeNovo.click();
    await expect(sucesso(page)).toBeVisible();
    expect(await vendaRegistrada(primeira.idCupom)).toEqual(UMA_VENDA);
  });

  await test.step('a resposta se perde depois de registrada: a mesma chave traz o recibo, mesmo com a página recarregada', async () => {
    await page.getByRole('button', { name: 'Próximo cliente' }).click();
    await lerPorCodigo(page, segunda);
    await preencherOutraVenda(page);
    await page.route(VALIDACAO, async (route) => {
      await route.fetch();
      await route.abort();
    });
    chaves.length = 0;
    await confirmar(page).click();
    await expect(semResposta).toBeVisible();
    await expect(sucesso(page)).toHaveCount(0);
    expect(await vendaRegistrada(segunda.idCupom)).toEqual(UMA_VENDA);
    await page.unroute(VALIDACAO);
    await page.reload();
    await expect(semResposta).toBeVisible();
    await tentarDeNovo.click();
    await expect(sucesso(page)).toBeVisible();
    await expect(page.getByText('Valor cobrado R$ 260,91')).toBeVisible();
    expect(await vendaRegistrada(segunda.idCupom)).toEqual(UMA_VENDA);
    expect([chaves.length, new Set(chaves).size]).toEqual([2, 1]);
  });

  await test.step('sem internet o caixa diz que não valida, e não promete nada', async () => {
    await page.getByRole('button', { name: 'Próximo cliente' }).click();
    await context.setOffline(true);
    await expect(page.getByText('Sem internet, o caixa não consulta nem valida cupons.')).toBeVisible();
    await digitarCodigo(page, terceira.codigo);
    await expect(page.getByRole('heading', { name: 'Não foi possível consultar o cupom' })).toBeVisible();
    await context.setOffline(false);
    await tentarDeNovo.click();
    await expect(digitos(page)).toBeFocused();
  });
});
