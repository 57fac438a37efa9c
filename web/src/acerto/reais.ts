import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';

export const reais = (valor: number): string => formatarReais(reaisParaCentavos(valor));

/** '1 compra', '1.200 compras' */
export const quantas = (n: number, uma: string, varias: string): string =>
  `${formatarInteiro(n)} ${n === 1 ? uma : varias}`;

/** 'Outubro de 2026', where a sentence begins. */
export const comMaiuscula = (frase: string): string => frase.charAt(0).toUpperCase() + frase.slice(1);
