import { avisarPedidoDeExclusao } from '../conta/avisar-pedido-de-exclusao';
import { enviarConfirmacao } from '../conta/confirmar-email';
import { enviarLinkDeSenha, enviarRecuperacao } from '../conta/enviar-link-de-senha';
import { avisarTrocaDeEmail } from '../conta/trocar-email';
import type { Contexto } from '../contexto';
import { enviarAvisoDePrazo } from '../cupom/enviar-aviso-de-prazo';
import { marcarPrazos } from '../cupom/marcar-prazos';
import { enviarLembrete } from '../evento/enviar-lembrete';
import { marcarLembretes } from '../evento/marcar-lembretes';
import { desistirDaImportacao, processarImportacao } from '../importacao/processar';
import { avisarEstoqueBaixo } from '../lojista/avisar-estoque';
import { avisarQueLojaSaiu } from '../lojista/avisar-que-saiu';
import type { Correio } from '../mail/correio';
import { somarResumo } from '../painel/somar-resumo';
import { enviarIndicacao } from '../prescricao/enviar-indicacao';
import type { Trabalhadores } from './fila';
import { limpar } from './limpar';

export function trabalhadores(ctx: Contexto, correio: Correio): Trabalhadores {
  return {
    'email-indicacao': (envio) => enviarIndicacao(ctx, correio, envio),
    'email-recuperacao': ({ contaId }) => enviarRecuperacao(ctx, correio, contaId),
    'email-convite': ({ contaId }) => enviarLinkDeSenha(ctx, correio, contaId, 'convite'),
    'email-cadastro': ({ contaId }) => enviarLinkDeSenha(ctx, correio, contaId, 'cadastro'),
    'email-lembrete': (lembrete) => enviarLembrete(ctx, correio, lembrete),
    'email-prazo': ({ cupomId }) => enviarAvisoDePrazo(ctx, correio, cupomId),
    'email-confirmacao': ({ contaId }) => enviarConfirmacao(ctx, correio, contaId),
    'email-trocado': ({ trocaId }) => avisarTrocaDeEmail(ctx, correio, trocaId),
    'email-loja-saiu': (aviso) => avisarQueLojaSaiu(ctx, correio, aviso),
    'email-estoque': (aviso) => avisarEstoqueBaixo(ctx, correio, aviso),
    'email-exclusao': (aviso) => avisarPedidoDeExclusao(ctx, correio, aviso),
    importacao: ({ importacaoId }) => processarImportacao(ctx, importacaoId),
    'importacao-falhou': ({ importacaoId }) => desistirDaImportacao(ctx, importacaoId),
    lembretes: () => marcarLembretes(ctx),
    prazos: () => marcarPrazos(ctx),
    limpeza: () => limpar(ctx.db, ctx.relogio()),
    resumo: () => somarResumo(ctx.db),
  };
}
