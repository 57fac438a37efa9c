import { type CodigoDeErro, mensagemDoErro, statusDoErro, tipoDoErro } from '@indica-bem/domain/erros';

type Pedido = { metodo: string; caminho: string; busca: URLSearchParams; corpo: unknown; chave: string | null };
type Resposta = unknown | ((pedido: Pedido, ...partes: string[]) => unknown);
/** By call, as the contract names it: `'GET /pet/:id'`. A function may answer with a `Response` of its own. */
export type Api = Record<string, Resposta>;

export const json = (corpo: unknown, status = 200) =>
  new Response(JSON.stringify(corpo), { status, headers: { 'content-type': 'application/json' } });

/** As the server refuses: the code's own status and sentence. */
export const recusa = (codigo: CodigoDeErro, mais: object = {}) =>
  json({ type: tipoDoErro(codigo), detail: mensagemDoErro(codigo), ...mais }, statusDoErro(codigo));

/** What every screen asks around its own subject. */
const DE_TODA_TELA: Api = {
  'GET /images-admin': [],
  'GET /dose': { formula: 1, responsavel: null },
  'GET /formula-do-bem': { kg: 0 },
  'GET /social': { google: false, facebook: false },
  'GET /configuracao-publica': {},
};

/** What nobody needs a session for. */
const PARA_TODOS = /^\/api\/(login|register|social|images-admin|formula-do-bem|configuracao-publica)/;

export function montarApi(api: Api) {
  const pedidos: Pedido[] = [];
  const mortas = new Set<string>();
  const respostas = Object.entries({ ...DE_TODA_TELA, ...api }).map(([chamada, resposta]) => {
    const [metodo = '', caminho = ''] = chamada.split(' ');
    return { metodo, padrao: new RegExp(`^/api${caminho.replace(/:\w+/g, '([^/]+)')}$`), resposta };
  });

  async function fetch(entrada: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(entrada instanceof Request ? entrada.url : entrada), 'http://indicabem.test');
    const metodo = init.method ?? 'GET';
    const achada = respostas.find((uma) => uma.metodo === metodo && uma.padrao.test(url.pathname));
    const pedido: Pedido = {
      metodo,
      caminho: url.pathname.slice('/api'.length),
      busca: url.searchParams,
      corpo: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      chave: new Headers(init.headers).get('idempotency-key'),
    };
    pedidos.push(pedido);
    const token = new Headers(init.headers).get('api_token');
    const semSessao = token ? mortas.has(token) : !PARA_TODOS.test(url.pathname);
    if (mortas.size > 0 && semSessao) return recusa('SESSAO_INVALIDA');
    if (!achada)
      return recusa('NAO_ENCONTRADO', { instance: `o teste não diz o que responde a ${metodo} ${url.pathname}` });
    const [, ...partes] = achada.padrao.exec(url.pathname) ?? [];
    const { resposta } = achada;
    const dita = typeof resposta === 'function' ? await resposta(pedido, ...partes) : resposta;
    return dita instanceof Response ? dita.clone() : json(dita);
  }

  return {
    fetch,
    pedidos,
    /** From now on who calls with this token, or with none, is told that the session is over. */
    matarSessao: (token: string) => void mortas.add(token),
    /** The calls so far that change something. */
    mudancas: () => pedidos.filter(({ metodo }) => metodo !== 'GET'),
  };
}
