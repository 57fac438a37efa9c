import { partesDoMomento } from './momento';

/** A calendar day, 'yyyy-mm-dd', in America/Sao_Paulo. Two of them compare as plain strings. */
export type DataIso = string;

const IDADE_ADULTA = 18;

/** The calendar's ends, as a day is written here and the database reads it: sums stop at them. */
const PRIMEIRO_DIA = '0001-01-01';
const ULTIMO_DIA = '9999-12-31';

const UM_MINUTO = 60_000;
let lida = { minuto: Number.NaN, dia: '' };

/** A day begins on a minute, so within one it is read once: a server asks for it on every call. */
export function hojeEmSaoPaulo(agora: Date): DataIso {
  const minuto = Math.floor(agora.getTime() / UM_MINUTO);
  if (minuto !== lida.minuto) lida = { minuto, dia: diaEmSaoPaulo(agora) };
  return lida.dia;
}

function diaEmSaoPaulo(agora: Date): DataIso {
  const { year, month, day } = partesDoMomento(agora);
  return `${year}-${month}-${day}`;
}

/** Seconds until the next day begins in São Paulo, which has kept to UTC−3 since it gave up summer time. */
export function segundosAteAmanha(agora: Date): number {
  const meiaNoite = new Date(`${somarDias(hojeEmSaoPaulo(agora), 1)}T00:00:00-03:00`);
  return Math.ceil((meiaNoite.getTime() - agora.getTime()) / 1000);
}

export function dataValida(texto: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(texto)) return false;
  const [ano, mes, dia] = partesDe(texto);
  return ano >= 1 && mes >= 1 && mes <= 12 && dia >= 1 && dia <= diasNoMes(ano, mes);
}

/** '15/11/2026', and as spreadsheets shorten it: '1/2/1990'. */
export function brParaIso(texto: string): DataIso | null {
  const [, dia = '', mes = '', ano = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(texto.trim()) ?? [];
  const iso = `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  return dataValida(iso) ? iso : null;
}

/** As people write it, or as a database does. */
export function lerData(texto: string): DataIso | null {
  return brParaIso(texto) ?? (dataValida(texto.trim()) ? texto.trim() : null);
}

export function isoParaBr(data: DataIso): string {
  return data.split('-').reverse().join('/');
}

/** 'mm/yyyy' → the first day of that month. */
export function mesBrParaIso(texto: string): DataIso | null {
  return /^\d{2}\//.test(texto.trim()) ? brParaIso(`01/${texto.trim()}`) : null;
}

export function mesValido(texto: string): boolean {
  return mesBrParaIso(texto) !== null;
}

export function somarDias(data: DataIso, dias: number): DataIso {
  // UTC on the way in and out: a calculator of days, with no zone or hour in it.
  const utc = new Date(`${data}T00:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + dias);
  return fimPassado(utc.getUTCFullYear()) ?? utc.toISOString().slice(0, 10);
}

/** The same day of another month, or its last one: 30/11 + 3 → 28/02. */
export function somarMeses(data: DataIso, meses: number): DataIso {
  const [ano, mes, dia] = partesDe(data);
  const total = ano * 12 + (mes - 1) + meses;
  const novoAno = Math.floor(total / 12);
  const novoMes = total - novoAno * 12 + 1;
  return fimPassado(novoAno) ?? montar(novoAno, novoMes, Math.min(dia, diasNoMes(novoAno, novoMes)));
}

/** Full years. Who was born on 29/02 completes them on 01/03 in a common year. */
export function idadeEm(nascimento: DataIso, hoje: DataIso): number {
  const anos = partesDe(hoje)[0] - partesDe(nascimento)[0];
  return hoje.slice(5) < nascimento.slice(5) ? anos - 1 : anos;
}

export function maiorDeIdade(nascimento: DataIso, hoje: DataIso): boolean {
  return idadeEm(nascimento, hoje) >= IDADE_ADULTA;
}

/** The end that a year lies beyond, if it does. */
function fimPassado(ano: number): DataIso | null {
  if (ano < 1) return PRIMEIRO_DIA;
  return ano > 9999 ? ULTIMO_DIA : null;
}

function partesDe(data: DataIso): [ano: number, mes: number, dia: number] {
  return [Number(data.slice(0, 4)), Number(data.slice(5, 7)), Number(data.slice(8, 10))];
}

function montar(ano: number, mes: number, dia: number): DataIso {
  return `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
}

function diasNoMes(ano: number, mes: number): number {
  if (mes === 2) return ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(mes) ? 30 : 31;
}
