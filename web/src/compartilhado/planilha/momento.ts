const formato = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** '15/11/2026, 07:30' */
export const momento = (iso: string): string => formato.format(new Date(iso));
