import type { ReactNode } from 'react';
import type { Linha, Medida, Ponto } from './contorno';

/** A species: its colours, the edges of its body by score, and the parts that stay the same whatever it weighs. */
export type Bicho = {
  cores: { corpo: string; clara: string; escura: string; pata: string };
  lado: {
    /** The back from tail to withers, and the belly from chest to tail. */
    dorso: readonly Linha[];
    peito: Ponto;
    ventre: readonly Linha[];
    pescoco: { de: Ponto; ate: Ponto; largura: Medida };
    coxa: { centro: Ponto; rx: Medida; ry: number };
    pernas: { frente: string; tras: string; largura: Medida };
    /** Where each leg ends, near ones first. */
    patas: readonly Ponto[];
    /** How far the legs behind stand from those in front. */
    recuo: number;
    rabo: string;
    costelas: { de: Ponto; passo: number; altura: number };
    cabeca: ReactNode;
  };
  cima: {
    /** Half the width of the body. */
    meia: readonly Linha[];
    rabo: string;
    costelas: { de: number; passo: number; alcance: number };
    cabeca: ReactNode;
  };
  larguraDoRabo: number;
  listras: boolean;
};
