import type { PerfilDeCapa } from '@indica-bem/domain/capa/regras';
import { estetoscopio } from '../../imagem/pecas/clinica';
import { COR } from '../../imagem/pecas/cores';
import { type Desenho, em } from '../../imagem/pecas/forma';
import { loja } from '../../imagem/pecas/loja';
import { coracao, patinha } from '../../imagem/pecas/natureza';
import { avental, jaleco, pessoa } from '../../imagem/pecas/pessoa';

/** `fundo` stays light in every theme: a dark heading laid over the left third keeps its contrast. */
export type Tema = {
  fundo: string;
  marca: string;
  disco: string;
  morro: string;
  chao: string;
  forte: string;
  forteEscuro: string;
  acento: string;
  acentoEscuro: string;
  parede: string;
  linha: string;
  papel: string;
  folha: string;
  folhaEscura: string;
  folhaClara: string;
  retrato: Desenho;
  emblema: Desenho;
};

export const TEMAS: Record<PerfilDeCapa, Tema> = {
  tutor: {
    fundo: COR.mataClara,
    marca: '#D9E8DF',
    disco: '#CFE3D6',
    morro: COR.folhaClara,
    chao: COR.folha,
    forte: COR.mata,
    forteEscuro: COR.mataEscura,
    acento: COR.laranjaViva,
    acentoEscuro: COR.laranja,
    parede: COR.creme,
    linha: '#DCEAE1',
    papel: '#F4F9F6',
    folha: '#5E9873',
    folhaEscura: COR.mata,
    folhaClara: COR.folha,
    retrato: pessoa({ pele: '#C98F63', cabelo: '#3A2A22', roupa: COR.mata }),
    emblema: em(0, 2, coracao(COR.laranjaViva), 0.9),
  },
  prescriber: {
    fundo: '#DDEBE2',
    marca: '#CFE1D6',
    disco: COR.folha,
    morro: '#3F7F5E',
    chao: COR.mataEscura,
    forte: COR.mata,
    forteEscuro: '#103A26',
    acento: COR.pessego,
    acentoEscuro: COR.laranjaViva,
    parede: COR.mataClara,
    linha: '#CFE1D6',
    papel: '#EEF5F0',
    folha: COR.folha,
    folhaEscura: '#2F6E4E',
    folhaClara: COR.folhaClara,
    retrato: pessoa({ pele: '#8D5B3C', cabelo: '#221A17', roupa: COR.mata, curto: true }) + jaleco(),
    emblema: em(-6, -20, estetoscopio(COR.mata), 0.4),
  },
  shopkeeper: {
    fundo: COR.laranjaClara,
    marca: '#FBDCC6',
    disco: '#FBD3B4',
    morro: COR.pessego,
    chao: '#D9803F',
    forte: COR.laranja,
    forteEscuro: '#8A3A06',
    acento: COR.mata,
    acentoEscuro: COR.mataEscura,
    parede: COR.creme,
    linha: '#F8E1D0',
    papel: '#FFF6EE',
    folha: COR.folha,
    folhaEscura: COR.mata,
    folhaClara: COR.folhaClara,
    retrato: pessoa({ pele: '#E0B08A', cabelo: '#7A4A2A', roupa: COR.mata }) + avental(COR.laranja),
    emblema: em(0, 18, loja({ parede: COR.laranjaClara, toldo: COR.laranja, porta: COR.mata }), 0.28),
  },
  other: {
    fundo: COR.creme,
    marca: '#F3EAD8',
    disco: '#F6DDBD',
    morro: COR.areia,
    chao: COR.areiaEscura,
    forte: COR.mata,
    forteEscuro: COR.mataEscura,
    acento: COR.laranja,
    acentoEscuro: '#8A3A06',
    parede: COR.branco,
    linha: COR.areia,
    papel: '#FFFBF3',
    folha: COR.folha,
    folhaEscura: COR.mata,
    folhaClara: COR.folhaClara,
    retrato: pessoa({ pele: '#C98F63', cabelo: '#3A2A22', roupa: COR.laranjaViva }),
    emblema: em(0, 0, patinha(COR.mata), 0.8),
  },
};
