import { type DataIso, somarDias } from '../brasil/datas';

/** A day to put into somebody's own calendar. */
export interface DiaNoCalendario {
  /** The same for the same matter, for ever: a calendar that has it already moves it instead of adding another. */
  uid: string;
  dia: DataIso;
  titulo: string;
  descricao: string;
  endereco: string;
  /** How many days before, at eight in the morning, it rings. */
  avisarDiasAntes: number;
  /** When this was written. */
  escritoEm: Date;
}

const HORA_DO_AVISO = 8;

/** One whole day with an alarm, as RFC 5545 writes it. */
export function escreverCalendario(evento: DiaNoCalendario): string {
  const linhas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Indica Bem//Reposicao//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapar(evento.uid)}`,
    `DTSTAMP:${momento(evento.escritoEm)}`,
    `DTSTART;VALUE=DATE:${dia(evento.dia)}`,
    `DTEND;VALUE=DATE:${dia(somarDias(evento.dia, 1))}`,
    `SUMMARY:${escapar(evento.titulo)}`,
    `DESCRIPTION:${escapar(evento.descricao)}`,
    `URL:${semQuebras(evento.endereco)}`,
    // A reminder, not an appointment: the day stays free.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapar(evento.titulo)}`,
    `TRIGGER:${antes(evento.avisarDiasAntes)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${linhas.map(dobrar).join('\r\n')}\r\n`;
}

const dia = (data: DataIso) => data.replaceAll('-', '');
const momento = (quando: Date) =>
  quando
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** A whole day begins at midnight: eight o'clock some days before is one day less and sixteen hours. */
function antes(dias: number): string {
  if (dias === 0) return `PT${HORA_DO_AVISO}H`;
  const inteiros = dias - 1 > 0 ? `${dias - 1}D` : '';
  return `-P${inteiros}T${24 - HORA_DO_AVISO}H`;
}

const semQuebras = (texto: string) => texto.replace(/[\r\n]+/g, ' ');

/** Somebody's free text must not become a line of its own. */
const escapar = (texto: string) => texto.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const OCTETOS_POR_LINHA = 75;

/** Longer lines go on in the next, after a space; never in the middle of a letter. */
function dobrar(linha: string): string {
  const pedacos: string[] = [];
  let pedaco = '';
  let octetos = 0;
  for (const letra of linha) {
    const tamanho = octetosDe(letra);
    if (octetos + tamanho > OCTETOS_POR_LINHA) {
      pedacos.push(pedaco);
      pedaco = ' ';
      octetos = 1;
    }
    pedaco += letra;
    octetos += tamanho;
  }
  return [...pedacos, pedaco].join('\r\n');
}

function octetosDe(letra: string): number {
  const ponto = letra.codePointAt(0) ?? 0;
  if (ponto < 0x80) return 1;
  if (ponto < 0x800) return 2;
  return ponto < 0x10000 ? 3 : 4;
}
