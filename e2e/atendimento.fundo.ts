import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { emailNovo } from './apoio/contas';
import { irPorDentro } from './apoio/dentro';
import { emailPara } from './apoio/emails';
import { criarConta, entrar } from './apoio/pessoas';

/** A recommendation whose e-mail the relay refused: the files that stand for one here refuse nothing. */
async function indicacaoSemEntrega(email: string): Promise<{ id: number; codigo: string }> {
  const parceira = await criarConta('prescritor');
  const [feita] = await consultar<{ id: number; codigo: string }>(
    `with indicacao as (
       insert into prescricao (codigo, data, prescritor_id, produto_id, email, telefone, tutor_nome)
       select translate(upper(left(md5(random()::text), 8)), '01AE', 'WXYZ'), (now() at time zone 'America/Sao_Paulo')::date,
              $1, (select min(id) from produto), $2, '15988887777', 'Ana' returning id, codigo),
     envio as (
       insert into envio_de_email (id, tipo, dados, prescricao_id, estado, criado_em, tentativas, tentado_em, encerrado_em, falha, codigo)
       select gen_random_uuid(), 'indicacao', jsonb_build_object('prescricaoId', id), id, 'recusado', now(), 1, now(), now(),
              'caixa-inexistente', '550 5.1.1' from indicacao)
     select id, codigo from indicacao`,
    [parceira.id, email],
  );
  if (!feita) throw new Error('a indicação não foi feita');
  return feita;
}

test('a tutora liga: a equipe acha pelo código com traços, vê o e-mail recusado, corrige, e ele chega', async ({
  page,
}) => {
  const { id, codigo } = await indicacaoSemEntrega('ana@exemplo-que-nao-ha.com');
  const certo = emailNovo('ana');
  await entrar(page, (await criarConta('indicabem')).email, '/web/atendimento');
  await page.getByLabel('Buscar').fill(`código ${formatarCodigo(codigo).toLowerCase()}`);
  await page.getByRole('link', { name: new RegExp(formatarCodigo(codigo)) }).click();
  await expect(page).toHaveURL(new RegExp(`/web/atendimento/indicacao/${id}$`));
  await expect(page.getByText('E-mail recusado')).toBeVisible();
  await expect(page.getByText(/Esta caixa de e-mail não existe/)).toBeVisible();
  await exigirAcessivel(page);

  await page.getByRole('button', { name: 'Corrigir contato' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(certo);
  await page.getByText('Dado errado', { exact: true }).click();
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Corrigir e reenviar' }).click();
  await expect(page.getByText('Contato corrigido. A indicação foi enviada de novo.')).toBeVisible();
  await expect(page.getByText('Contato corrigido pela equipe')).toBeVisible();
  expect((await emailPara(certo)).assunto).toContain('indicou uma ração');

  await irPorDentro(page, '/web/correio?ver=todos');
  await expect(page.getByText(/a•••@example\.com/).first()).toBeVisible();
  await exigirAcessivel(page);
  await page.goto(`/web/atendimento/indicacao/${id}`);
  await expect(page.getByText('E-mail enviado')).toBeVisible();
});
