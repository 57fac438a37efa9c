import { BLOQUEADA, ENCERRADA, type StatusDaIndicacao, VENCIDA } from '@indica-bem/domain/prescricao/regras';

type Aparencia = {
  tom: 'ok' | 'alerta' | 'erro' | 'neutro' | 'laranja';
  /** In an address. */
  chave: string;
  /** To a partner: of many, of one, and what is missing, or why it is over; the same words as on the home. */
  muitas: string;
  uma: string;
  falta?: string;
  /** What it asks of the tutor, or what became of it: the status speaks of the tutor to others. */
  aoTutor: string;
};

/** Each status in its colour. */
export const APARENCIA_DO_STATUS: Record<StatusDaIndicacao, Aparencia> = {
  'Pendente - Aguardando cadastro': {
    tom: 'alerta',
    chave: 'pendente',
    muitas: 'Sem resgate',
    uma: 'Sem resgate',
    falta: 'O tutor ainda não resgatou',
    aoTutor: 'Para resgatar',
  },
  'Ativo - Cliente cadastrado': {
    tom: 'neutro',
    chave: 'cadastrado',
    muitas: 'Sem loja',
    uma: 'Sem loja',
    falta: 'O tutor resgatou, falta a loja',
    aoTutor: 'Escolha a loja',
  },
  'Ativo - Aguardando compra': {
    tom: 'laranja',
    chave: 'aguardando',
    muitas: 'Com cupom',
    uma: 'Com cupom',
    falta: 'O tutor tem cupom, falta comprar',
    aoTutor: 'Com cupom',
  },
  'Finalizado - Realizou a compra': {
    tom: 'ok',
    chave: 'finalizado',
    muitas: 'Compradas',
    uma: 'Comprada',
    aoTutor: 'Comprada',
  },
  [BLOQUEADA]: { tom: 'erro', chave: 'bloqueado', muitas: 'Bloqueadas', uma: 'Bloqueada', aoTutor: 'Bloqueada' },
  [VENCIDA]: { tom: 'erro', chave: 'vencido', muitas: 'Vencidas', uma: 'Vencida', aoTutor: 'Vencida' },
  [ENCERRADA]: {
    tom: 'neutro',
    chave: 'encerrado',
    muitas: 'Encerradas',
    uma: 'Encerrada',
    falta: 'A conta do tutor foi excluída',
    aoTutor: 'Encerrada',
  },
};

/** A page may be older than the server: a status it does not know yet says its own name. */
export const aparenciaDe = (status: StatusDaIndicacao): Pick<Aparencia, 'tom' | 'uma' | 'aoTutor'> =>
  (APARENCIA_DO_STATUS as Partial<typeof APARENCIA_DO_STATUS>)[status] ?? {
    tom: 'neutro',
    uma: status,
    aoTutor: status,
  };
