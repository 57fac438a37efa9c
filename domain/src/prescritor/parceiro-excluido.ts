/** The name that stays on what a partner recommended before leaving. */
export const PARCEIRO_EXCLUIDO = 'Parceiro excluído';
