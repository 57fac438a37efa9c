import { type DataIso, somarDias } from '../brasil/datas';
import { type Mes, mesDe, nomeDoMes, nomeSoDoMes } from '../brasil/mes';

const UM_DIA = 86_400_000;
const MAIOR_CONTAGEM = 30;

// A day is turned into a moment only to be named, in UTC on the way in and out.
const emUtc = (data: DataIso) => new Date(`${data}T00:00:00Z`);

const DIAS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

/** 'domingo' */
export const diaDaSemana = (data: DataIso): string => DIAS[emUtc(data).getUTCDay()] ?? '';
/** 'domingo, 15 de março de 2026' */
export const porExtenso = (data: DataIso): string =>
  `${diaDaSemana(data)}, ${Number(data.slice(8))} de ${nomeDoMes(mesDe(data))}`;
/** 'mar' */
export const mesCurto = (data: DataIso): string => nomeSoDoMes(mesDe(data)).slice(0, 3);

export function mesLegivel(texto: string | null): Mes | null {
  return texto && /^(19[7-9]\d|2[01]\d\d)-(0[1-9]|1[0-2])$/.test(texto) ? texto : null;
}

/** The weeks that show a month, from Sunday to Saturday, with the days of its neighbours at the ends. */
export function semanasDoMes(mes: Mes): DataIso[][] {
  const primeiro = `${mes}-01`;
  const semanas: DataIso[][] = [];
  let dia = somarDias(primeiro, -emUtc(primeiro).getUTCDay());
  do {
    const domingo = dia;
    semanas.push(Array.from({ length: 7 }, (_, i) => somarDias(domingo, i)));
    dia = somarDias(domingo, 7);
  } while (mesDe(dia) === mes);
  return semanas;
}

export function diasEntre(de: DataIso, ate: DataIso): number {
  return Math.round((emUtc(ate).getTime() - emUtc(de).getTime()) / UM_DIA);
}

const PERTO: Record<number, string> = {
  '-2': 'anteontem',
  '-1': 'ontem',
  0: 'hoje',
  1: 'amanhã',
  2: 'depois de amanhã',
};

/**
 * 'hoje', 'amanhã', 'em 3 dias', 'há 5 dias'; null when too far away to be counted in days. By hand: the homes say it, and
 * the first use of the browser's language data costs a cheap phone some 90 ms.
 */
export function quandoSera(data: DataIso, hoje: DataIso): string | null {
  const dias = diasEntre(hoje, data);
  if (Math.abs(dias) > MAIOR_CONTAGEM) return null;
  return PERTO[dias] ?? (dias > 0 ? `em ${dias} dias` : `há ${-dias} dias`);
}
