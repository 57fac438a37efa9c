/** What stands in the place of the name of who deleted the account. */
export const NOME_DE_TUTOR_EXCLUIDO = 'Tutor excluído';
