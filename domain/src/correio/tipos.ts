/** Every e-mail the product writes, by the name its task has in the queue after `email-`, and what the team calls it. */
export const NOMES_DOS_EMAILS = {
  indicacao: 'Indicação ao tutor',
  convite: 'Convite',
  cadastro: 'Completar cadastro',
  recuperacao: 'Link de senha',
  confirmacao: 'Confirmação do e-mail',
  trocado: 'E-mail trocado',
  prazo: 'Cupom perto do fim',
  lembrete: 'Lembrete do calendário',
  reposicao: 'Fim da ração',
  renovacao: 'Pedido de nova indicação',
  'renovacao-recusada': 'Nova indicação recusada',
  'loja-saiu': 'Loja saiu',
  'cupom-tirado': 'Cupom tirado pela equipe',
  bloqueio: 'Indicação bloqueada ou desbloqueada',
  estorno: 'Estorno ao tutor',
  'estorno-loja': 'Estorno à loja',
  'pedido-de-estorno': 'Pedido de estorno',
  'pedido-recusado': 'Pedido de estorno recusado',
  acerto: 'Acerto fechado',
  'acerto-pago': 'Acerto pago',
  'acerto-desfeito': 'Pagamento de acerto desfeito',
  contestacao: 'Contestação de acerto',
  'contestacao-respondida': 'Contestação respondida',
  estoque: 'Estoque de códigos',
  orcamento: 'Orçamento de campanha',
  exclusao: 'Pedido de exclusão',
  crmv: 'CRMV conferido',
  'crmv-vence': 'CRMV a conferir de novo',
  seguranca: 'Aviso de segurança',
} as const;
export type TipoDeEmail = keyof typeof NOMES_DOS_EMAILS;
export const TIPOS_DE_EMAIL = Object.keys(NOMES_DOS_EMAILS) as [TipoDeEmail, ...TipoDeEmail[]];

/**
 * Where an e-mail stands. `espera`: not tried yet, or to be tried again; `recusado`: for good, by the relay; `desistiu`:
 * tried too often; `dispensado`: when its turn came there was nothing to say, or nobody to say it to.
 */
export const ESTADOS_DO_EMAIL = ['espera', 'enviado', 'recusado', 'desistiu', 'dispensado'] as const;
export type EstadoDoEmail = (typeof ESTADOS_DO_EMAIL)[number];

export const NOMES_DOS_ESTADOS_DO_EMAIL: Record<EstadoDoEmail, string> = {
  espera: 'Na fila',
  enviado: 'Enviado',
  recusado: 'Recusado',
  desistiu: 'Sem entrega',
  dispensado: 'Não era preciso',
};
