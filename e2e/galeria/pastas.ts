import path from 'node:path';

const raiz = path.resolve(import.meta.dirname, '../..');

export const PASTA = path.join(raiz, 'gallery');
/** What was last looked at and found good: `npm run gallery -- --aceitar`. Like the gallery, of this machine only. */
export const PASTA_ACEITA = path.join(raiz, 'gallery-aceita');
