import { randomInt } from 'node:crypto';
import * as daConta from '@indica-bem/domain/conta/chamadas';
import { expect, type Page } from '@playwright/test';
import { chamar } from './api';
import { consultar } from './banco';

export const SENHA = 'indicabem-demo';
/** As the product keeps it, at a thousandth of the work: a thousand logins of the tests would be a minute of a core. */
const RESUMO_DA_SENHA = '$argon2id$v=19$m=8,t=1,p=1$c2FsIGRlIHRlc3RlIDE2Yg$Tm7xrnwfBYlTlDBn8btltT0ref2la+HMbK7gIUNiQ6A';

type Papel = 'tutor' | 'prescritor' | 'lojista' | 'indicabem';
export type Conta = { id: number; email: string; nome: string };

const digitos = (n: number) => Array.from({ length: n }, () => randomInt(10)).join('');

const PERFIL: Record<Papel, (id: number, nome: string) => [sql: string, valores: unknown[]]> = {
  tutor: (id, nome) => [
    `insert into tutor (id, nome, cpf, telefone, data_nascimento) values ($1, $2, $3, '15912345678', '1990-01-01')`,
    [id, nome, digitos(11)],
  ],
  prescritor: (id, nome) => [
    `insert into prescritor (id, nome, perfil, crmv, nome_fantasia) values ($1, $2, 'veterinario', 'CRMV-SP 99999', 'Clínica Teste')`,
    [id, nome],
  ],
  lojista: (id, nome) => [
    `insert into lojista (id, nome_fantasia, razao_social, cnpj, tipo, logradouro, numero, bairro, cidade, estado, cep, telefone, celular, latitude, longitude)
     values ($1, $2, $2 || ' Ltda', $3, 'loja_fisica', 'Rua Teste', '1', 'Centro', 'Sorocaba', 'SP', '18010001', '1530000000', '15900000000', -23.5015, -47.4526)`,
    [id, nome, digitos(14)],
  ],
  indicabem: (id, nome) => ['insert into administrador (id, nome) values ($1, $2)', [id, nome]],
};

/** A fresh account with the demo password, so that tests running side by side never share one. */
export async function criarConta(papel: Papel, { aceites = true } = {}): Promise<Conta> {
  const marca = digitos(8);
  const nome = { tutor: 'Teresa', prescritor: 'Paula', lojista: 'Loja', indicabem: 'Admin' }[papel].concat(
    ` Teste ${marca}`,
  );
  const email = `${papel}-${marca}@example.com`;
  const [conta] = await consultar<{ id: number }>(
    'insert into conta (papel, email, senha_hash) values ($1, $2, $3) returning id',
    [papel, email, RESUMO_DA_SENHA],
  );
  if (!conta) throw new Error('a conta não foi criada');
  await consultar(...PERFIL[papel](conta.id, nome));
  if (aceites) {
    await consultar(
      `insert into aceite (conta_id, documento, versao, aceito_em, endereco, agente)
       select $1, d, v::date, now(), '::1', 'teste' from (values ('privacidade', '2021-11-01'), ('regulamento-' || $2, '2022-07-26')) x (d, v)
        where d <> 'regulamento-indicabem'`,
      [conta.id, papel],
    );
  }
  return { id: conta.id, email, nome };
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
  if (!onde) await expect(page).toHaveURL(/\/web\/(home|dashboard|privacidade|regulamento)/);
}

export async function preencherLogin(page: Page, email: string, senha: string): Promise<void> {
  // The address changes before the screen does: the one that is being left may have an e-mail of its own.
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
