/** What stands in the place of the name of who deleted the account. */
export const TUTOR_EXCLUIDO = 'Tutor excluído';
