import type { NomeDeChamada } from '@indica-bem/domain/contrato/chamadas';
import { tirarAdiantada } from './adiantadas';
import { cabecalhosDaSessao } from './cabecalhos-da-sessao';
import { enderecoDe } from './endereco-da-api';
import { DE_QUEM_ENTRA, type ErroDaApi, lerErro, SemConexao } from './erros-da-api';
import { anotarResposta } from './online';
import { encerrarSessao, quemEntrou, registrarAceite, usuarioAtual } from './sessao';
import type { ArgumentosDe, RespostaDe } from './tipos-da-api';

type Envio = {
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
  aceitePendente: () => void;
  faltaFator: () => void;
};

const PRAZO = 20_000;
/** A file on a slow line takes its time. */
const PRAZO_DE_ARQUIVO = 10 * 60_000;
const ACEITE_PENDENTE = { PRIVACIDADE_NAO_ACEITA: 'privacidade', REGULAMENTO_NAO_ACEITO: 'termos' } as const;

let reacoes: Reacoes = { sessaoPerdida: () => {}, aceitePendente: () => {}, faltaFator: () => {} };

/** The app says here where to go when a call finds the session gone, a document not accepted, a second factor missing. */
export function reagirComo(novas: Reacoes): void {
  reacoes = novas;
}

/** Calls the API by the name the call has in the contract and at the server: `api(verCupom, { params: { id } })`. */
export async function api<N extends NomeDeChamada>(chamada: N, ...[envio]: ArgumentosDe<N>): Promise<RespostaDe<N>> {
  const quem = quemEntrou();
  let token = (envio as Envio | undefined)?.visitante ? undefined : usuarioAtual()?.api_token;
  let resposta = await enviar(chamada, envio ?? {}, token);
  const atual = usuarioAtual()?.api_token;
  if (resposta.status === 401 && token && atual && token !== atual && quem === quemEntrou()) {
    // The same person changed the password meanwhile, here or in another tab: the session goes on by another token.
    token = atual;
    resposta = await enviar(chamada, envio ?? {}, token);
  }
  if (resposta.ok) return conteudo(resposta) as Promise<RespostaDe<N>>;
  const erro = await lerErro(resposta);
  reagirA(erro, token);
  throw erro;
}

function enviar(chamada: NomeDeChamada, envio: Envio, token: string | undefined): Promise<Response> {
  const { headers = {}, body, signal, demorado } = envio;
  const [method = 'GET'] = chamada.split(' ');
  return buscar(enderecoDe(chamada, envio), {
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

async function buscar(url: string, init: RequestInit): Promise<Response> {
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
  if (erro.status === 401 && !DE_QUEM_ENTRA.has(erro.codigo)) {
    encerrarSessao();
    reacoes.sessaoPerdida();
  }
  if (erro.codigo === 'SEGUNDO_FATOR_OBRIGATORIO') reacoes.faltaFator();
  const documento = ACEITE_PENDENTE[erro.codigo as keyof typeof ACEITE_PENDENTE];
  if (erro.status === 403 && documento) {
    registrarAceite(documento, false);
    reacoes.aceitePendente();
  }
}

function conteudo(resposta: Response): Promise<unknown> {
  return resposta.headers.get('content-type')?.includes('json') ? resposta.json() : resposta.blob();
}

function cabecalhos(method: string, token: string | undefined, body: unknown): Record<string, string> {
  const xsrf = method === 'GET' ? undefined : /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    accept: 'application/json',
    ...(token && cabecalhosDaSessao(token)),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
  };
}
