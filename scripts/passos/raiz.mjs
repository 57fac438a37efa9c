import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const raiz = fileURLToPath(new URL('../..', import.meta.url));

export const naRaiz = (...partes) => join(raiz, ...partes);

/** The program a dependency installs, without the half second of npx. */
export const programa = (nome) => naRaiz('node_modules/.bin', nome);
