import { type StatusDaIndicacao, VENCIDA } from '@indica-bem/domain/prescricao/regras';

type Aparencia = {
  tom: 'ok' | 'alerta' | 'erro' | 'neutro' | 'laranja';
  /** In an address and in a filter, where the whole sentence is too long. */
  chave: string;
  curto: string;
};

/** Each status in its colour. */
export const APARENCIA_DO_STATUS: Record<StatusDaIndicacao, Aparencia> = {
  'Pendente - Aguardando cadastro': { tom: 'alerta', chave: 'pendente', curto: 'Pendentes' },
  'Ativo - Cliente cadastrado': { tom: 'neutro', chave: 'cadastrado', curto: 'Cliente cadastrado' },
  'Ativo - Aguardando compra': { tom: 'laranja', chave: 'aguardando', curto: 'Aguardando compra' },
  'Finalizado - Realizou a compra': { tom: 'ok', chave: 'finalizado', curto: 'Finalizadas' },
  [VENCIDA]: { tom: 'erro', chave: 'vencido', curto: 'Vencidas' },
};
