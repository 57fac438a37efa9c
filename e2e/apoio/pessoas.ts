import { randomInt } from 'node:crypto';
import * as daConta from '@indica-bem/domain/conta/chamadas';
import { expect, type Page } from '@playwright/test';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor } from '../../server/src/test/elenco';
import { chamar } from './api';
import { consultar, doProduto } from './banco';

export const SENHA = 'indicabem-demo';
/** As the product keeps it, at a thousandth of the work: a thousand logins of the tests would be a minute of a core. */
const RESUMO_DA_SENHA = '$argon2id$v=19$m=8,t=1,p=1$c2FsIGRlIHRlc3RlIDE2Yg$Tm7xrnwfBYlTlDBn8btltT0ref2la+HMbK7gIUNiQ6A';

type Papel = 'tutor' | 'prescritor' | 'lojista' | 'indicabem';
export type Conta = { id: number; email: string; nome: string };
/** Somebody who can already call the API. */
export type Pessoa = Conta & { token: string };
type Opcoes = { aceites: boolean; email: string; senhaHash: string };

const RUA = { logradouro: 'Rua Teste', numero: '1', bairro: 'Centro', cep: '18010001' };
const LOJA = { ...RUA, telefone: '1530000000', celular: '15900000000', latitude: -23.5015, longitude: -47.4526 };
const CRIAR: Record<Papel, (nome: string, conta: Opcoes) => Promise<{ id: number; token: string }>> = {
  tutor: (nome, conta) => criarTutor(doProduto(), conta, { nome: `Teresa ${nome}`, telefone: '15912345678' }),
  prescritor: (nome, conta) =>
    criarPrescritor(doProduto(), conta, {
      nome: `Paula ${nome}`,
      crmv: 'CRMV-SP 99999',
      nome_fantasia: 'Clínica Teste',
    }),
  lojista: (nome, conta) =>
    criarLojista(doProduto(), { ...LOJA, nome_fantasia: `Loja ${nome}`, razao_social: `Loja ${nome} Ltda` }, conta),
  indicabem: (nome, conta) => criarAdmin(doProduto(), conta, `Admin ${nome}`),
};
const CHAMA_SE = { tutor: 'Teresa', prescritor: 'Paula', lojista: 'Loja', indicabem: 'Admin' };

/** Somebody new, with the demo password and a session: tests running side by side never share one. */
export async function criarPessoaNova(papel: Papel, { aceites = true } = {}): Promise<Pessoa> {
  const marca = randomInt(10 ** 8)
    .toString()
    .padStart(8, '0');
  const email = `${papel}-${marca}@example.com`;
  const nome = `Teste ${marca}`;
  const { id, token } = await CRIAR[papel](nome, { aceites, email, senhaHash: RESUMO_DA_SENHA });
  return { id, email, nome: `${CHAMA_SE[papel]} ${nome}`, token };
}

/** The same without the session: who counts the sessions of an account finds the ones it made itself. */
export async function criarConta(papel: Papel, opcoes: { aceites?: boolean } = {}): Promise<Conta> {
  const { token: _, ...conta } = await criarPessoaNova(papel, opcoes);
  await consultar('delete from sessao where conta_id = $1', [conta.id]);
  return conta;
}

/** Comes in without the login screen, which has tests of its own: the device holds the session as if it had been there. */
export async function entrar(page: Page, email: string, onde?: string): Promise<void> {
  const sessao = await chamar(page.request, null, daConta.entrar, { body: { email, senha: SENHA } });
  await page.addInitScript(
    ({ token, usuario }) => {
      // Once in this tab: who logs out stays out.
      if (sessionStorage.getItem(token)) return;
      sessionStorage.setItem(token, 'entrou');
      localStorage.setItem('usuario', usuario);
    },
    { token: sessao.api_token, usuario: JSON.stringify(sessao) },
  );
  await page.goto(onde ?? '/web/');
  if (!onde) await expect(page).toHaveURL(/\/web\/(home|dashboard|aceites)/);
}

export async function preencherLogin(page: Page, email: string, senha: string): Promise<void> {
  // The address changes before the screen does: the one that is being left may have an e-mail of its own.
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
