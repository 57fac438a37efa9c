import type { StatusDaIndicacao } from '@indica-bem/domain/prescricao/regras';

type Aparencia = {
  tom: 'ok' | 'alerta' | 'neutro' | 'laranja';
  /** In an address and in a filter, where the whole sentence is too long. */
  chave: string;
  curto: string;
};

/** The four statuses of SPEC §4, each in its colour. */
export const APARENCIA_DO_STATUS: Record<StatusDaIndicacao, Aparencia> = {
  'Pendente - Aguardando cadastro': { tom: 'alerta', chave: 'pendente', curto: 'Pendentes' },
  'Ativo - Cliente cadastrado': { tom: 'neutro', chave: 'cadastrado', curto: 'Cliente cadastrado' },
  'Ativo - Aguardando compra': { tom: 'laranja', chave: 'aguardando', curto: 'Aguardando compra' },
  'Finalizado - Realizou a compra': { tom: 'ok', chave: 'finalizado', curto: 'Finalizadas' },
};
