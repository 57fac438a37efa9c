import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import type { Orcamento, UsoDaCampanha } from '@indica-bem/domain/campanha/orcamento';

export function quantasLojas(lojas: number): string {
  if (lojas === 0) return 'Nenhuma loja ainda';
  return lojas === 1 ? '1 loja' : `${formatarInteiro(lojas)} lojas`;
}

type Valida = Pick<Campanha, 'desconto' | 'data_validade' | 'vencida'>;

/** '17,5% até 31/03/2026' */
export function descontoEValidade({ desconto, data_validade, vencida }: Valida): string {
  return `${formatarDecimal(desconto, 2)}% ${vencida ? '· venceu em' : 'até'} ${isoParaBr(data_validade)}`;
}

type ComUso = Pick<Campanha, 'limite_cupons' | 'teto' | 'uso'>;

/** As the rules of a budget count. */
export function emCentavos({ limite_cupons, teto, uso }: ComUso): [Orcamento, UsoDaCampanha] {
  return [
    { limite_cupons, teto: teto === null ? null : reaisParaCentavos(teto) },
    { ...uso, parte_do_grupo: reaisParaCentavos(uso.parte_do_grupo) },
  ];
}

/** '12 de 50 cupons', 'R$ 80,00 de R$ 500,00' */
export function linhasDoOrcamento({ limite_cupons, teto, uso }: ComUso): string[] {
  const emReais = (reais: number) => formatarReais(reaisParaCentavos(reais));
  const [gerados, gasto] = [formatarInteiro(uso.usados + uso.em_aberto), emReais(uso.parte_do_grupo)];
  const linhas = [
    ...(limite_cupons === null
      ? []
      : [`${gerados} de ${formatarInteiro(limite_cupons)} ${limite_cupons === 1 ? 'cupom' : 'cupons'}`]),
    ...(teto === null ? [] : [`${gasto} de ${emReais(teto)}`]),
  ];
  return linhas.length > 0 ? linhas : ['Sem limite'];
}
