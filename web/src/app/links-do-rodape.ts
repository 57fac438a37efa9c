/** At the foot of every page, in the app and beside it. */
export const LINKS_DO_RODAPE = [
  { para: '/transparencia', nome: 'Doações' },
  { para: '/privacidade', nome: 'Privacidade' },
  { para: '/regulamento', nome: 'Regulamento' },
] as const;

const INICIO = 2022;

export const anosDaMarca = (hoje: Date): string => `${INICIO}–${Math.max(INICIO, hoje.getFullYear())}`;
