import { randomInt } from 'node:crypto';
import { cnpjValido, cpfValido } from '@indica-bem/domain/brasil/documentos';
import type { Page } from '@playwright/test';
import { telefoneNovo } from './jornada';

export const SENHA_NOVA = 'tigela cheia 42';

const digitos = (n: number) => Array.from({ length: n }, () => randomInt(10)).join('');
const comDigitos = (base: string, valido: (documento: string) => boolean): string => {
  const finais = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));
  return base + (finais.find((final) => valido(base + final)) ?? '');
};

export const cpfNovo = () => comDigitos(digitos(9), cpfValido);
/** One of those with letters, which Brazil issues since July 2026. */
export const cnpjNovo = () => comDigitos(`AB${digitos(6)}01DE`, cnpjValido);
export const emailNovo = (quem: string) => `${quem}-${digitos(9)}@example.com`;

/** Somebody who does not exist yet. */
export function tutorNovo() {
  return { nome: `Zélia Prova ${digitos(6)}`, cpf: cpfNovo(), telefone: telefoneNovo(), email: emailNovo('zelia') };
}

type QuemE = Partial<Omit<ReturnType<typeof tutorNovo>, 'email'>> & { nascimento?: string };
type Formulario = QuemE & { email?: string; senha?: string; repetida?: string };

/** The first step of a registration. */
export async function preencherQuemE(page: Page, { nascimento = '14/03/1988', ...dados }: QuemE): Promise<void> {
  await preencher(page, {
    Nome: dados.nome,
    CPF: dados.cpf,
    'Data de nascimento': nascimento,
    Telefone: dados.telefone,
  });
}

/** Both steps, up to the button that sends. */
export async function preencherCadastro(page: Page, dados: Formulario): Promise<void> {
  const { email, senha = SENHA_NOVA, repetida = senha, ...quemE } = dados;
  await preencherQuemE(page, quemE);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await preencher(page, { 'E-mail': email, Senha: senha, 'Repetir senha': repetida });
}

async function preencher(page: Page, campos: Record<string, string | undefined>): Promise<void> {
  for (const [rotulo, valor] of Object.entries(campos)) {
    if (valor !== undefined) await page.getByLabel(rotulo, { exact: true }).fill(valor);
  }
}

/** The address inside a password e-mail, without the host: the test may reach the product through another one. */
export function linkDaSenha(texto: string): string {
  const link = /\/web\/recuperar\/[\w-]+/.exec(texto)?.[0];
  if (!link) throw new Error(`o e-mail não tem o link da senha:\n${texto}`);
  return link;
}
