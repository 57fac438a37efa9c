const DOMINIO = '@excluida.invalid';

/** What stands in the place of the e-mail of a deleted account: nobody's, and another for each. */
export const enderecoDaExcluida = (id: number): string => `conta-${id}${DOMINIO}`;

/** As a pattern for a `busca` column, which has the e-mail in it. */
export const BUSCA_DE_EXCLUIDA = `%${DOMINIO}%`;
