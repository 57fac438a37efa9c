import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';

export function quantasLojas(lojas: number): string {
  if (lojas === 0) return 'Nenhuma loja ainda';
  return lojas === 1 ? '1 loja' : `${formatarInteiro(lojas)} lojas`;
}

type Valida = Pick<Campanha, 'desconto' | 'data_validade' | 'vencida'>;

/** '17,5% até 31/03/2026' */
export function descontoEValidade({ desconto, data_validade, vencida }: Valida): string {
  return `${formatarDecimal(desconto, 2)}% ${vencida ? '· venceu em' : 'até'} ${isoParaBr(data_validade)}`;
}
