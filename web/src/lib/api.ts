import type { Envio, Recebido } from '@indica-bem/domain/contrato/chamada';
import type { ChamadaPorRota } from '@indica-bem/domain/contrato/chamadas';
import { tirarAdiantada } from './adiantadas';
import { type ErroDaApi, lerErro, SemConexao } from './erros-da-api';
import { anotarResposta } from './online';
import { quemEntrou, registrarAceite, sair, usuarioAtual } from './sessao';

export type RotaDaApi = keyof ChamadaPorRota;
export type RespostaDe<R extends RotaDaApi> = ChamadaPorRota[R]['answer'] extends 'arquivo'
  ? Blob
  : Recebido<ChamadaPorRota[R]>;

type Facultativos<T> = { [K in keyof T as object extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as object extends T[K] ? K : never]?: T[K];
};
type ComArquivo<T> = T extends { body: infer B } ? Omit<T, 'body'> & { body: B | FormData } : T;
export type PedidoDe<R extends RotaDaApi> = Facultativos<ComArquivo<Envio<ChamadaPorRota[R]>>> & {
  signal?: AbortSignal;
  /** Asked as nobody, whatever session the browser still keeps: the screens of who is not in yet. */
  visitante?: true;
  /** The answer is as long as an account's whole life: it has the time of a file. */
  demorado?: true;
};
export type ArgumentosDe<R extends RotaDaApi> = object extends PedidoDe<R> ? [pedido?: PedidoDe<R>] : [PedidoDe<R>];

type Pedido = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  visitante?: true;
  demorado?: true;
};

type Reacoes = {
  sessaoPerdida: () => void;
  aceitePendente: (documento: 'privacidade' | 'termos') => void;
};

const PRAZO = 20_000;
/** A file on a slow line takes its time. */
const PRAZO_DE_ARQUIVO = 10 * 60_000;
const ACEITE_PENDENTE = { PRIVACIDADE_NAO_ACEITA: 'privacidade', REGULAMENTO_NAO_ACEITO: 'termos' } as const;

let reacoes: Reacoes = { sessaoPerdida: () => {}, aceitePendente: () => {} };

/** The app says here where to go when a call finds the session gone or a document not accepted. */
export function reagirComo(novas: Reacoes): void {
  reacoes = novas;
}

/** Calls the API by the name of the contract: `api('GET /coupon/:id', { params: { id } })`. */
export async function api<R extends RotaDaApi>(rota: R, ...[pedido]: ArgumentosDe<R>): Promise<RespostaDe<R>> {
  const quem = quemEntrou();
  let token = (pedido as Pedido | undefined)?.visitante ? undefined : usuarioAtual()?.api_token;
  let resposta = await enviar(rota, pedido ?? {}, token);
  const atual = usuarioAtual()?.api_token;
  if (resposta.status === 401 && token && atual && token !== atual && quem === quemEntrou()) {
    // The same person changed the password meanwhile, here or in another tab: the session goes on by another token.
    token = atual;
    resposta = await enviar(rota, pedido ?? {}, token);
  }
  if (resposta.ok) return conteudo(resposta) as Promise<RespostaDe<R>>;
  const erro = await lerErro(resposta);
  reagirA(erro, token);
  throw erro;
}

function enviar(rota: string, pedido: Pedido, token: string | undefined): Promise<Response> {
  const { params = {}, query = {}, headers = {}, body, signal, demorado } = pedido;
  const [method = 'GET', caminho = '/'] = rota.split(' ');
  return chamar(`/api${preencher(caminho, params)}${busca(query)}`, {
    method,
    headers: { ...cabecalhos(method, token, body), ...headers },
    body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
    signal: comPrazo(demorado || body instanceof FormData ? PRAZO_DE_ARQUIVO : PRAZO, signal),
  });
}

function comPrazo(prazo: number, signal: AbortSignal | undefined): AbortSignal {
  const limite = AbortSignal.timeout(prazo);
  return signal ? AbortSignal.any([signal, limite]) : limite;
}

async function chamar(url: string, init: RequestInit): Promise<Response> {
  try {
    const resposta = await ((init.method === 'GET' && tirarAdiantada(url)) || fetch(url, init));
    anotarResposta(true);
    return resposta;
  } catch (causa) {
    if (causa instanceof DOMException && causa.name === 'AbortError') throw causa;
    anotarResposta(false);
    throw new SemConexao(causa);
  }
}

// A late answer to a former session must not end the present one, and a call without a session has none to lose: what
// a page asks between logging out and leaving says nothing to the person.
function reagirA(erro: ErroDaApi, token: string | undefined): void {
  if (token === undefined || token !== usuarioAtual()?.api_token) return;
  if (erro.status === 401 && erro.codigo !== 'LOGIN_INVALIDO') {
    sair();
    reacoes.sessaoPerdida();
  }
  const documento = ACEITE_PENDENTE[erro.codigo as keyof typeof ACEITE_PENDENTE];
  if (erro.status === 403 && documento) {
    registrarAceite(documento, false);
    reacoes.aceitePendente(documento);
  }
}

function conteudo(resposta: Response): Promise<unknown> {
  return resposta.headers.get('content-type')?.includes('json') ? resposta.json() : resposta.blob();
}

function cabecalhos(method: string, token: string | undefined, body: unknown): Record<string, string> {
  const xsrf = method === 'GET' ? undefined : /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    accept: 'application/json',
    ...(token && { api_token: token }),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
  };
}

function preencher(caminho: string, params: Record<string, string | number>): string {
  return caminho.replace(/:(\w+)/g, (_, nome: string) => encodeURIComponent(params[nome] ?? ''));
}

function busca(query: Record<string, unknown>): string {
  const preenchidos = Object.entries(query).filter(
    ([, valor]) => valor !== undefined && valor !== null && valor !== '',
  );
  const texto = new URLSearchParams(preenchidos.map(([nome, valor]) => [nome, String(valor)])).toString();
  return texto && `?${texto}`;
}
