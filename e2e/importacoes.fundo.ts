import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { COLUNAS, escolher, HOJE } from './apoio/arquivo-de-baixa';
import { consultar } from './apoio/banco';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

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
