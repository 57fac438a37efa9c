import * as contrato from '@indica-bem/domain/conta/contrato-social';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../../contexto';
import type { Atender } from '../../http/atender';
import { anotarEntrada } from '../../http/log';
import { Recusa } from '../../http/recusa';
import { limitarEndereco } from '../chave-de-limite';
import { contaDaSessao } from '../conta-da-sessao';
import { entrarComCodigo } from './entrar-com-codigo';
import { type Ida, irAoProvedor, voltarDoProvedor } from './ir-e-voltar';

const COOKIE = 'ida-social';
const CAMINHO = '/api/social';
const DEZ_MINUTOS = 600;
const POR_ENDERECO = { max: 120, janela: 3600 };

export function rotasSociais(atender: Atender, ctx: Contexto): void {
  const secure = ctx.config.urlPublica?.startsWith('https:') ?? false;
  const { social } = ctx.config;

  atender(contrato.verProvedores, async () => ({ google: Boolean(social.google), facebook: Boolean(social.facebook) }));

  atender(contrato.irAoProvedor, async ({ params, reply }) => {
    const { url, ida } = irAoProvedor(ctx, params.provedor);
    const valor = [params.provedor, ida.state, ida.verificador, ida.nonce].join('.');
    // Lax: the browser must bring it along when the provider sends the person back.
    const opcoes = { path: CAMINHO, httpOnly: true, sameSite: 'lax', maxAge: DEZ_MINUTOS, secure } as const;
    reply.setCookie(COOKIE, valor, opcoes).header('cache-control', 'no-store');
    return reply.redirect(url.href) as never;
  });

  atender(contrato.voltarDoProvedor, async ({ params: { provedor: nome }, query, req, reply, agora }) => {
    if (!social[nome]) throw new Recusa('NAO_ENCONTRADO');
    await limitarEndereco(ctx, { nome: 'social', endereco: req.ip, agora }, POR_ENDERECO);
    const ida = idaDe(req, nome);
    reply.clearCookie(COOKIE, { path: CAMINHO }).header('cache-control', 'no-store');
    if (query.error) return desistir(reply, 'cancelado');
    if (!ida || !query.code || query.state !== ida.state) return desistir(reply, 'falhou');
    try {
      const codigo = await voltarDoProvedor(ctx, { nome, codigo: query.code, ida, agora });
      return reply.redirect(`/web/callback/${codigo}`) as never;
    } catch (erro) {
      req.log.warn({ err: erro }, 'acesso social');
      return desistir(reply, 'falhou');
    }
  });

  atender(contrato.entrarComCodigo, async ({ query, req, agora }) => {
    const resposta = await entrarComCodigo(ctx, query.api_token, agora);
    if ('api_token' in resposta) anotarEntrada(req, contaDaSessao(resposta));
    return resposta;
  });
}

const desistir = (reply: FastifyReply, motivo: 'cancelado' | 'falhou') =>
  reply.redirect(`/web/login?social=${motivo}`) as never;

function idaDe(req: FastifyRequest, nome: string): Ida | null {
  const [provedor, state, verificador, nonce] = (req.cookies[COOKIE] ?? '').split('.');
  return provedor === nome && state && verificador && nonce ? { state, verificador, nonce } : null;
}
