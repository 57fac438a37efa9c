import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { irPorDentro } from './apoio/dentro';
import { criarPessoa, indicar, prepararCupom, resgatar } from './apoio/jornada';
import { criarConta, entrar } from './apoio/pessoas';

const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ';
const agrupado = (codigo: string) => codigo.replace(/.{4}/, '$&-');

/** A printed code that no partner has registered yet. */
async function codigoDeLote(): Promise<string> {
  const admin = await criarConta('indicabem');
  const codigo = Array.from({ length: 8 }, () => ALFABETO[randomInt(ALFABETO.length)]).join('');
  await consultar(
    `with novo as (insert into lote (data_referencia, quantidade, criado_por) values (current_date, 1, $1) returning id)
     insert into prescricao (codigo, data, lote_id) select $2, current_date, id from novo`,
    [admin.id, codigo],
  );
  return codigo;
}

test('um link que não serve leva a digitar o código: vazio, inválido, já utilizado, ainda não cadastrado e, por fim, bom', async ({
  page,
  request,
}) => {
  const prescritor = await criarPessoa(request, 'prescritor');
  const tutor = await criarPessoa(request, 'tutor');
  const usada = await indicar(request, prescritor);
  await resgatar(request, await criarPessoa(request, 'tutor'), usada.codigoDaIndicacao);
  const boa = await indicar(request, prescritor);
  await consultar(`update prescricao set tutor_nome = 'Ana', pet_nome = 'Tor' where id = $1`, [boa.idPrescricao]);
  const campo = page.getByLabel('Código da indicação');
  const resgatarCodigo = page.getByRole('button', { name: 'Resgatar indicação' });

  await test.step('um link quebrado ou desconhecido diz o que houve e oferece digitar o código', async () => {
    await entrar(page, tutor.email, '/web/indicacao/qualquer-coisa');
    await expect(page.getByText('Código inválido.')).toBeVisible();
    await exigirAcessivel(page);
    await page.goto(`/web/indicacao/${Buffer.from('22222222:15912345678').toString('base64url')}`);
    await expect(page.getByText('Nenhuma prescrição encontrada.')).toBeVisible();
    await page.getByRole('link', { name: 'Digitar o código' }).click();
    await expect(page).toHaveURL('/web/prescricoes/nova');
  });

  await test.step('vazio, inválido, já utilizado, ainda não cadastrado', async () => {
    await expect(page.getByText('Falta preencher: código.')).toBeVisible();
    await exigirAcessivel(page);
    await campo.focus();
    await campo.blur();
    await expect(page.getByText('Preencha o código')).toBeVisible();
    const recusas = [
      ['0000-0000', 'Código inválido.'],
      ['2222-2222', 'Código inválido.'],
      [usada.codigoDaIndicacao, 'Código já utilizado.'],
      [await codigoDeLote(), 'Prescrição ainda não cadastrada, tente novamente mais tarde'],
    ] as const;
    for (const [codigo, mensagem] of recusas) {
      await campo.fill(codigo);
      await resgatarCodigo.click();
      await expect(page.getByText(mensagem)).toBeVisible();
      await expect(campo).toHaveValue(codigo.includes('-') ? codigo : agrupado(codigo));
    }
    await exigirAcessivel(page);
  });

  await test.step('por fim, bom: como colado de uma mensagem, e os nomes se corrigem a caminho das lojas', async () => {
    await campo.fill(` ${boa.codigoDaIndicacao.toLowerCase().replace(/.{4}/, '$& ')} `);
    await expect(campo).toHaveValue(agrupado(boa.codigoDaIndicacao));
    await resgatarCodigo.click();
    await expect(page.getByText('Código resgatado, escolha uma loja parceira para gerar seu cupom.')).toBeVisible();
    await expect(page).toHaveURL(`/web/lojistas/${boa.idPrescricao}`);
    // Nobody could read the names before: they are here.
    const indicacao = page.getByRole('region', { name: 'Indicação' });
    await expect(indicacao).toContainText('Para Tor, de Ana');
    await indicacao.getByRole('button', { name: 'Corrigir os nomes' }).click();
    await indicacao.getByLabel('Nome do pet (opcional)').fill('Thor');
    await exigirAcessivel(page);
    await indicacao.getByRole('button', { name: 'Salvar' }).click();
    await expect(indicacao).toContainText('Para Thor, de Ana');
  });
});

test('minhas indicações: cada uma com a ação do seu momento; a pergunta da troca de loja morre com "voltar"', async ({
  page,
  request,
}) => {
  const { tutor, prescritor, loja, idCupom, ...antiga } = await prepararCupom(request);
  const nova = await indicar(request, prescritor);
  await resgatar(request, tutor, nova.codigoDaIndicacao);

  await test.step('por situação, cada uma com a ação do seu momento', async () => {
    await entrar(page, tutor.email, '/web/prescricoes');
    const semLoja = page.getByRole('region', { name: 'Para escolher a loja 1' }).getByRole('listitem');
    const comCupom = page.getByRole('region', { name: 'Com cupom 1' }).getByRole('listitem');
    await expect(semLoja).toContainText(agrupado(nova.codigoDaIndicacao));
    await expect(semLoja.getByRole('link', { name: 'Comprar com desconto' })).toHaveAttribute(
      'href',
      `/web/lojistas/${nova.idPrescricao}`,
    );
    const verCupom = comCupom.getByRole('link', { name: 'Ver cupom' });
    await expect(comCupom).toContainText(loja.nome);
    await expect(verCupom).toHaveAttribute('href', `/web/cupom/ver/${idCupom}`);
    await exigirAcessivel(page);
    const ver = semLoja.getByRole('link', { name: 'Ver indicação' });
    await expect(ver).toHaveAttribute('href', `/web/indicacao/${nova.hash}`);
    await ver.click();
    await expect(page).toHaveURL(`/web/indicacao/codigo/${nova.idPrescricao}`);
  });

  await test.step('dos cupons gerados ao cupom, e dele à indicação completa', async () => {
    await irPorDentro(page, '/web/cupom');
    await expect(page.getByRole('heading', { level: 1, name: 'Cupons gerados' })).toBeVisible();
    await expect(page.getByText('1 cupom')).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Ver cupom' }).click();
    await expect(page).toHaveURL(`/web/cupom/ver/${idCupom}`);
    await page.getByRole('link', { name: 'Ver indicação completa' }).click();
    await expect(page).toHaveURL(`/web/indicacao/codigo/${antiga.idPrescricao}`);
    await expect(page.getByRole('link', { name: 'Ver cupom' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Trocar loja' })).toBeVisible();
    await exigirAcessivel(page);
  });

  await test.step('a pergunta da troca de loja morre com "voltar", e nenhuma troca é gasta', async () => {
    const outra = await criarPessoa(request, 'lojista');
    await irPorDentro(page, `/web/cupom/gera-cupom/${antiga.idPrescricao}/${outra.id}`);
    await page.getByRole('button', { name: 'Gerar cupom' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await consultar('select vinculos from prescricao where id = $1', [antiga.idPrescricao])).toEqual([
      { vinculos: 3 },
    ]);
  });
});
