import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { consultar } from './banco';
import { cpfNovo } from './contas';
import { criarPessoa, indicar } from './jornada';
import { criarConta } from './pessoas';

export const HOJE = isoParaBr(hojeEmSaoPaulo(new Date()));

/** One form, ready to be filled by who may. */
type Cena = {
  conta: { id: number; email: string };
  onde: string;
  preencher: (page: Page) => Promise<void>;
  /** What was typed is on the screen. */
  conferir: (page: Page) => Promise<void>;
  botao: string;
  /** Where what was sent waits to be sent again as it was. */
  botaoDepois?: string;
  /** The call that changes something. */
  chamada: RegExp;
  /** How often it took effect. */
  efeito: () => Promise<number>;
};

export type Preparar = (request: APIRequestContext) => Promise<Cena>;

export async function contar(sql: string, ...valores: unknown[]): Promise<number> {
  return (await consultar<{ n: number }>(`select count(*)::int as n from ${sql}`, valores))[0]?.n ?? -1;
}

export const preencherCampos = (campos: Record<string, string>) => async (page: Page) => {
  for (const [rotulo, valor] of Object.entries(campos)) await page.getByLabel(rotulo, { exact: true }).fill(valor);
};
export const conferirCampos = (campos: Record<string, string>) => async (page: Page) => {
  for (const [rotulo, valor] of Object.entries(campos)) {
    await expect(page.getByLabel(rotulo, { exact: true })).toHaveValue(valor);
  }
};
export const campos = (valores: Record<string, string>) => ({
  preencher: preencherCampos(valores),
  conferir: conferirCampos(valores),
});

export async function indicacaoDoTutor(request: APIRequestContext) {
  const conta = await criarPessoa(request, 'tutor');
  const indicacao = await indicar(request, await criarPessoa(request, 'prescritor'));
  return { conta, ...indicacao };
}

/** The form refuses a number that cannot exist. */
export async function tutorComCpf() {
  const conta = await criarConta('tutor');
  await consultar('update tutor set cpf = $2 where id = $1', [conta.id, cpfNovo()]);
  return conta;
}

export const NOMES = { 'Seu primeiro nome (opcional)': 'Lia', 'Nome do pet (opcional)': 'Thor' };
export const comNomes = (id: number) => () =>
  contar(`prescricao where id = $1 and tutor_nome = 'Lia' and pet_nome = 'Thor'`, id);

export const mascarado = (cpf: string) => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
