import { verLojista } from '@indica-bem/domain/lojista/chamadas';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { chamar } from './apoio/api';
import { criarCampanha, incluirLoja, nomeNovo } from './apoio/campanhas';
import { cnpjNovo } from './apoio/contas';
import { irPorDentro } from './apoio/dentro';
import { criarPessoa, escolherLoja, indicar, prepararCupom, resgatar } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

test('criada, posta numa loja, a campanha dá o seu desconto no cupom novo da tutora, e não no antigo', async ({
  page,
  request,
}) => {
  const antigo = await prepararCupom(request);
  const [nome, outra] = [nomeNovo(), await criarPessoa(request, 'lojista')];
  await entrar(page, (await criarConta('indicabem')).email, '/web/campanhas/nova');

  await test.step('criada, é posta numa loja', async () => {
    await expect(page.getByText('Falta preencher: campanha, desconto e validade.')).toBeVisible();
    await exigirAcessivel(page);
    await criarCampanha(page, nome, '23,5');
    await expect(page.getByText(/Cupons gerados a partir de agora nestas lojas dão\s+23,5%/)).toBeVisible();
    await incluirLoja(page, antigo.loja);
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Incluir na campanha' }).click();
    await expect(page.getByText('1 loja incluída')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: antigo.loja.nome })).toContainText('Nesta campanha');
  });

  await test.step('a campanha também se escolhe na ficha da loja', async () => {
    await irPorDentro(page, `/web/usuarios/editar/5/${outra.id}`);
    await page.getByLabel('Campanha', { exact: true }).selectOption({ label: `23,5% · ${nome} · até 31/12/2199` });
    await page.getByLabel('CNPJ').fill(cnpjNovo());
    await page.getByLabel('Site').fill('loja.example.com');
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Atualizado com sucesso')).toBeVisible();
    const vista = await chamar(request, antigo.tutor, verLojista, { params: { id: outra.id } });
    expect(vista.desconto).toBe(23.5);
  });

  await test.step('o cupom novo da tutora dá o desconto dela, e o antigo não', async () => {
    const nova = await indicar(request, antigo.prescritor);
    await resgatar(request, antigo.tutor, nova.codigoDaIndicacao);
    const cupom = await escolherLoja(request, antigo.tutor, nova.idPrescricao, antigo.loja);
    await page.evaluate(() => localStorage.clear());
    await entrar(page, antigo.tutor.email, `/web/cupom/ver/${cupom.idCupom}`);
    await expect(page.getByText(/23,5\s*%/).first()).toBeVisible();
    await irPorDentro(page, `/web/cupom/ver/${antigo.idCupom}`);
    await expect(page.getByText(/10\s*%/).first()).toBeVisible();
    await expect(page.getByText(/23,5\s*%/)).toHaveCount(0);
  });
});
