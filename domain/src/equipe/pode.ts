import {
  desfazerPagamento,
  fecharMes,
  listarAcertos,
  listarContestacoes,
  listarMeses,
  pagarAcertos,
  pagarPorArquivo,
  responderContestacao,
} from '../acerto/chamadas';
import { liberarCompra, listarEmAnalise } from '../analise/chamadas';
import { buscarNoAtendimento, cancelarCupom, devolverTroca, liberarCupom } from '../atendimento/chamadas';
import { listarAtos } from '../auditoria/chamadas';
import { alterarCampanha, alterarLojasDaCampanha, criarCampanha, listarCampanhas } from '../campanha/chamadas';
import { alterarCapa } from '../capa/chamadas';
import { verAjustes } from '../configuracao/chamadas';
import { cadastrar, enviarRedefinicao, exportarDadosDoTutor, suspenderUsuario } from '../conta/chamadas';
import { alterarConfiguracao } from '../contato/chamadas';
import type { NomeDeChamada } from '../contrato/chamadas';
import type { Funcao } from '../contrato/equipe';
import { listarEmails } from '../correio/chamadas';
import { alterarEntrega, baixarDocumento, criarEntrega } from '../entrega/chamadas';
import { desfazerVenda, listarEstornos, listarPedidos } from '../estorno/chamadas';
import { verFatorDoUsuario, zerarFatorDoUsuario } from '../fator/chamadas';
import { baixarCupons, importarDaLojaOnline } from '../importacao/chamadas';
import { alterarInteressado } from '../interesse/chamadas';
import { criarLote, verLote } from '../lote/chamadas';
import { enviarNota } from '../nota/chamadas';
import { alterarPrescricao, reenviarPrescricao } from '../prescricao/chamadas';
import { conferirCrmv } from '../prescritor/chamadas';
import { alterarProduto, criarProduto } from '../produto/chamadas';
import { verRelatorio } from '../relatorio/chamadas';
import { alterarTutor, excluirTutor } from '../tutor/chamadas';
import { agirEmLote, exportarSelecao } from '../usuario/chamadas';
import { listarEquipe } from './chamadas';

type Podem = readonly Funcao[];
const SO_DONO: Podem = ['dono'];
const OPERACAO: Podem = ['dono', 'operacao'];
const ATENDIMENTO: Podem = ['dono', 'atendimento'];
const FINANCEIRO: Podem = ['dono', 'financeiro'];
const OPERACAO_E_ATENDIMENTO: Podem = ['dono', 'operacao', 'atendimento'];

/**
 * Who of the team may what its screens offer, as the contract says it (a test holds both together), without the schemas
 * that a browser has no use for. What is not here is everybody's.
 */
export const QUEM_DA_EQUIPE_PODE = {
  [listarEquipe]: SO_DONO,
  [listarAtos]: SO_DONO,
  [verAjustes]: SO_DONO,
  [cadastrar]: OPERACAO,
  [alterarTutor]: OPERACAO,
  [excluirTutor]: OPERACAO,
  [suspenderUsuario]: OPERACAO,
  [exportarDadosDoTutor]: OPERACAO,
  [enviarRedefinicao]: OPERACAO_E_ATENDIMENTO,
  [conferirCrmv]: OPERACAO_E_ATENDIMENTO,
  [verFatorDoUsuario]: OPERACAO_E_ATENDIMENTO,
  [zerarFatorDoUsuario]: OPERACAO,
  [listarEmails]: OPERACAO_E_ATENDIMENTO,
  [desfazerVenda]: OPERACAO_E_ATENDIMENTO,
  [buscarNoAtendimento]: OPERACAO_E_ATENDIMENTO,
  [devolverTroca]: ATENDIMENTO,
  [liberarCupom]: ATENDIMENTO,
  [cancelarCupom]: ATENDIMENTO,
  [listarPedidos]: ATENDIMENTO,
  [listarEstornos]: ['dono', 'operacao', 'atendimento', 'financeiro'],
  [enviarNota]: ['dono', 'operacao', 'atendimento', 'financeiro'],
  [reenviarPrescricao]: ATENDIMENTO,
  [alterarPrescricao]: ATENDIMENTO,
  [listarMeses]: FINANCEIRO,
  [listarAcertos]: FINANCEIRO,
  [fecharMes]: FINANCEIRO,
  [pagarAcertos]: FINANCEIRO,
  [pagarPorArquivo]: FINANCEIRO,
  [desfazerPagamento]: FINANCEIRO,
  [listarContestacoes]: FINANCEIRO,
  [responderContestacao]: FINANCEIRO,
  [listarEmAnalise]: OPERACAO,
  [liberarCompra]: OPERACAO,
  [verRelatorio]: ['dono', 'operacao', 'financeiro'],
  [agirEmLote]: OPERACAO,
  [exportarSelecao]: ['dono', 'operacao', 'financeiro'],
  [importarDaLojaOnline]: OPERACAO,
  [baixarCupons]: OPERACAO,
  [criarLote]: OPERACAO,
  [verLote]: OPERACAO,
  [criarProduto]: OPERACAO,
  [alterarProduto]: OPERACAO,
  [criarEntrega]: OPERACAO,
  [alterarEntrega]: OPERACAO,
  [baixarDocumento]: ['dono', 'operacao', 'financeiro'],
  [alterarCapa]: OPERACAO,
  [listarCampanhas]: OPERACAO,
  [criarCampanha]: OPERACAO,
  [alterarCampanha]: OPERACAO,
  [alterarLojasDaCampanha]: OPERACAO,
  [alterarConfiguracao]: OPERACAO,
  [alterarInteressado]: OPERACAO_E_ATENDIMENTO,
} as const satisfies Partial<Record<NomeDeChamada, Podem>>;

export type ChamadaDaEquipe = keyof typeof QUEM_DA_EQUIPE_PODE;

export const podeNaEquipe = (funcao: Funcao, chamada: ChamadaDaEquipe): boolean =>
  (QUEM_DA_EQUIPE_PODE[chamada] as Podem).includes(funcao);
