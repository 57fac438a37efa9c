import { type Desenho, disco, em, mancha } from '../../imagem/pecas/forma';
import { nuvem, patinha } from '../../imagem/pecas/natureza';
import type { Tema } from './tema';

/** Sky and hills around the origin where the motif stands: all the weight on the right, the far left plain. */
export function cenario(tema: Tema): Desenho {
  return [
    disco(tema.disco, 0, -124, 168),
    em(-268, -222, nuvem('#FFFFFF'), 0.9),
    em(232, -232, disco('#FFFFFF', 0, 0, 32) + tema.emblema),
    em(-330, -120, patinha(tema.marca), 1, -24),
    em(-390, -60, patinha(tema.marca), 0.8, 14),
    mancha(tema.morro, 'M-560 42C-350 42-180-112 50-60S280-120 360-94V60h-920z'),
    mancha(tema.chao, 'M-500 42C-340 42-170-22 0-19S300-15 360-26V60h-860z'),
  ].join('');
}
