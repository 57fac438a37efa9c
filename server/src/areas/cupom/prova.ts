import { HORAS_DA_PROVA, LEITURAS_DO_CAIXA, type LeituraDoCaixa } from '@indica-bem/domain/cupom/leitura';
import type { OQueSela } from '@indica-bem/domain/cupom/selo';
import { type ChavesDoSelo, iguais, resumir } from './chaves-do-selo';

export type Prova = { vez: number; leitura: LeituraDoCaixa };

/** That this store has read this coupon, in this turn of it, and how: a signature, not a row. */
export function assinarProva({ assina }: ChavesDoSelo, cupom: OQueSela, leitura: LeituraDoCaixa, agora: Date): string {
  const ate = Math.floor(agora.getTime() / 1000) + HORAS_DA_PROVA * 3600;
  const dito = `${cupom.vez}.${leitura}.${ate}`;
  return `${dito}.${assinatura(assina, cupom, dito)}`;
}

/** Null for one that was altered, is of another coupon or store, or is too old. */
export function lerProva(
  { acreditadas }: ChavesDoSelo,
  cupom: Omit<OQueSela, 'vez'>,
  prova: string,
  agora: Date,
): Prova | null {
  const [vez = '', leitura = '', ate = '', assinada = ''] = prova.split('.');
  const dito = `${vez}.${leitura}.${ate}`;
  if (!acreditadas.some((chave) => iguais(assinatura(chave, cupom, dito), assinada))) return null;
  const lida = LEITURAS_DO_CAIXA.find((uma) => uma === leitura);
  return lida && agora.getTime() < Number(ate) * 1000 ? { vez: Number(vez), leitura: lida } : null;
}

const assinatura = (chave: Buffer, { idCupom, idLojista }: Omit<OQueSela, 'vez'>, dito: string) =>
  resumir(chave, `p1|${idCupom}|${idLojista}|${dito}`).toString('base64url');
