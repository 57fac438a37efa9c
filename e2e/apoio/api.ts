import type { Envio, Recebido } from '@indica-bem/domain/contrato/chamada';
import type { ChamadaPorNome, NomeDeChamada } from '@indica-bem/domain/contrato/chamadas';
import type { APIRequestContext } from '@playwright/test';

type Pedido<N extends NomeDeChamada> = Partial<Envio<ChamadaPorNome[N]>>;

/** One call of the contract; a refusal is a failure of the test. */
export async function chamar<N extends NomeDeChamada>(
  request: APIRequestContext,
  pessoa: { token: string } | null,
  chamada: N,
  pedido: Pedido<N> = {},
): Promise<Recebido<ChamadaPorNome[N]>> {
  const { params = {}, headers = {}, body } = pedido as { params?: object; headers?: object; body?: unknown };
  const [method = 'GET', caminho = '/'] = chamada.split(' ');
  const valores = new Map(Object.entries(params));
  const url = `/api${caminho.replace(/:(\w+)/g, (_, nome: string) => encodeURIComponent(valores.get(nome)))}`;
  const resposta = await request.fetch(url, {
    method,
    data: body,
    headers: { ...headers, ...(pessoa && { api_token: pessoa.token }), ...(await xsrf(request)) },
  });
  if (!resposta.ok()) throw new Error(`${chamada}: ${resposta.status()} ${await resposta.text()}`);
  return resposta.json();
}

// A request context keeps cookies as a browser does, and who sends the cookie must repeat it.
async function xsrf(request: APIRequestContext): Promise<Record<string, string>> {
  const { cookies } = await request.storageState();
  const valor = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  return valor ? { 'x-xsrf-token': valor } : {};
}
