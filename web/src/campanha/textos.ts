import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
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

/** '12 de 50 cupons · R$ 80,00 de R$ 500,00' */
export function resumoDoOrcamento({
  limite_cupons,
  teto,
  uso,
}: Pick<Campanha, 'limite_cupons' | 'teto' | 'uso'>): string {
  const emReais = (reais: number) => formatarReais(reaisParaCentavos(reais));
  const cupons =
    limite_cupons !== null &&
    `${formatarInteiro(uso.usados + uso.em_aberto)} de ${formatarInteiro(limite_cupons)} cupons`;
  const reais = teto !== null && `${emReais(uso.parte_do_grupo)} de ${emReais(teto)}`;
  return [cupons, reais].filter(Boolean).join(' · ') || 'Sem limite';
}
