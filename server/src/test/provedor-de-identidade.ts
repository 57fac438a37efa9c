import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Provedor } from '../config/provedores';
import { enderecosEm } from '../config/provedores';

export type Perfil = { sub: string; nome?: string; email?: string; verificado?: boolean };
type Pedido = { desafio: string; nonce: string; cliente: string; retorno: string };

const CLIENTE = 'cliente-de-teste';
const SEGREDO = 'segredo-de-teste';

/**
 * An identity provider of our own: it really redirects, checks secret, return address and PKCE, gives each code once,
 * and answers both as OpenID Connect (id token) and as a profile behind an access token.
 */
export async function abrirProvedor(agora: Date) {
  const pedidos = new Map<string, Pedido>();
  const tokens = new Set<string>();
  const estado = { perfil: { sub: '1' } as Perfil, declaracoes: {} as object, negar: false };

  const servidor = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', base());
    if (url.pathname.endsWith('/authorize')) {
      const volta = new URL(url.searchParams.get('redirect_uri') ?? '');
      volta.searchParams.set('state', url.searchParams.get('state') ?? '');
      if (estado.negar) volta.searchParams.set('error', 'access_denied');
      else volta.searchParams.set('code', guardar(url.searchParams));
      return void res.writeHead(302, { location: volta.href }).end();
    }
    const [status, corpo] = url.pathname.endsWith('/token') ? trocar(await lerCorpo(req)) : perfil(req, url);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
  });

  function guardar(params: URLSearchParams): string {
    const codigo = randomUUID();
    const ler = (nome: string) => params.get(nome) ?? '';
    if (ler('code_challenge_method') !== 'S256' || ler('response_type') !== 'code') throw new Error('pedido sem PKCE');
    pedidos.set(codigo, {
      desafio: ler('code_challenge'),
      nonce: ler('nonce'),
      cliente: ler('client_id'),
      retorno: ler('redirect_uri'),
    });
    return codigo;
  }

  function trocar(corpo: URLSearchParams): [number, object] {
    const codigo = corpo.get('code') ?? '';
    const pedido = pedidos.get(codigo);
    pedidos.delete(codigo);
    const desafio = createHash('sha256')
      .update(corpo.get('code_verifier') ?? '')
      .digest('base64url');
    const confere =
      pedido?.desafio === desafio &&
      pedido.cliente === CLIENTE &&
      corpo.get('client_id') === CLIENTE &&
      corpo.get('client_secret') === SEGREDO &&
      corpo.get('redirect_uri') === pedido.retorno;
    if (!confere) return [400, { error: 'invalid_grant' }];
    const access_token = randomUUID();
    tokens.add(access_token);
    const { sub, nome, email, verificado } = estado.perfil;
    const exp = agora.getTime() / 1000 + 3600;
    const padrao = {
      iss: base('/google'),
      aud: CLIENTE,
      exp,
      nonce: pedido.nonce,
      sub,
      name: nome,
      email,
      email_verified: verificado,
    };
    return [200, { access_token, token_type: 'bearer', id_token: jwt({ ...padrao, ...estado.declaracoes }) }];
  }

  function perfil(req: IncomingMessage, url: URL): [number, object] {
    const token = (req.headers.authorization ?? '').replace('Bearer ', '');
    const prova = createHmac('sha256', SEGREDO).update(token).digest('hex');
    if (!tokens.has(token) || url.searchParams.get('appsecret_proof') !== prova) return [401, {}];
    const { sub: id, nome: name, email } = estado.perfil;
    return [200, { id, name, email }];
  }

  const base = (caminho = '') => {
    const endereco = servidor.address();
    return `http://127.0.0.1:${typeof endereco === 'object' ? endereco?.port : 0}${caminho}`;
  };
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const provedor = (nome: string): Provedor => ({
    cliente: CLIENTE,
    segredo: SEGREDO,
    ...enderecosEm(base(`/${nome}`)),
  });
  return {
    estado,
    provedores: { google: provedor('google'), facebook: provedor('facebook') },
    fechar: () => new Promise<void>((ok) => servidor.close(() => ok())),
  };
}

const parte = (objeto: object) => Buffer.from(JSON.stringify(objeto)).toString('base64url');
const jwt = (declaracoes: object) => `${parte({ alg: 'RS256' })}.${parte(declaracoes)}.${parte({ assinatura: 'x' })}`;

async function lerCorpo(req: IncomingMessage): Promise<URLSearchParams> {
  let texto = '';
  for await (const pedaco of req) texto += pedaco;
  return new URLSearchParams(texto);
}
