import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { alterarAjustes, verAjustes } from '@indica-bem/domain/configuracao/chamadas';
import { entrar as entrarNaConta } from '@indica-bem/domain/conta/chamadas';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { chamar } from './apoio/api';
import { telefoneNovo } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { SENHA } from './apoio/pessoas';
import { endereco, iniciar, parar } from './apoio/processo';

test.use(NA_MESA);

// A product of its own: the formula in force is everybody's.
let pasta = '';
test.beforeEach(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-dose-'));
});
test.afterEach(() => rm(pasta, { recursive: true, force: true }));

type Caso = {
  nome: string;
  produto: Record<string, string>;
  peso: string;
  fase?: string;
  ecc: number;
  atividade?: string;
  unidade?: string;
  campos?: Record<string, string>;
  /** Grams a day; null where none are said. */
  gramas: number | null;
};

const origens = (especie: string, nome_curto: string, porte?: string) => ({
  especie,
  categoria: 'Origens',
  sub_categoria: 'Origens',
  nome_curto,
  ...(porte && { porte }),
});
const vetCare = (especie: string, nome_curto: string, porte?: string) => ({
  ...origens(especie, nome_curto, porte),
  categoria: 'Fórmula Natural',
  sub_categoria: 'Vet Care',
});
const ADULTOS = origens('cao', 'Adultos', 'Médio');
const FILHOTES = origens('cao', 'Filhotes', 'Médio e Grande');

/** One of each kind of question; every stage's fields are in `formula-2.test.tsx`, every stage's grams in `dose-do-passo.test.ts`. */
const CASOS: Caso[] = [
  { nome: 'adulto', produto: ADULTOS, peso: '12', fase: 'Adulto', ecc: 5, atividade: 'Moderada', gramas: 194 },
  {
    nome: 'filhote',
    produto: FILHOTES,
    peso: '3',
    fase: 'Filhote',
    ecc: 5,
    unidade: 'Semanas',
    campos: { Idade: '12', 'Peso esperado quando adulto': '6' },
    gramas: 112,
  },
  {
    nome: 'um gato que não come',
    produto: vetCare('gatos', 'Recuperação'),
    peso: '4',
    ecc: 5,
    campos: { 'Dias sem comer': '1' },
    gramas: null,
  },
];

test('com a fórmula 2 em vigor, o veterinário indica um adulto e um filhote, e onde não há quantidade indica sem ela', async ({
  browser,
}) => {
  test.slow();
  const produto = iniciar({ DATA_DIR: pasta, RATE_LIMIT: 'off' });
  const baseURL = await endereco(produto);
  const contexto = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  contexto.setDefaultTimeout(30_000);
  await ligarFormula2(contexto.request);
  const sessao = await sessaoDe(contexto.request, 'parceiro01@example.com');
  await contexto.addInitScript((usuario) => localStorage.setItem('usuario', usuario), JSON.stringify(sessao));

  for (const caso of CASOS) await test.step(caso.nome, () => indicar(contexto, caso));

  const { api_token: token } = sessao;
  const { prescritions } = await chamar(contexto.request, { token }, listarPrescricoes);
  const feitas = prescritions.slice(0, CASOS.length).reverse();
  expect(feitas.map(({ calculo }) => calculo?.gramas ?? null)).toEqual(CASOS.map(({ gramas }) => gramas));
  expect(feitas.every(({ calculo, sem_dose }) => (calculo ?? sem_dose)?.versao === 2)).toBe(true);

  const [adulto] = feitas;
  const page = await contexto.newPage();
  await page.goto(`/web/indicacao/codigo/${adulto?.id_prescricao}/imprimir`);
  const folha = page.getByRole('article', { name: 'Indicação nutricional' });
  await expect(folha).toContainText('194 g por dia');
  await expect(folha).toContainText('Responsável técnico: Vera Exemplo, CRMV-SP 12345');
  await exigirAcessivel(page);
  await contexto.close();
  await parar(produto);
});

const sessaoDe = (request: APIRequestContext, email: string) =>
  chamar(request, null, entrarNaConta, { body: { email, senha: SENHA } });

async function ligarFormula2(request: APIRequestContext): Promise<void> {
  const { api_token: token } = await sessaoDe(request, 'admin@example.com');
  const { versao } = await chamar(request, { token }, verAjustes);
  const responsavel = { responsavel_nome: 'Vera Exemplo', responsavel_crmv: '12345', responsavel_uf: 'SP' } as const;
  await chamar(request, { token }, alterarAjustes, { body: { formula: 2, ...responsavel, versao } });
}

async function indicar(
  contexto: BrowserContext,
  { nome, produto, peso, fase, ecc, atividade, unidade, campos = {}, gramas }: Caso,
) {
  const page = await contexto.newPage();
  await page.goto(`/web/prescricoes/nova?${new URLSearchParams(produto)}`);
  await page.getByLabel('Peso do pet').fill(peso);
  if (fase) await page.getByRole('radio', { name: fase, exact: true }).check();
  await page.getByRole('radio', { name: new RegExp(`^ECC ${ecc}:`) }).check();
  if (atividade) await page.getByRole('radio', { name: new RegExp(`^${atividade}`) }).check();
  if (unidade) await page.getByRole('radio', { name: unidade, exact: true }).check();
  for (const [rotulo, valor] of Object.entries(campos)) await page.getByLabel(rotulo, { exact: true }).fill(valor);
  const quantidade = page.getByRole('region', { name: 'Quantidade diária' });
  if (gramas === null) await expect(quantidade).not.toContainText(/\d ?g/);
  else await expect(quantidade).toContainText(`${gramas} g/dia`);
  if (nome === 'adulto') await exigirAcessivel(page);
  await page.getByRole('button', { name: gramas === null ? 'Indicar sem a quantidade' : 'Avançar' }).click();
  await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' })).toBeVisible();
  await page.close();
}
