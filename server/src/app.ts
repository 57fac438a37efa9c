import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { rotasDoAcerto } from './areas/acerto/rotas';
import { rotasDaAnalise } from './areas/analise/rotas';
import { rotasDoAtendimento } from './areas/atendimento/rotas';
import { rotasDaAuditoria } from './areas/auditoria/rotas';
import { rotasDaCampanha } from './areas/campanha/rotas';
import { rotasDaCapa } from './areas/capa/rotas';
import { rotasDaConfiguracao } from './areas/configuracao/rotas';
import { rotasDaConta } from './areas/conta/rotas';
import { rotasDoContato } from './areas/contato/rotas';
import { rotasDoCorreio } from './areas/correio/rotas';
import { rotasDoCupom } from './areas/cupom/rotas';
import { rotasDaDoacao } from './areas/doacao/rotas';
import { rotasDaDose } from './areas/dose/rotas';
import { rotasDaEntrega } from './areas/entrega/rotas';
import { rotasDaEquipe } from './areas/equipe/rotas';
import { rotasDoEstorno } from './areas/estorno/rotas';
import { rotasDoEvento } from './areas/evento/rotas';
import { rotasDoFator } from './areas/fator/rotas';
import { rotasDaImportacao } from './areas/importacao/rotas';
import { rotasDoInicio } from './areas/inicio/rotas';
import { rotasDoInteresse } from './areas/interesse/rotas';
import { rotasDoLojista } from './areas/lojista/rotas';
import { rotasDoLote } from './areas/lote/rotas';
import { rotasDaNota } from './areas/nota/rotas';
import { rotasDoPainel } from './areas/painel/rotas';
import { rotasDoPet } from './areas/pet/rotas';
import { rotasDaPrescricao } from './areas/prescricao/rotas';
import { rotasDoPrescritor } from './areas/prescritor/rotas';
import { rotasDoProduto } from './areas/produto/rotas';
import { paginaDaTransparencia } from './areas/registro/pagina-da-transparencia';
import { rotasDoRegistro } from './areas/registro/rotas';
import { rotasDoRelatorio } from './areas/relatorio/rotas';
import { rotasDaReposicao } from './areas/reposicao/rotas';
import { rotasDoTutor } from './areas/tutor/rotas';
import { rotasDoUsuario } from './areas/usuario/rotas';
import { rotasSociais } from './areas/usuario/social/rotas';
import { confiancaEm } from './config/proxies';
import { atendente, exigirContrato, falarPortugues } from './http/atender';
import { cabecalhosDeSeguranca } from './http/cabecalhos';
import { limitarConexoes } from './http/conexoes';
import { documentarApi } from './http/documentacao';
import { enderecoPedido } from './http/endereco-pedido';
import { tratarErros } from './http/erros';
import { responderNaConexao } from './http/erros-de-conexao';
import { escreverRespostas } from './http/escrever-respostas';
import { receberFormulariosSimples } from './http/formulario-simples';
import { opcoesDeLog, type SaidaDoLog } from './http/log';
import { medir } from './http/metricas';
import { rotasDeOperacao } from './http/operacao';
import { prepararParada } from './http/parada';
import { anotarPedidos, idDoPedido } from './http/pedidos';
import { opcoesDePrazo, vigiarCorpos } from './http/prazos';
import { notarTokenDescartado } from './http/token';
import { tracarPedidos } from './http/tracar-pedidos';
import { servirWeb } from './http/web';
import { protegerContraXsrf, recusarOutrosSites } from './http/xsrf';
import { IMPORTADORES } from './importadores';
import { mostrarEmails } from './mail/mostrar-emails';
import { medidorDoBanco } from './medir-banco';
import type { Contexto } from './nucleo/contexto';
import { tracador } from './observacao/tracos';

type Opcoes = {
  pastaDaWeb?: string;
  pastaDasMigracoes: string;
  aoRegistrar?: (api: FastifyInstance) => void;
  saidaDoLog?: SaidaDoLog;
};

const UM_MEGA = 1024 * 1024;

/** The whole server over a context: the same in production and in tests. */
export async function criarApp(
  ctx: Contexto,
  { pastaDaWeb, pastaDasMigracoes, aoRegistrar, saidaDoLog }: Opcoes,
): Promise<FastifyInstance> {
  falarPortugues();
  const app = Fastify({
    logger: opcoesDeLog(ctx.config, saidaDoLog),
    trustProxy: ctx.config.proxies !== 0 && confiancaEm(ctx.config.proxies),
    clientErrorHandler: responderNaConexao,
    ...opcoesDePrazo(ctx.config.prazos),
    genReqId: idDoPedido,
    // Ours is one line for each (pedidos.ts).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: UM_MEGA,
    rewriteUrl: enderecoPedido,
    // As long as Node lets an address be: the contract refuses it, in our words.
    routerOptions: { maxParamLength: 16_384 },
    forceCloseConnections: 'idle',
    // Ours has the form of every refusal (parada.ts).
    return503OnClosing: false,
    // It also counts for the close, which waits for what is in hand and has a deadline of its own.
    pluginTimeout: 0,
    // A prototype key in a body is dropped, not an error page.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(escreverRespostas);
  const tracos = tracador();
  if (tracos) tracarPedidos(app, tracos);
  anotarPedidos(app);
  tratarErros(app, ctx.avisos);
  exigirContrato(app);
  ctx.avisos.aoRegistrar((aviso, dados) => app.log.warn({ aviso, ...dados }, 'aviso'));
  limitarConexoes(app, ctx.config);
  vigiarCorpos(app, ctx.config.prazos);
  notarTokenDescartado(app);

  const https = ctx.config.urlPublica?.startsWith('https:') ?? false;
  cabecalhosDeSeguranca(app, https, ctx.config.mapa);
  await app.register(cookie);
  await app.register(multipart);
  receberFormulariosSimples(app);
  await app.register(compress, { threshold: 1024 });
  prepararParada(app, ctx.config.prazos.parada);
  recusarOutrosSites(app);
  protegerContraXsrf(app, https);
  if (ctx.config.documentacao) await documentarApi(app);

  await app.register(
    async (api) => {
      const atender = atendente(api, ctx);
      const prontidao = rotasDeOperacao(api, ctx, pastaDasMigracoes);
      medir(api, ctx, medidorDoBanco(ctx), prontidao);
      rotasDaConta(atender, ctx);
      rotasDoAcerto(atender, ctx);
      rotasDoFator(atender, ctx);
      rotasDoUsuario(atender, ctx);
      rotasSociais(atender, ctx);
      rotasDoTutor(atender, ctx);
      rotasDoPrescritor(atender, ctx);
      rotasDaImportacao(atender, ctx, IMPORTADORES);
      rotasDaCampanha(atender, ctx);
      rotasDaCapa(atender, ctx);
      rotasDoProduto(atender, ctx);
      rotasDoInicio(atender, ctx);
      rotasDoInteresse(atender, ctx);
      rotasDoLojista(atender, ctx);
      rotasDoLote(atender, ctx);
      rotasDaPrescricao(atender, ctx);
      rotasDoAtendimento(atender, ctx);
      rotasDoCorreio(atender, ctx);
      rotasDoCupom(atender, ctx);
      rotasDaEquipe(atender, ctx);
      rotasDoEstorno(atender, ctx);
      rotasDaNota(atender, ctx);
      rotasDaAnalise(atender, ctx);
      rotasDaAuditoria(atender, ctx);
      rotasDoRegistro(atender, ctx);
      rotasDoRelatorio(atender, ctx);
      rotasDaReposicao(atender, ctx);
      rotasDoPainel(atender, ctx);
      rotasDaDoacao(atender, ctx);
      rotasDaEntrega(atender, ctx);
      rotasDaDose(atender, ctx);
      rotasDoContato(atender, ctx);
      rotasDoPet(atender, ctx);
      rotasDoEvento(atender, ctx);
      rotasDaConfiguracao(atender, ctx);
      aoRegistrar?.(api);
    },
    { prefix: '/api' },
  );
  mostrarEmails(app, ctx);
  const comCartoes = { '/web/transparencia': paginaDaTransparencia(ctx) };
  if (pastaDaWeb) await servirWeb(app, pastaDaWeb, { urlPublica: ctx.urlPublica, comCartoes });
  return app;
}
