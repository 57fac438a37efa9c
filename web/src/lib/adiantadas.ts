import { cabecalhosDaSessao } from './cabecalhos-da-sessao';
import { enderecoDaApi } from './endereco-da-api';
import { usuarioAtual } from './sessao';
import type { ArgumentosDe, Leitura } from './tipos-da-api';

type Adiantada = { token: string | undefined; resposta: Promise<Response> };

const VALIDADE = 10_000;
const adiantadas = new Map<string, Adiantada>();

/** Asks for something before the screen is there to do it; when it does, `api` takes this answer instead of another. */
export function adiantarResposta<N extends Leitura>(chamada: N, ...envio: ArgumentosDe<N>): Promise<Response> {
  const token = usuarioAtual()?.api_token;
  const endereco = enderecoDaApi(chamada, ...envio);
  const resposta = fetch(endereco, {
    headers: { accept: 'application/json', ...(token && cabecalhosDaSessao(token)) },
    signal: AbortSignal.timeout(VALIDADE),
  });
  adiantadas.set(endereco, { token, resposta });
  // Whoever takes it hears of a failure; nobody may come.
  resposta.catch(() => {});
  setTimeout(() => adiantadas.delete(endereco), VALIDADE);
  return resposta;
}

/** Once, and only by the person it was asked for. */
export function tirarAdiantada(endereco: string): Promise<Response> | undefined {
  const adiantada = adiantadas.get(endereco);
  adiantadas.delete(endereco);
  return adiantada?.token === usuarioAtual()?.api_token ? adiantada?.resposta : undefined;
}
