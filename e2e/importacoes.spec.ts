import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { prepararCupom } from './apoio/jornada';
import { criarConta, entrar } from './apoio/pessoas';

const HOJE = isoParaBr(hojeEmSaoPaulo(new Date()));

async function escolher(page: Page, nome: string, linhas: string[]): Promise<void> {
  const buffer = Buffer.from(linhas.join('\r\n'), 'latin1');
  await page.locator('input[type=file]').setInputFiles({ name: nome, mimeType: 'text/csv', buffer });
}

test('a baixa: modelo, conferência que nada muda, envio, erros que se corrigem, histórico', async ({
  page,
  request,
}) => {
  const [um, dois] = [await prepararCupom(request), await prepararCupom(request)];
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, '/web/baixa');
  await exigirAcessivel(page);
  const modelo = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixe o Modelo' }).click();
  const topo = (await readFile(await (await modelo).path(), 'utf8')).trimEnd();
  expect(topo).toBe('\ufeffcodigo_coupon;nome_funcionario;valor;peso;data_efetivacao');

  const nome = `baixa-${randomUUID().slice(0, 8)}.csv`;
  const colunas = topo.slice(1);
  await escolher(page, nome, [colunas, `${um.codigo};João;100,00;15;${HOJE}`, `${dois.codigo};João;100,00;4;${HOJE}`]);
  await expect(page.getByRole('heading', { name: 'Conferência do arquivo' })).toBeVisible();
  await expect(page.getByText('Peso precisa ser um de:')).toBeVisible();
  await exigirAcessivel(page);
  const estado = async (id: number) =>
    (await consultar<{ estado: string }>('select estado from cupom where id = $1', [id]))[0]?.estado;
  expect(await estado(um.idCupom)).toBe('ativo');

  await page.getByRole('button', { name: 'Enviar 1 linha' }).click();
  await expect(page.getByText('Baixa feita com sucesso')).toBeVisible({ timeout: 20_000 });
  expect(await estado(um.idCupom)).toBe('efetivado');
  await exigirAcessivel(page);
  const erros = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar arquivo de erros' }).click();
  const arquivo = await readFile(await (await erros).path(), 'utf8');

  await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
  const enviado = page.getByRole('listitem').filter({ hasText: nome });
  await expect(enviado).toContainText(admin.nome);
  await expect(enviado).toContainText('Concluída');
  await exigirAcessivel(page);
  await escolher(page, nome, [arquivo.slice(1).replace(';4;', ';15;')]);
  await page.getByRole('button', { name: 'Enviar 1 linha' }).click();
  await expect(page.getByText('Baixa feita com sucesso')).toBeVisible({ timeout: 20_000 });
  expect(await estado(dois.idCupom)).toBe('efetivado');
});

test('os cupons de uma loja online entram no estoque dela', async ({ page }) => {
  const loja = await criarConta('lojista');
  await consultar(`update lojista set tipo = 'loja_online' where id = $1`, [loja.id]);
  const fisica = await criarConta('lojista');
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, '/web/cupons-online');
  await expect(page.getByText('Escolha a loja acima para enviar o arquivo dela.')).toBeVisible();
  await exigirAcessivel(page);
  await expect(page.getByRole('option', { name: fisica.nome })).toHaveCount(0);
  await page.getByLabel('Loja online').selectOption(loja.nome);
  const codigo = `LJ-${randomUUID().slice(0, 8)}`;
  await escolher(page, 'cupons.csv', ['codigo_coupon;desconto;data_validade', `${codigo};12,5;31/12/2099`]);
  await page.getByRole('button', { name: 'Enviar 1 linha' }).click();
  await expect(page.getByText('Cadastrado com sucesso')).toBeVisible({ timeout: 20_000 });
  const estoque = await consultar('select codigo from cupom_online where lojista_id = $1', [loja.id]);
  expect(estoque).toEqual([{ codigo }]);
});

test('uma importação que parou diz que parou, e tentar de novo a termina', async ({ page }) => {
  const admin = await criarConta('indicabem');
  const [{ id } = { id: 0 }] = await consultar<{ id: number }>(
    `with i as (
       insert into importacao (tipo, nome_arquivo, arquivo_hash, estado, total, cabecalho, criada_por)
       values ('baixa', 'parou.csv', sha256(gen_random_uuid()::text::bytea), 'falhou', 1,
               '{codigo_coupon,nome_funcionario,valor,peso,data_efetivacao}', $1) returning id), l as (
       insert into importacao_linha (importacao_id, numero, conteudo)
       select id, 2, '{NAOEXISTE,Caio,10,1,01/01/2026}' from i)
     select id from i`,
    [admin.id],
  );
  await entrar(page, admin.email, `/web/baixa?importacao=${id}`);
  await expect(page.getByText('O trabalho parou em 0 de 1 linha.')).toBeVisible();
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Nenhuma linha nova foi gravada.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Cupom inválido.')).toBeVisible();
});
