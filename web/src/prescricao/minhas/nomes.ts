import {
  BLOQUEADA,
  ENCERRADA,
  STATUS_DA_INDICACAO,
  type StatusDaIndicacao,
  VENCIDA,
} from '@indica-bem/domain/prescricao/regras';

type Nome = { nome: string; nota?: string };

/** The states in a tutor's words. */
export const NOMES: Record<StatusDaIndicacao, Nome> = {
  'Pendente - Aguardando cadastro': { nome: 'Para resgatar' },
  'Ativo - Cliente cadastrado': { nome: 'Para escolher a loja', nota: 'Falta escolher onde comprar' },
  'Ativo - Aguardando compra': { nome: 'Com cupom', nota: 'Mostre o cupom no caixa da loja' },
  'Finalizado - Realizou a compra': { nome: 'Compradas' },
  [VENCIDA]: { nome: 'Vencidas' },
  [BLOQUEADA]: { nome: 'Bloqueadas', nota: 'Fale com a gente se acha que é engano' },
  [ENCERRADA]: { nome: 'Encerradas' },
};

// Redeemed they all are, by somebody who is still here.
export const SITUACOES = STATUS_DA_INDICACAO.filter(
  (status) => status !== 'Pendente - Aguardando cadastro' && status !== ENCERRADA,
);
