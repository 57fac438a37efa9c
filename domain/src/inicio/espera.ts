import type { DataIso } from '../brasil/datas';
import { diasEntre } from '../evento/calendario';
import type { StatusDaIndicacao } from '../prescricao/regras';

/** What a recommendation waits for next. */
export type Espera = 'resgate' | 'loja' | 'compra';

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

/** 'desde hoje', 'desde ontem', 'há 5 dias'. */
export function haQuanto(desde: DataIso, hoje: DataIso): string {
  const dias = diasEntre(desde, hoje);
  return dias <= 0 ? 'desde hoje' : dias === 1 ? 'desde ontem' : `há ${dias} dias`;
}
