/** How long the team has to answer who asked to be deleted. */
export const DIAS_PARA_EXCLUIR = 15;
