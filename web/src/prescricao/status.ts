import { type StatusDaIndicacao, VENCIDA } from '@indica-bem/domain/prescricao/regras';

type Aparencia = {
  tom: 'ok' | 'alerta' | 'erro' | 'neutro' | 'laranja';
  /** In an address and in a filter, where the whole sentence is too long. */
  chave: string;
  curto: string;
  /** What it asks of the tutor, or what became of it: the status speaks of the tutor to others. */
  aoTutor: string;
};

/** Each status in its colour. */
export const APARENCIA_DO_STATUS: Record<StatusDaIndicacao, Aparencia> = {
  'Pendente - Aguardando cadastro': { tom: 'alerta', chave: 'pendente', curto: 'Pendentes', aoTutor: 'Para resgatar' },
  'Ativo - Cliente cadastrado': {
    tom: 'neutro',
    chave: 'cadastrado',
    curto: 'Cliente cadastrado',
    aoTutor: 'Escolha a loja',
  },
  'Ativo - Aguardando compra': {
    tom: 'laranja',
    chave: 'aguardando',
    curto: 'Aguardando compra',
    aoTutor: 'Com cupom',
  },
  'Finalizado - Realizou a compra': { tom: 'ok', chave: 'finalizado', curto: 'Finalizadas', aoTutor: 'Comprada' },
  [VENCIDA]: { tom: 'erro', chave: 'vencido', curto: 'Vencidas', aoTutor: 'Vencida' },
};
