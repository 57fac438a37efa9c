import { CARAMELO, type Pelagem } from './cao';
import { COR } from './cores';
import { disco, espelhar, mancha, oval } from './forma';
import { CINZA, listras, type PelagemDeGato } from './gato';

const TESTA = 'M0-45C25-45 41-29 42-4 34-12 20-8 12-14 6-20-6-20-12-14-20-8-34-12-42-4C-41-29-25-45 0-45z';
const ANEL = 'M-17-14a9 9 0 1 1 0 18a9 9 0 1 1 0-18z';
const TOPETE = disco('#F6EBD8', -17, -38, 15) + disco('#F6EBD8', 17, -38, 15) + disco('#F6EBD8', 0, -44, 18);

/** The dogs of the house, each like many breeds and none of them. */
export const CAES = {
  cao: CARAMELO,
  'cao-pastor': {
    pelo: '#D39B5B',
    escuro: '#5A4638',
    claro: '#E9BE86',
    focinho: '#5A4638',
    orelhas: 'em-pe',
    sinais: mancha('#5A4638', TESTA),
  },
  'cao-felpudo': {
    pelo: '#F6EBD8',
    escuro: '#E6D2B0',
    claro: '#E6D2B0',
    focinho: COR.branco,
    orelhas: 'felpudas',
    sinais: TOPETE,
  },
  'cao-malhado': {
    pelo: '#FDF7EA',
    escuro: '#8A5A34',
    claro: '#E9DCC4',
    focinho: COR.branco,
    orelhas: 'dobradas',
    sinais: mancha('#8A5A34', 'M-3-45C-26-46-42-28-42-4-42 8-36 12-28 10-14 6-4-8-2-24-1-32-1-40-3-45z'),
  },
  'cao-preto': {
    pelo: '#4B4540',
    escuro: '#332E2B',
    claro: '#C58645',
    focinho: '#D39B5B',
    orelhas: 'caidas',
    sinais: mancha('#8A6B52', ANEL) + espelhar(mancha('#8A6B52', ANEL)),
    serio: true,
  },
  'cao-achatado': {
    pelo: '#E5C9A0',
    escuro: '#5C4B42',
    claro: '#C9A778',
    focinho: '#6B584D',
    orelhas: 'dobradas',
    sinais: oval('#6B584D', 0, 20, 33, 23) + mancha('#C9A778', 'M-12-26c8 5 16 5 24 0 2 3-4 8-12 8s-14-5-12-8z'),
    serio: true,
  },
  'cao-orelhudo': {
    pelo: '#B5703C',
    escuro: '#8A4F26',
    claro: '#D39B5B',
    focinho: '#E0AC72',
    orelhas: 'longas',
  },
} as const satisfies Record<string, Pelagem>;

const MASCARA = '#6B564A';
const TUFO = mancha('#F2DDBB', 'M-38 4-57 14-44 20-55 31-38 31-42 42-24 36z');

export const GATOS = {
  gato: CINZA,
  'gato-laranja': {
    pelo: '#EBA75E',
    escuro: '#C97A33',
    orelha: '#EBA75E',
    face: '#E58F5E',
    focinho: COR.focinho,
    sinais: listras('#C97A33'),
  },
  'gato-siames': {
    pelo: '#F3E7D3',
    escuro: '#B9A48C',
    orelha: MASCARA,
    face: '#E6C9B4',
    focinho: '#8A7263',
    iris: '#7FB2CC',
    sinais: oval(MASCARA, 0, 12, 29, 26),
  },
  'gato-preto': {
    pelo: '#4A4542',
    escuro: '#2F2B29',
    orelha: '#4A4542',
    face: '#7A5B52',
    focinho: '#5F5853',
    iris: '#E9C25A',
  },
  'gato-peludo': {
    pelo: '#F2DDBB',
    escuro: '#CFB186',
    orelha: '#F2DDBB',
    face: '#EFC2A2',
    focinho: COR.branco,
    sinais: TUFO + espelhar(TUFO) + listras('#DDBF92'),
  },
} as const satisfies Record<string, PelagemDeGato>;
