import type { APIRequestContext, Page } from '@playwright/test';
import { criarPessoa, escolherLoja, indicar, resgatar, telefoneNovo } from './jornada';
import { criarConta } from './pessoas';

export const formatado = (codigo: string) => `${codigo.slice(0, 4)}-${codigo.slice(4)}`;
export const linha = (page: Page, codigo: string) =>
  page.getByRole('listitem').filter({ hasText: `Abrir indicação ${formatado(codigo)}` });

/** One still pending, one waiting for the purchase. */
export async function duasIndicacoes(request: APIRequestContext) {
  const parceiro = await criarPessoa(request, 'prescritor');
  const pendente = await indicar(request, parceiro, { email: 'ana.pendente@example.com' });
  const comLoja = await indicar(request, parceiro, { telefone: telefoneNovo() });
  const tutor = await criarPessoa(request, 'tutor');
  await resgatar(request, tutor, comLoja.codigoDaIndicacao);
  const loja = await criarConta('lojista');
  const cupom = await escolherLoja(request, tutor, comLoja.idPrescricao, loja);
  return { parceiro, pendente, comLoja, loja, cupom };
}
