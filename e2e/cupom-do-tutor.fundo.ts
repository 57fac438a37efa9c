import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { irPorDentro } from './apoio/dentro';
import { escolherLoja, prepararCupom } from './apoio/jornada';
import { entrar } from './apoio/pessoas';

test('vencido, cancelado e de outro tutor se mostram como tais, com o que fazer; o comprovante vai pela Fórmula do Bem', async ({
  page,
  request,
}) => {
  const { tutor, idCupom, idPrescricao } = await prepararCupom(request);
  const deOutro = await prepararCupom(request);
  const novo = await escolherLoja(request, tutor, idPrescricao, deOutro.loja);
  const qr = page.getByRole('img', { name: /^QR/ });

  await test.step('cancelado, leva ao que vale', async () => {
    await entrar(page, tutor.email, `/web/cupom/ver/${idCupom}`);
    await expect(page.getByText('Cancelado', { exact: true })).toBeVisible();
    await expect(qr).toHaveCount(0);
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Ver o cupom atual' }).click();
    await expect(page).toHaveURL(`/web/cupom/ver/${novo.idCupom}`);
    await expect(qr).toBeVisible();
  });

  await test.step('o de outro tutor não se vê', async () => {
    await irPorDentro(page, `/web/cupom/ver/${deOutro.idCupom}`);
    await expect(page.getByText('Este cupom não está mais neste endereço')).toBeVisible();
  });

  await test.step('vencido, diz desde quando', async () => {
    await consultar(`update cupom set data_validade = '2026-01-31' where prescricao_id = $1`, [idPrescricao]);
    await irPorDentro(page, `/web/cupom/ver/${novo.idCupom}`);
    await expect(page.getByText('Este cupom venceu em 31/01/2026')).toBeVisible();
    await expect(qr).toHaveCount(0);
    await exigirAcessivel(page);
  });

  await test.step('quem já comprou manda o comprovante pela Fórmula do Bem', async () => {
    await irPorDentro(page, '/web/formula-do-bem');
    await expect(page.getByRole('progressbar')).toBeVisible();
    const comprovante = page.getByRole('link', { name: 'Enviar comprovante' });
    await expect(comprovante).toHaveAttribute('href', /^https:\/\/wa\.me\/5515900000000\?text=/);
    await exigirAcessivel(page);
  });
});
