import { type DataIso, dataValida, hojeEmSaoPaulo, somarDias } from '../brasil/datas';

/** The reminder goes out this many days before the event (spec 6.5). */
const DIAS_DE_AVISO = 3;
/** O'clock in São Paulo. */
export const HORA_DO_LEMBRETE = 8;
const UMA_HORA = 3_600_000;

/** What one account may keep in its calendar. */
export const EVENTOS_NO_MAXIMO = 500;
export const RECUSAS_DA_COTA_DE_EVENTOS = ['COTA_DE_EVENTOS'] as const;

const PRIMEIRO_DIA = '1970-01-01';
const ULTIMO_DIA = '2199-12-31';

/** On the wire a day comes as yyyy-mm-dd or yyyy/mm/dd (spec 6.3). */
export function lerDataDoEvento(texto: string): DataIso {
  return texto.trim().replace(/^(\d{4})\/(\d{2})\/(\d{2})$/, '$1-$2-$3');
}

export function erroDaDataDoEvento(data: DataIso): string | null {
  if (!dataValida(data)) return 'Data inválida';
  return data < PRIMEIRO_DIA || data > ULTIMO_DIA ? 'Confira o ano da data' : null;
}

/** The last day whose reminders are already due: today from eight o'clock on, yesterday before. */
export function ultimoDiaDeLembretes(agora: Date): DataIso {
  return hojeEmSaoPaulo(new Date(agora.getTime() - HORA_DO_LEMBRETE * UMA_HORA));
}

/**
 * The morning on which an event set now is remembered: three days before or, when that has passed, the next one, up to
 * the day of the event itself. Null when no morning is left.
 */
export function diaDoLembrete(data: DataIso, agora: Date): DataIso | null {
  const aviso = somarDias(data, -DIAS_DE_AVISO);
  const proximaManha = somarDias(ultimoDiaDeLembretes(agora), 1);
  const dia = aviso > proximaManha ? aviso : proximaManha;
  return dia <= data ? dia : null;
}
