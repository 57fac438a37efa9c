import { limparCpf } from '../brasil/documentos';
import { ALFABETO, normalizarCodigo, TAMANHO_DO_CODIGO_DE_CUPOM } from '../prescricao/codigo';
import { normalizarSelo } from './selo';

/** How a till knew a coupon; `codigo` only where the team asks for nothing more. */
export const LEITURAS_DO_CAIXA = ['qr', 'numero', 'cpf', 'codigo'] as const;
export type LeituraDoCaixa = (typeof LEITURAS_DO_CAIXA)[number];

/** `rigorosa`: a code or an id alone neither reads nor validates; `simples`: they are enough. */
export const CONFERENCIAS = ['rigorosa', 'simples'] as const;
export type Conferencia = (typeof CONFERENCIAS)[number];

/** A proof that a coupon was read serves for one sale, not for tomorrow's. */
export const HORAS_DA_PROVA = 2;

export const DIGITOS_DO_NUMERO = 4;
export const DIGITOS_DO_CPF = 3;
/** Wrong numbers or digits for one coupon at its store, and how long they shut its typed way there. */
export const ERROS_DA_LEITURA = 5;
export const SEGUNDOS_DA_TRAVA = 900;
/**
 * Three digits are a thousand tries: five each quarter of an hour would find them in two days. So many for one coupon shut
 * its typed way for so many days; the QR still works.
 */
export const ERROS_DO_MES = 20;
export const DIAS_DA_TRAVA = 30;

/** How long to wait, as a cashier says it to the customer. */
export function esperaEmPalavras(segundos: number): string {
  const minutos = Math.max(1, Math.ceil(segundos / 60));
  if (minutos <= 90) return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
  const horas = Math.ceil(minutos / 60);
  return horas <= 36 ? `${horas} horas` : `${Math.ceil(horas / 24)} dias`;
}

/** What shows that the tutor is there: the seal of the QR, the number beside it, the end of the CPF, or nothing. */
export type Mostrado = { s?: string | undefined; numero?: string | undefined; cpf?: string | undefined };

/** What stood before the till: a coupon by its id or its code, and what was shown with it. */
export type Apresentado = { codigo: string; mostrado: Mostrado; origem: 'qr' | 'teclado' };

const ENDERECO =
  /^(?:https?:\/\/[^/?#]+\/(?:[^?#]*\/)?|\/)?web\/cupom\/efetivar\/([1-9]\d{0,14})\/?(?:\?([^#]*))?(?:#.*)?$/i;

/** The coupon in the address a QR holds, on whatever host it was made, or without one; null for any other text. */
export function lerQr(texto: string): Apresentado | null {
  const [, id, busca = ''] = ENDERECO.exec(texto.trim()) ?? [];
  if (!id) return null;
  const s = /(?:^|&)s=([^&]{1,64})/i.exec(busca)?.[1];
  return { codigo: id, mostrado: s ? { s: normalizarSelo(s) } : {}, origem: 'qr' };
}

/**
 * What was typed, pasted, or typed by a scanner that works as a keyboard: the address of a QR; a code; or a code and
 * behind it the number or the digits of the CPF.
 */
export function lerDigitado(texto: string): Apresentado {
  const doQr = lerQr(semTecladoTrocado(texto));
  if (doQr) return doQr;
  const inteiro = normalizarCodigo(texto);
  const [, codigo, digitos] = CODIGO_E_DIGITOS.exec(inteiro) ?? [];
  if (codigo && digitos) return { codigo, mostrado: mostradoPor(digitos) ?? {}, origem: 'teclado' };
  return { codigo: inteiro, mostrado: {}, origem: 'teclado' };
}

const CODIGO_E_DIGITOS = new RegExp(
  `^([${ALFABETO}]{${TAMANHO_DO_CODIGO_DE_CUPOM}})(\\d{${DIGITOS_DO_CPF},${DIGITOS_DO_NUMERO}})$`,
);

/** A scanner set to an English keyboard types `/`, `?` and `:` as their neighbours on a Brazilian one. */
const semTecladoTrocado = (texto: string) =>
  /cupom.efetivar/i.test(texto) ? texto.replaceAll(';', '/').replaceAll(':s=', '?s=').replaceAll('Ç', ':') : texto;

/** Four digits are the number on the tutor's screen, three the end of the CPF; null for anything else. */
export function mostradoPor(texto: string): Mostrado | null {
  const digitos = texto.replace(/[\s.\-–]/g, '');
  if (!/^\d+$/.test(digitos)) return null;
  if (digitos.length === DIGITOS_DO_NUMERO) return { numero: digitos };
  return digitos.length === DIGITOS_DO_CPF ? { cpf: digitos } : null;
}

/** What is asked of a CPF: its last three digits. */
export function finalDoCpf(cpf: string): string | null {
  const digitos = limparCpf(cpf);
  return digitos.length === 11 ? digitos.slice(-DIGITOS_DO_CPF) : null;
}
