import type { Funcao } from '../contrato/equipe';

/** How a function is called on screens and in mails. */
export const NOME_DA_FUNCAO: Record<Funcao, string> = {
  dono: 'Responsável',
  operacao: 'Operação',
  atendimento: 'Atendimento',
  financeiro: 'Financeiro',
  leitura: 'Leitura',
};

/** What it is there for, in a line, for whoever chooses it. */
export const PARA_QUE_SERVE: Record<Funcao, string> = {
  dono: 'Pode tudo, também a equipe e as configurações.',
  operacao: 'Pessoas, produtos, campanhas, conteúdo, códigos, planilhas e compras em análise.',
  atendimento: 'Ajuda quem escreve: reenvia indicações e convites, responde pedidos de estorno.',
  financeiro: 'Relatórios e planilhas das vendas.',
  leitura: 'Vê pessoas, indicações e o painel. Não altera nada.',
};
