import type { Medida } from '@indica-bem/domain/campanha/orcamento';
import { TIPOS_DE_EMAIL } from '@indica-bem/domain/correio/tipos';
import type { NomeDeEmail } from './vida-dos-emails';

/** What the owner of an account is told of it (areas/conta/avisar-seguranca.ts). */
export type MotivoDeSeguranca =
  | 'aparelho'
  | 'fator-ligado'
  | 'fator-removido'
  | 'fator-zerado'
  | 'codigos-errados'
  | 'recuperacao-usada';

/** What may be queued, and with what. Payloads hold ids only: personal data stays in its own tables. */
export type Tarefas = {
  'email-indicacao': { prescricaoId: number; doArquivo?: true };
  'email-recuperacao': { contaId: number };
  'email-convite': { contaId: number };
  'email-cadastro': { contaId: number };
  'email-lembrete': { eventoId: number; data: string };
  'email-prazo': { cupomId: number };
  'email-reposicao': { prescricaoId: number; fim: string };
  'email-renovacao': { renovacaoId: number };
  'email-renovacao-recusada': { renovacaoId: number };
  'email-trocado': { trocaId: number; semConfirmar?: boolean };
  'email-confirmacao': { contaId: number };
  'email-loja-saiu': { lojistaId: number; tutorId: number };
  'email-cupom-tirado': { acontecimentoId: number };
  'email-bloqueio': { acontecimentoId: number };
  'email-estoque': { lojistaId: number; contaId: number };
  'email-orcamento': { campanhaId: number; medida: Medida; nivel: number; contaId: number };
  'email-exclusao': { contaId: number; equipeId: number };
  'email-estorno': { estornoId: number };
  'email-estorno-loja': { estornoId: number };
  'email-pedido-de-estorno': { pedidoId: number; contaId: number };
  'email-pedido-recusado': { pedidoId: number };
  'email-acerto': { acertoId: number };
  'email-acerto-pago': { pagamentoId: number };
  'email-acerto-desfeito': { pagamentoId: number };
  'email-contestacao': { contestacaoId: number; contaId: number };
  'email-contestacao-respondida': { contestacaoId: number };
  'email-crmv': { conferenciaId: number };
  'email-crmv-vence': { conferenciaId: number };
  'email-seguranca': { contaId: number; motivo: MotivoDeSeguranca; aparelhoId?: number };
  /** `mes`: its first day. */
  fechamento: { mes: string };
  'fechamento-falhou': { mes: string };
  importacao: { importacaoId: number };
  'importacao-falhou': { importacaoId: number };
  lembretes: Record<string, never>;
  prazos: Record<string, never>;
  reposicoes: Record<string, never>;
  orcamentos: Record<string, never>;
  crmvs: Record<string, never>;
  marcos: Record<string, never>;
  limpeza: Record<string, never>;
  resumo: Record<string, never>;
};
export type Nome = keyof Tarefas;
/** `tarefa`: the id it has in the queue, and of the row that tells of it if it is an e-mail. */
export type Trabalhadores = { [N in Nome]: (dados: Tarefas[N], tarefa?: string) => Promise<void> };
export type DadosDoEmail<N extends NomeDeEmail = NomeDeEmail> = Tarefas[N];

export const ehEmail = (nome: Nome): nome is NomeDeEmail => nome.startsWith('email-');

/** `prazo`: after how many seconds one that went silent is given to another; `aoDesistir`: which queue (listed before this
 * one) takes a job that failed for good. */
export type OpcoesDaFila = { retryLimit: number; cron?: string; prazo?: number; aoDesistir?: Nome };

/** How often one whose process died is given out again; the tries of one that fails are counted by its age (falharEmail). */
const DE_EMAIL: OpcoesDaFila = { retryLimit: 40 };

export const FILAS: Record<Nome, OpcoesDaFila> = {
  'importacao-falhou': { retryLimit: 20 },
  // Eight tries, each after twice the wait: some twenty minutes.
  importacao: { retryLimit: 8, prazo: 120, aoDesistir: 'importacao-falhou' },
  'fechamento-falhou': { retryLimit: 20 },
  fechamento: { retryLimit: 8, prazo: 300, aoDesistir: 'fechamento-falhou' },
  ...(Object.fromEntries(TIPOS_DE_EMAIL.map((tipo) => [`email-${tipo}`, DE_EMAIL])) as Record<
    NomeDeEmail,
    OpcoesDaFila
  >),
  // From eight on; the later runs catch up with what a stopped server missed.
  lembretes: { retryLimit: 1, cron: '*/5 8-23 * * *' },
  reposicoes: { retryLimit: 1, cron: '*/5 8-23 * * *' },
  prazos: { retryLimit: 1, cron: '*/10 8-20 * * *' },
  orcamentos: { retryLimit: 1, cron: '* * * * *' },
  crmvs: { retryLimit: 1, cron: '*/10 8-20 * * *' },
  marcos: { retryLimit: 1, cron: '*/10 * * * *' },
  limpeza: { retryLimit: 1, cron: '17 * * * *' },
  resumo: { retryLimit: 1, cron: '* * * * *' },
};
