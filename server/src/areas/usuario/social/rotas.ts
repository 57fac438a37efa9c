import * as contrato from '@indica-bem/domain/conta/contrato-social';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anotarEntrada } from '../../../http/anotar-entrada';
import { aparelhoDe } from '../../../http/aparelho';
import type { Atender } from '../../../http/atender';
import type { Contexto } from '../../../nucleo/contexto';
import { Recusa } from '../../../nucleo/recusa';
import { limitarEndereco } from '../../conta/chave-de-limite';
import { entrarComCodigo } from './entrar-com-codigo';
import { type Ida, irAoProvedor, voltarDoProvedor } from './ir-e-voltar';

const IDA = { nome: 'ida-social', caminho: '/api/social', dura: 600 };
/** Set in the browser that came back from where it had gone; the code in the address works in that one only. */
const VOLTA = { nome: 'volta-social', caminho: '/api/tutor/token', dura: 60 };
const POR_ENDERECO = { max: 120, janela: 3600 };

export function rotasSociais(atender: Atender, ctx: Contexto): void {
  const secure = ctx.config.urlPublica?.startsWith('https:') ?? false;
  const opcoes = { httpOnly: true, secure } as const;
  const { social } = ctx.config;

  atender(contrato.verProvedores, async () => ({ google: Boolean(social.google), facebook: Boolean(social.facebook) }));

  atender(contrato.irAoProvedor, async ({ params, reply }) => {
    const { url, ida } = irAoProvedor(ctx, params.provedor);
    const valor = [params.provedor, ida.state, ida.verificador, ida.nonce].join('.');
    // Lax: the browser must bring it along when the provider sends the person back.
    reply.setCookie(IDA.nome, valor, { ...opcoes, path: IDA.caminho, sameSite: 'lax', maxAge: IDA.dura });
    reply.header('cache-control', 'no-store');
    return reply.redirect(url.href) as never;
  });

  atender(contrato.voltarDoProvedor, async ({ params: { provedor: nome }, query, req, reply, agora }) => {
    if (!social[nome]) throw new Recusa('NAO_ENCONTRADO');
    await limitarEndereco(ctx, { nome: 'social', endereco: req.ip, agora }, POR_ENDERECO);
    const ida = idaDe(req, nome);
    reply.clearCookie(IDA.nome, { path: IDA.caminho }).header('cache-control', 'no-store');
    if (query.error) return desistir(reply, 'cancelado');
    if (!ida || !query.code || query.state !== ida.state) return desistir(reply, 'falhou');
    try {
      const { codigo, navegador } = await voltarDoProvedor(ctx, { nome, codigo: query.code, ida, agora });
      reply.setCookie(VOLTA.nome, navegador, {
        ...opcoes,
        path: VOLTA.caminho,
        sameSite: 'strict',
        maxAge: VOLTA.dura,
      });
      return reply.redirect(`/web/callback/${codigo}`) as never;
    } catch (erro) {
      req.log.warn({ err: erro }, 'acesso social');
      return desistir(reply, 'falhou');
    }
  });

  atender(contrato.entrarComCodigo, async ({ query, req, reply, autoria }) => {
    const navegador = req.cookies[VOLTA.nome] ?? '';
    reply.clearCookie(VOLTA.nome, { path: VOLTA.caminho });
    const acesso = { codigo: query.api_token, navegador, aparelho: aparelhoDe(ctx, req, reply) };
    const resposta = await entrarComCodigo(ctx, acesso, autoria);
    return 'api_token' in resposta ? anotarEntrada(req, resposta) : resposta;
  });
}

const desistir = (reply: FastifyReply, motivo: 'cancelado' | 'falhou') =>
  reply.redirect(`/web/login?social=${motivo}`) as never;

function idaDe(req: FastifyRequest, nome: string): Ida | null {
  const [provedor, state, verificador, nonce] = (req.cookies[IDA.nome] ?? '').split('.');
  return provedor === nome && state && verificador && nonce ? { state, verificador, nonce } : null;
}
