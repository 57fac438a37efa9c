import type { StatusDaIndicacao } from '../prescricao/regras';

/** What a recommendation waits for next. */
export const ESPERAS = ['resgate', 'loja', 'compra'] as const;
export type Espera = (typeof ESPERAS)[number];

/** Null: bought with, or its time is over. */
export function esperaDe(status: StatusDaIndicacao): Espera | null {
  switch (status) {
    case 'Pendente - Aguardando cadastro':
      return 'resgate';
    case 'Ativo - Cliente cadastrado':
      return 'loja';
    case 'Ativo - Aguardando compra':
      return 'compra';
    default:
      return null;
  }
}
