/** Why somebody of the team does what the person it is about usually does. */
export const MOTIVOS_DO_ATENDIMENTO = [
  'pedido_do_tutor',
  'pedido_do_parceiro',
  'pedido_da_loja',
  'dado_errado',
  'suspeita',
  'outro',
] as const;
export type MotivoDoAtendimento = (typeof MOTIVOS_DO_ATENDIMENTO)[number];

export const NOMES_DOS_MOTIVOS_DO_ATENDIMENTO: Record<MotivoDoAtendimento, string> = {
  pedido_do_tutor: 'Pedido do tutor',
  pedido_do_parceiro: 'Pedido do parceiro',
  pedido_da_loja: 'Pedido da loja',
  dado_errado: 'Dado errado',
  suspeita: 'Suspeita de uso indevido',
  outro: 'Outro',
};
