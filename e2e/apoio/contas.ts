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

type Formulario = Partial<ReturnType<typeof tutorNovo>> & { nascimento?: string; senha?: string; repetida?: string };

export async function preencherCadastro(page: Page, dados: Formulario): Promise<void> {
  const { senha = SENHA_NOVA, repetida = senha, nascimento = '14/03/1988' } = dados;
  const campos = {
    Nome: dados.nome,
    CPF: dados.cpf,
    'Data de nascimento': nascimento,
    Telefone: dados.telefone,
    'E-mail': dados.email,
    Senha: senha,
    'Repetir senha': repetida,
  };
  for (const [rotulo, valor] of Object.entries(campos)) {
    if (valor !== undefined) await page.getByLabel(rotulo, { exact: true }).fill(valor);
  }
}

/** Privacy, then terms: what everybody passes on the first day. A click, not a check: the page is gone at once. */
export async function aceitarDocumentos(page: Page): Promise<void> {
  await page.getByLabel(/estou de acordo com os Termos de Privacidade/).click();
  await page.getByLabel(/as normas que constam no Regulamento/).click();
}

/** The address inside a password e-mail, without the host: the test may reach the product through another one. */
export function linkDaSenha(texto: string): string {
  const link = /\/web\/recuperar\/[\w-]+/.exec(texto)?.[0];
  if (!link) throw new Error(`o e-mail não tem o link da senha:\n${texto}`);
  return link;
}
