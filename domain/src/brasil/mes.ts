import { type DataIso, mesBrParaIso, somarMeses } from './datas';

/** A calendar month, 'yyyy-mm'. Two of them compare as plain strings. */
export type Mes = string;

const NOMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

export const mesDe = (data: DataIso): Mes => data.slice(0, 7);
export const primeiroDia = (mes: Mes): DataIso => `${mes}-01`;
export const mesSeguinte = (mes: Mes): Mes => mesDe(somarMeses(primeiroDia(mes), 1));
export const mesAnterior = (mes: Mes): Mes => mesDe(somarMeses(primeiroDia(mes), -1));

/** 'outubro de 2026' */
export const nomeDoMes = (mes: Mes): string => `${NOMES[Number(mes.slice(5, 7)) - 1]} de ${mes.slice(0, 4)}`;

/** As a sheet has it: '10/2026' or '2026-10'. */
export function lerMes(texto: string): Mes | null {
  const escrito = texto.trim();
  const iso = /^\d{1,2}\/\d{4}$/.test(escrito)
    ? mesBrParaIso(escrito.padStart(7, '0'))
    : /^\d{4}-\d{2}$/.test(escrito)
      ? mesBrParaIso(`${escrito.slice(5)}/${escrito.slice(0, 4)}`)
      : null;
  return iso && mesDe(iso);
}
