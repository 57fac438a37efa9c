const { FUNDO = '' } = process.env;

/** As `npm run test:deep` asks: in every window, with files called `.fundo` too. */
export const VAI_A_FUNDO = FUNDO !== '';

const MAIS = VAI_A_FUNDO ? Number(FUNDO) : 1;
if (!(MAIS > 0)) throw new Error(`FUNDO=${FUNDO}: quantas vezes mais?`);

/** So often for each commit; in depth, so many times that. */
export const aFundo = (vezes: number): number => Math.ceil(vezes * MAIS);
