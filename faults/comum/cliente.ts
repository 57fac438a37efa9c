import { randomInt } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';

export type Cliente = { id: number; token: string };
type Pedido = { rota: string; chave?: string; corpo?: object };

/** Hears of every attempt: why it got no answer, or null. A refusal is an answer. */
let aoTentar: (falha: string | null) => void = () => undefined;
export const ouvirTentativas = (ouvinte: typeof aoTentar) => {
  aoTentar = ouvinte;
};

const PACIENCIA_MS = 60_000;
const POR_TENTATIVA_MS = 10_000;

/**
 * What a client of ours does: while there is no answer, or only "try again in a moment", it sends the same request with the
 * same key. Anything else than a yes is a violation here, because nothing in this load is refused.
 */
export async function insistir<T>(urls: readonly string[], quem: Cliente, pedido: Pedido): Promise<T> {
  const fim = Date.now() + PACIENCIA_MS;
  while (Date.now() < fim) {
    const resposta = await tentar(urls[randomInt(urls.length)] ?? '', quem, pedido).catch(semResposta);
    aoTentar(resposta.status === 0 || resposta.status >= 500 ? `${resposta.status || resposta.corpo}` : null);
    if (resposta.status === 200) return resposta.corpo as T;
    if (resposta.status !== 0 && resposta.status !== 503)
      throw new Error(`${pedido.rota}: ${resposta.status} ${JSON.stringify(resposta.corpo)}`);
    await esperar(20 + randomInt(40));
  }
  throw new Error(`${pedido.rota}: sem resposta em ${PACIENCIA_MS / 1000} s`);
}

function semResposta(erro: Error & { cause?: { code?: string } }) {
  return { status: 0, corpo: erro.cause?.code ?? erro.name };
}

async function tentar(url: string, { token }: Cliente, { rota, chave, corpo }: Pedido) {
  const [method = '', caminho = ''] = rota.split(' ');
  const resposta = await fetch(`${url}/api${caminho}`, {
    method,
    headers: {
      api_token: token,
      ...(corpo && { 'content-type': 'application/json' }),
      ...(chave && { 'idempotency-key': chave }),
    },
    ...(corpo && { body: JSON.stringify(corpo) }),
    signal: AbortSignal.timeout(POR_TENTATIVA_MS),
  });
  // A cut in the middle of the body is a lost answer like any other.
  return { status: resposta.status, corpo: (await resposta.json()) as unknown };
}

export async function entrar(url: string, email: string, senha: string): Promise<Cliente> {
  const resposta = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, senha }),
  });
  if (!resposta.ok) throw new Error(`${email} não entrou: ${resposta.status}`);
  const { api_token, usuario } = (await resposta.json()) as { api_token: string; usuario: Record<string, number> };
  const id = usuario.id_tutor ?? usuario.id_prescriber ?? usuario.id_shopkeeper;
  if (!id) throw new Error(`${email} entrou sem id`);
  const cliente = { id, token: api_token };
  const aceites = { privacidade_aceite: 'S', uso_aceite: 'S' };
  await insistir([url], cliente, { rota: `PUT /termos/${id}`, corpo: aceites });
  return cliente;
}
