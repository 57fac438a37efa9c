/** What the page asks for first; the same while its code is still on its way (app/rotas-publicas.ts). */
export const PRIMEIRAS_ENTREGAS = { query: { limite: 6 } };
