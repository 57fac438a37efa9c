import { randomInt } from 'node:crypto';
import { alterarConfiguracao } from '@indica-bem/domain/contato/chamadas';
import { expect, test } from '@playwright/test';
import { INJECOES, LINKS_HOSTIS } from '../server/src/test/injecoes';
import { chamar } from './apoio/api';
import { abrirAssistente, opcao } from './apoio/assistente';
import { consultar } from './apoio/banco';
import { irPorDentro } from './apoio/dentro';
import { criarPessoa, prepararCupom } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';
import { umDeCadaVez } from './apoio/um-de-cada-vez';
import { vigiar } from './apoio/vigia';

test.use(NA_MESA);

const POR_VEZ = 100;

test('no texto de contato: gravadas pela equipe, ou postas no banco por fora, nenhuma executa', async ({
  page,
  request,
}) => {
  const admin = await criarPessoa(request, 'indicabem');
  const tutor = await criarConta('tutor');
  const vigia = await vigiar(page);
  await entrar(page, tutor.email);
  const ler = async (marca: string) => {
    await page.goto('/web/contato');
    await expect(page.getByRole('heading', { name: marca })).toBeVisible();
    await vigia.exigirNada();
  };
  await umDeCadaVez('contato', async () => {
    const [antes] = await consultar<{ texto_sac: string }>('select texto_sac from configuracao');
    try {
      for (let i = 0; i < INJECOES.length; i += POR_VEZ) {
        const texto_sac = `<h2>Grupo ${i}</h2>${INJECOES.slice(i, i + POR_VEZ).join('\n')}`;
        await chamar(request, admin, alterarConfiguracao, { body: { texto_sac } });
        await ler(`Grupo ${i}`);
      }
      const cru = `<h2>Sem filtro</h2>${INJECOES.map((injecao) => `<div>${injecao}</div>`).join('\n')}`;
      await consultar('update configuracao set texto_sac = $1', [cru.replaceAll('\0', '')]);
      await ler('Sem filtro');

      // The screen cleans by itself too. Parsing what it throws away is reported by the CSP, though nothing of it runs.
      await page.route('**/api/setting/1', (rota) => rota.fulfill({ json: { id: 1, texto_sac: cru } }));
      await page.goto('/web/contato');
      await expect(page.getByRole('heading', { name: 'Sem filtro' })).toBeVisible();
      expect(await vigia.visto()).toMatchObject({ injetado: null, perigosos: [] });
      await page.unroute('**/api/setting/1');

      await page.evaluate(() => localStorage.clear());
      await entrar(page, admin.email, '/web/contato-adm');
      await expect(page.getByRole('textbox', { name: 'Texto de contato' })).toContainText('Sem filtro');
      await vigia.exigirNada();
    } finally {
      await consultar('update configuracao set texto_sac = $1', [antes?.texto_sac]);
    }
  });
});

test('nos produtos: no catálogo, na lista e no formulário da equipe, no assistente', async ({ page }) => {
  const marca = `Hostil ${randomInt(1e9)}`;
  const produtos = Array.from({ length: INJECOES.length / 5 }, (_, i) => INJECOES.slice(i * 5, i * 5 + 5));
  await consultar(
    `insert into produto (categoria, sub_categoria, especie, nome, nome_curto, opcao, ciclo_de_vida, outras_necessidades, link, energia_metabolizavel, tipo_calculadora)
     select 'Origens', 'Raças Especificas', 'cao', $1 || ' ' || (p ->> 0), p ->> 1, p ->> 2, p ->> 3, p ->> 4, l, 4000, 'comum'
       from unnest($2::jsonb[], $3::text[]) x (p, l)`,
    [marca, produtos.map((p) => JSON.stringify(p)), produtos.map((_, i) => LINKS_HOSTIS[i % LINKS_HOSTIS.length])],
  );
  const vigia = await vigiar(page);
  try {
    const admin = await criarConta('indicabem');
    await entrar(page, admin.email, `/web/produtos?busca=${encodeURIComponent(marca)}&mostrar=500`);
    await expect(page.getByRole('row')).toHaveCount(produtos.length + 1);
    await vigia.exigirNada();
    await page
      .getByRole('link', { name: new RegExp(`^Editar ${marca}`) })
      .first()
      .click();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(new RegExp(`^${marca}`));
    await vigia.exigirNada();

    await irPorDentro(page, '/web/catalogo?marca=origens&animal=cao&linha=racas-especificas');
    await expect(page.getByText(marca)).toHaveCount(produtos.length);
    await vigia.exigirNada();

    const parceiro = await criarConta('prescritor');
    await page.evaluate(() => localStorage.clear());
    await abrirAssistente(page, parceiro.email);
    for (const escolha of ['Cães', 'Origens', 'Raças Específicas']) await opcao(page, escolha).click();
    await expect(page.getByRole('button', { name: '__injetado' }).first()).toBeVisible();
    await vigia.exigirNada();
  } finally {
    await consultar(`update produto set excluido_em = now() where nome like $1 || '%'`, [marca]);
  }
});

test('nas anotações, nos nomes de parceiro, loja e tutor: na indicação, no cupom e nas listas', async ({
  page,
  request,
}) => {
  const { loja, tutor, prescritor, idPrescricao, idCupom } = await prepararCupom(request);
  const [nomeDaLoja, nomeDoParceiro, nomeDoTutor] = [INJECOES[40], INJECOES[80], INJECOES[120]];
  await consultar('update prescricao set anotacoes = $1 where id = $2', [INJECOES.join('\n'), idPrescricao]);
  await consultar('update lojista set nome_fantasia = $1, site = $2 where id = $3', [
    nomeDaLoja,
    LINKS_HOSTIS[0],
    loja.id,
  ]);
  await consultar('update prescritor set nome = $1, nome_fantasia = $1 where id = $2', [nomeDoParceiro, prescritor.id]);
  await consultar('update tutor set nome = $1 where id = $2', [nomeDoTutor, tutor.id]);

  const vigia = await vigiar(page);
  const visitar = async (email: string, [primeiro = '', ...outros]: string[]) => {
    await entrar(page, email, `/web/${primeiro}`);
    for (const endereco of [primeiro, ...outros]) {
      if (endereco !== primeiro) await irPorDentro(page, `/web/${endereco}`);
      await expect(page.getByRole('main')).toContainText('__injetado');
      await vigia.exigirNada();
    }
    await page.evaluate(() => localStorage.clear());
  };
  try {
    await test.step('o tutor', () =>
      visitar(tutor.email, [`indicacao/codigo/${idPrescricao}`, `cupom/ver/${idCupom}`, 'prescricoes', 'perfil']));
    await test.step('o parceiro', () =>
      visitar(prescritor.email, [`indicacao/codigo/${idPrescricao}`, 'cupom', 'perfil']));
    await test.step('a loja', () => visitar(loja.email, ['perfil']));
  } finally {
    await consultar('update lojista set nome_fantasia = $1, site = null where id = $2', [loja.nome, loja.id]);
  }

  await test.step('o vigia, que nada viu até aqui, vê uma injeção de verdade', async () => {
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="/x" onerror="window.__injetado=1"><a href="javascript:1">',
      );
    });
    await expect.poll(async () => (await vigia.visto()).violacoes.length).toBeGreaterThan(0);
    expect((await vigia.visto()).perigosos).toHaveLength(1);
  });
});
