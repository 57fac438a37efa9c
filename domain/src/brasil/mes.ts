import { semAcento } from '../texto/sem-acento';
import { brParaIso, type DataIso, somarMeses } from './datas';

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

/** 'outubro' */
export const nomeSoDoMes = (mes: Mes): string => NOMES[Number(mes.slice(5, 7)) - 1] ?? '';

/** 'outubro de 2026' */
export const nomeDoMes = (mes: Mes): string => `${nomeSoDoMes(mes)} de ${mes.slice(0, 4)}`;

/** 1 to 12, by its name or the first three letters of it; 0 of no month. */
export function numeroDoMes(nome: string): number {
  const escrito = semAcento(nome);
  return NOMES.map(semAcento).findIndex((mes) => escrito === mes || escrito === mes.slice(0, 3)) + 1;
}

/** As a sheet has it: '10/2026' or '2026-10', and what a spreadsheet makes of them: '01/10/2026', 'out/26'. */
export function lerMes(texto: string): Mes | null {
  const escrito = texto.trim();
  if (/^\d{1,2}\/\d{4}$/.test(escrito)) return oMes(`01/${escrito}`);
  if (/^0?1\/\d{1,2}\/\d{4}$/.test(escrito)) return oMes(escrito);
  const [, ano, mes] = /^(\d{4})-(\d{2})(?:-01)?$/.exec(escrito) ?? [];
  return ano ? oMes(`01/${mes}/${ano}`) : lerMesPorExtenso(escrito);
}

const oMes = (dia: string): Mes | null => {
  const iso = brParaIso(dia);
  return iso && mesDe(iso);
};

/** 'out/26', 'out-2026', 'outubro de 2026'. */
function lerMesPorExtenso(escrito: string): Mes | null {
  const [, nome = '', ano = ''] =
    /^([a-z]{3,9})\.?(?:\s*[/-]\s*|\s+de\s+)(\d{2}|\d{4})$/.exec(semAcento(escrito)) ?? [];
  const qual = numeroDoMes(nome);
  return qual === 0 ? null : oMes(`01/${qual}/${ano.padStart(4, '20')}`);
}
