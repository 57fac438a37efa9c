import type { Marco } from '@indica-bem/domain/registro/contrato';
import { numeroDoQuilo } from './numero-do-quilo';

export type CodigoGuardado = Pick<Marco, 'tamanho' | 'raiz'>;

const RAIZ = /^[0-9a-f]{64}$/;

/**
 * A root that somebody kept, from a statement's screen ("1264:ab12…"), its sheet or its mail ("ab12 cd34 …"). Null if it
 * is not one whole root and a number of lines.
 */
export function lerCodigoGuardado(linhas: string, codigo: string): CodigoGuardado | null {
  const [raiz = '', antes = ''] = codigo.split(':').reverse();
  const inteira = raiz.replaceAll(/[\s.-]/g, '').toLowerCase();
  const tamanho = numeroDoQuilo(linhas.replace(/linhas?/i, '')) ?? numeroDoQuilo(antes);
  return RAIZ.test(inteira) && tamanho !== null && tamanho > 0 ? { tamanho, raiz: inteira } : null;
}
