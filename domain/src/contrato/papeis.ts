/** By itself: a browser needs the names at once, and nothing else of the contract. */
export const PAPEIS = ['tutor', 'prescritor', 'lojista', 'indicabem'] as const;
export type Papel = (typeof PAPEIS)[number];
