import { avisarContestacao, avisarResposta } from './areas/acerto/avisar-da-contestacao';
import { avisarAcerto } from './areas/acerto/avisar-loja';
import { avisarPagamento, avisarPagamentoDesfeito } from './areas/acerto/avisar-pagamento';
import { desistirDoFechamento, processarFechamento } from './areas/acerto/processar-fechamento';
import { avisarBloqueio } from './areas/atendimento/avisar-bloqueio';
import { avisarCupomTirado } from './areas/atendimento/avisar-cupom-tirado';
import { avisarOrcamento } from './areas/campanha/avisar-orcamento';
import { vigiarOrcamentos } from './areas/campanha/vigiar-orcamentos';
import { avisarPedidoDeExclusao } from './areas/conta/avisar-pedido-de-exclusao';
import { avisarSeguranca } from './areas/conta/avisar-seguranca';
import { enviarConfirmacao } from './areas/conta/confirmar-email';
import { enviarLinkDeSenha, enviarRecuperacao } from './areas/conta/enviar-link-de-senha';
import { avisarTrocaDeEmail } from './areas/conta/trocar-email';
import { enviarAvisoDePrazo } from './areas/cupom/enviar-aviso-de-prazo';
import { marcarPrazos } from './areas/cupom/marcar-prazos';
import { avisarEquipeDoPedido } from './areas/estorno/avisar-equipe';
import { avisarLojaDoEstorno, avisarPedidoRecusado } from './areas/estorno/avisar-loja';
import { avisarTutorDoEstorno } from './areas/estorno/avisar-tutor';
import { enviarLembrete } from './areas/evento/enviar-lembrete';
import { marcarLembretes } from './areas/evento/marcar-lembretes';
import { reselar } from './areas/fator/reselar';
import { desistirDaImportacao, processarImportacao } from './areas/importacao/processar';
import { avisarEstoqueBaixo } from './areas/lojista/avisar-estoque';
import { somarResumo } from './areas/painel/somar-resumo';
import { avisarQueLojaSaiu } from './areas/prescricao/avisar-que-loja-saiu';
import { enviarIndicacao } from './areas/prescricao/enviar-indicacao';
import { avisarCrmv, avisarCrmvAVencer } from './areas/prescritor/avisar-crmv';
import { marcarCrmvAVencer } from './areas/prescritor/marcar-crmv-a-vencer';
import { guardarMarcoDoDia } from './areas/registro/guardar-marco';
import { avisarParceiro, avisarTutorDaRecusa } from './areas/reposicao/avisar-da-renovacao';
import { enviarFimDaRacao } from './areas/reposicao/enviar-fim-da-racao';
import { marcarReposicoes } from './areas/reposicao/marcar-reposicoes';
import { IMPORTADORES } from './importadores';
import type { Trabalhadores } from './jobs/tarefas';
import { limpar } from './limpar';
import { acompanhar, type Envio } from './mail/acompanhar';
import type { Correio } from './mail/correio';
import type { Contexto } from './nucleo/contexto';

export function trabalhadores(ctx: Contexto, correio: Correio): Trabalhadores {
  const email = <D>(enviar: Envio<D>) => acompanhar(ctx, correio, enviar);
  return {
    'email-indicacao': email((correio, envio) => enviarIndicacao(ctx, correio, envio)),
    'email-recuperacao': email((correio, { contaId }) => enviarRecuperacao(ctx, correio, contaId)),
    'email-convite': email((correio, { contaId }) => enviarLinkDeSenha(ctx, correio, contaId, 'convite')),
    'email-cadastro': email((correio, { contaId }) => enviarLinkDeSenha(ctx, correio, contaId, 'cadastro')),
    'email-lembrete': email((correio, lembrete) => enviarLembrete(ctx, correio, lembrete)),
    'email-prazo': email((correio, { cupomId }) => enviarAvisoDePrazo(ctx, correio, cupomId)),
    'email-reposicao': email((correio, aviso) => enviarFimDaRacao(ctx, correio, aviso)),
    'email-renovacao': email((correio, { renovacaoId }) => avisarParceiro(ctx, correio, renovacaoId)),
    'email-renovacao-recusada': email((correio, { renovacaoId }) => avisarTutorDaRecusa(ctx, correio, renovacaoId)),
    'email-confirmacao': email((correio, { contaId }) => enviarConfirmacao(ctx, correio, contaId)),
    'email-trocado': email((correio, troca) => avisarTrocaDeEmail(ctx, correio, troca)),
    'email-loja-saiu': email((correio, aviso) => avisarQueLojaSaiu(ctx, correio, aviso)),
    'email-cupom-tirado': email((correio, { acontecimentoId }) => avisarCupomTirado(ctx, correio, acontecimentoId)),
    'email-bloqueio': email((correio, { acontecimentoId }) => avisarBloqueio(ctx, correio, acontecimentoId)),
    'email-estoque': email((correio, aviso) => avisarEstoqueBaixo(ctx, correio, aviso)),
    'email-orcamento': email((correio, aviso) => avisarOrcamento(ctx, correio, aviso)),
    'email-exclusao': email((correio, aviso) => avisarPedidoDeExclusao(ctx, correio, aviso)),
    'email-estorno': email((correio, { estornoId }) => avisarTutorDoEstorno(ctx, correio, estornoId)),
    'email-estorno-loja': email((correio, { estornoId }) => avisarLojaDoEstorno(ctx, correio, estornoId)),
    'email-pedido-de-estorno': email((correio, aviso) => avisarEquipeDoPedido(ctx, correio, aviso)),
    'email-pedido-recusado': email((correio, { pedidoId }) => avisarPedidoRecusado(ctx, correio, pedidoId)),
    'email-acerto': email((correio, { acertoId }) => avisarAcerto(ctx, correio, acertoId)),
    'email-acerto-pago': email((correio, { pagamentoId }) => avisarPagamento(ctx, correio, pagamentoId)),
    'email-acerto-desfeito': email((correio, { pagamentoId }) => avisarPagamentoDesfeito(ctx, correio, pagamentoId)),
    'email-contestacao': email((correio, aviso) => avisarContestacao(ctx, correio, aviso)),
    'email-contestacao-respondida': email((correio, { contestacaoId }) => avisarResposta(ctx, correio, contestacaoId)),
    'email-seguranca': email((correio, aviso) => avisarSeguranca(ctx, correio, aviso)),
    'email-crmv': email((correio, { conferenciaId }) => avisarCrmv(ctx, correio, conferenciaId)),
    'email-crmv-vence': email((correio, { conferenciaId }) => avisarCrmvAVencer(ctx, correio, conferenciaId)),
    fechamento: ({ mes }) => processarFechamento(ctx, mes),
    'fechamento-falhou': ({ mes }) => desistirDoFechamento(ctx, mes),
    importacao: ({ importacaoId }) => processarImportacao(ctx, IMPORTADORES, importacaoId),
    'importacao-falhou': ({ importacaoId }) => desistirDaImportacao(ctx, importacaoId),
    lembretes: () => marcarLembretes(ctx),
    prazos: () => marcarPrazos(ctx),
    reposicoes: () => marcarReposicoes(ctx),
    orcamentos: () => vigiarOrcamentos(ctx),
    crmvs: () => marcarCrmvAVencer(ctx),
    marcos: () => guardarMarcoDoDia(ctx),
    limpeza: async () => {
      await limpar(ctx.db, ctx.relogio());
      await reselar(ctx);
    },
    resumo: () => somarResumo(ctx.db),
  };
}
