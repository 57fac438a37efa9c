const FUNDO = Number(process.env.FUNDO ?? 1);
if (!(FUNDO > 0)) throw new Error(`FUNDO=${process.env.FUNDO}: quantas vezes mais?`);

/** So often for each commit; under FUNDO=10, which is what `npm run test:deep` says, ten times as often. */
export const aFundo = (vezes: number): number => Math.ceil(vezes * FUNDO);
