import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { imprimirCodigo } from './apoio/assistente';
import { consultar } from './apoio/banco';
import { criarConta, entrar } from './apoio/pessoas';

test('um lote é cancelado enquanto livre, e o tutor o lê no cartão; sem câmera, o código continua à mão', async ({
  page,
}) => {
  const codigo = await imprimirCodigo();
  const [lote] = await consultar<{ id: number }>('select lote_id as id from prescricao where codigo = $1', [codigo]);
  const [admin, tutor] = [await criarConta('indicabem'), await criarConta('tutor')];

  await test.step('um lote é cancelado enquanto livre, depois de perguntar', async () => {
    await entrar(page, admin.email, '/web/gerar-codigos');
    const cancelar = page.getByRole('button', { name: `Cancelar códigos livres do lote ${lote?.id}`, exact: true });
    await cancelar.click();
    const dialogo = page.getByRole('dialog', { name: 'Cancelar 1 código livre?' });
    await dialogo.getByRole('button', { name: 'Voltar' }).click();
    await expect(dialogo).toBeHidden();
    await cancelar.click();
    await dialogo.getByLabel('Cartões perdidos ou roubados').check();
    await dialogo.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await expect(page.getByText('1 código livre cancelado.')).toBeVisible();
    await expect(page.getByText(`Códigos livres cancelados por ${admin.nome}`)).toContainText('Cartões perdidos');
    await expect(cancelar).toBeHidden();
    await exigirAcessivel(page);
  });

  const campo = page.getByLabel('Código da indicação');
  await test.step('o cartão passa a dizer que foi cancelado', async () => {
    await page.evaluate(() => localStorage.clear());
    await entrar(page, tutor.email, `/web/prescricoes/nova?codigo=${codigo}`);
    await page.getByRole('button', { name: 'Resgatar indicação' }).click();
    await expect(page.getByText('Este código foi cancelado. Peça outro a quem entregou o cartão.')).toBeVisible();
  });

  await test.step('sem câmera há uma frase, e o código continua à mão', async () => {
    await campo.fill('');
    await page.getByRole('button', { name: 'Ler o cartão com a câmera' }).click();
    await expect(page.getByText('Não encontramos uma câmera neste aparelho. Digite o código.')).toBeVisible();
    await exigirAcessivel(page);
    await expect(campo).toBeEnabled();
  });

  await test.step('colado com o rótulo ou na mensagem inteira, o código é entendido', async () => {
    for (const colado of [
      `Código: ${formatarCodigo(codigo)}`,
      `Olá! Indiquei Fresh Meat. Código ${formatarCodigo(codigo)}: abra https://www.example.com/web/indicacao/abc`,
      `https://indicabem.example.com/web/prescricoes/nova?codigo=${codigo}`,
    ]) {
      await campo.fill('');
      await campo.fill(colado);
      await expect(campo).toHaveValue(formatarCodigo(codigo));
    }
  });
});
