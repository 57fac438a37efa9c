import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { COLUNAS, escolher, HOJE } from './apoio/arquivo-de-baixa';
import { consultar } from './apoio/banco';
import { irPorDentro } from './apoio/dentro';
import { prepararCupom } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

const estado = async (id: number) =>
  (await consultar<{ estado: string }>('select estado from cupom where id = $1', [id]))[0]?.estado;

test('a baixa e os cupons de uma loja online: modelo, conferência que nada muda, envio, erros, histórico', async ({
  page,
  request,
}) => {
  const [um, dois] = [await prepararCupom(request), await prepararCupom(request)];
  const admin = await criarConta('indicabem');
  const nome = `baixa-${randomUUID().slice(0, 8)}.csv`;
  await entrar(page, admin.email, '/web/baixa');

  await test.step('do modelo à conferência, que nada muda', async () => {
    await exigirAcessivel(page);
    const modelo = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixe o Modelo' }).click();
    const [topo = '', exemplo] = (await readFile(await (await modelo).path(), 'utf8')).split('\r\n');
    expect(topo).toBe(`\ufeff${COLUNAS}`);
    expect(exemplo).toContain('EXEMPLO');
    const [boa, ruim] = [`${um.codigo};João;100,00;15;${HOJE}`, `${dois.codigo};João;100,00;4;${HOJE}`];
    await escolher(page, nome, [COLUNAS, boa, ruim]);
    await expect(page.getByRole('heading', { name: 'Conferência do arquivo' })).toBeVisible();
    await expect(page.getByText('Peso precisa ser um de:')).toBeVisible();
    await exigirAcessivel(page);
    expect(await estado(um.idCupom)).toBe('ativo');
  });

  await test.step('o envio, o histórico, e os erros que se corrigem', async () => {
    await page.getByRole('button', { name: 'Enviar 1 linha' }).click();
    await expect(page.getByText('Baixa feita com sucesso')).toBeVisible();
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
    await expect(page.getByText('Baixa feita com sucesso')).toBeVisible();
    expect(await estado(dois.idCupom)).toBe('efetivado');
  });

  await test.step('os cupons de uma loja online entram no estoque dela', async () => {
    const [loja, fisica] = [await criarConta('lojista'), await criarConta('lojista')];
    await consultar(`update lojista set tipo = 'loja_online' where id = $1`, [loja.id]);
    await irPorDentro(page, '/web/cupons-online');
    await expect(page.getByText('Escolha a loja acima para enviar o arquivo dela.')).toBeVisible();
    await exigirAcessivel(page);
    await expect(page.getByRole('option', { name: fisica.nome })).toHaveCount(0);
    await page.getByLabel('Loja online').selectOption(loja.nome);
    const codigo = `LJ-${randomUUID().slice(0, 8)}`;
    await escolher(page, 'cupons.csv', ['codigo_coupon;desconto;data_validade', `${codigo};12,5;31/12/2099`]);
    await page.getByRole('button', { name: 'Enviar 1 linha' }).click();
    await expect(page.getByText('Cadastrado com sucesso')).toBeVisible();
    const estoque = await consultar('select codigo from cupom_online where lojista_id = $1', [loja.id]);
    expect(estoque).toEqual([{ codigo }]);
  });
});

test('o que dá errado numa baixa: a que parou, o arquivo errado inteiro, o só de linhas ruins, o repetido', async ({
  page,
}) => {
  const admin = await criarConta('indicabem');

  await test.step('uma importação que parou diz que parou, e tentar de novo a termina', async () => {
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
    await expect(page.getByText('Nenhuma linha nova foi gravada.')).toBeVisible();
    await expect(page.getByText('Cupom inválido.')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
  });

  await test.step('o arquivo errado inteiro diz por quê', async () => {
    const recusa = page.getByRole('alert').filter({ hasText: 'Erro no cadastro' });
    for (const [linhas, motivo] of [
      [['codigo_coupon;valor', 'A;1'], 'Faltam no arquivo as colunas: nome_funcionario, peso, data_efetivacao'],
      [[COLUNAS], 'O arquivo não tem linhas para importar'],
      [[COLUNAS.replaceAll(';', '|'), 'A|B|1|1|1'], 'separe as colunas com ponto e vírgula ou com vírgula'],
      [[COLUNAS, '"A;B;1;1;1'], 'Há aspas abertas e não fechadas'],
    ] as const) {
      await escolher(page, 'inteiro.csv', [...linhas]);
      await expect(recusa).toContainText(motivo);
    }
    await exigirAcessivel(page);
  });

  const ruim = [COLUNAS, `NAO${randomUUID().slice(0, 7)};Caio;10,00;15;${HOJE}`];
  await test.step('o só de linhas ruins dá os erros', async () => {
    await escolher(page, 'ruim.csv', ruim);
    await expect(page.getByText('Nenhuma linha nova para enviar.')).toBeVisible();
    const erros = page.waitForEvent('download');
    // The history below has buttons of the same name.
    await page.getByRole('button', { name: 'Baixar arquivo de erros' }).first().click();
    expect(await readFile(await (await erros).path(), 'utf8')).toContain(';2;Cupom inválido.');
    await exigirAcessivel(page);
  });

  await test.step('o repetido é reconhecido', async () => {
    await consultar(
      `insert into importacao (tipo, nome_arquivo, arquivo_hash, estado, total, feitas, repetidas, cabecalho, criada_por,
                               concluida_em)
       values ('baixa', 'ruim.csv', sha256($1::bytea), 'concluida', 1, 1, 1, '{a}', $2, now())`,
      [Buffer.from(ruim.join('\r\n'), 'latin1'), admin.id],
    );
    await page.getByRole('button', { name: 'Escolher outro arquivo' }).click();
    await escolher(page, 'ruim.csv', ruim);
    await expect(page.getByText('Este mesmo arquivo já foi enviado')).toBeVisible();
    await page.getByRole('button', { name: 'Ver o resultado daquele envio' }).click();
    await expect(page.getByRole('heading', { name: 'Resultado' })).toBeVisible();
  });
});
