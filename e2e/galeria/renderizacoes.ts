import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { NA_MESA, NO_CELULAR } from '../apoio/larguras';
import base from '../playwright.config';
import type { Visita } from './visitas';

type Renderizacao = {
  nome: string;
  soAsChave?: true;
  use: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
};

const { contextOptions, launchOptions } = base.use ?? {};

/** Blink's own setting, where who needs large letters asks for them: twice the sixteen pixels of everybody. */
const LETRAS_DOBRADAS = '--blink-settings=defaultFontSize=32';

export const RENDERIZACOES: Renderizacao[] = [
  { nome: 'celular', use: NO_CELULAR },
  { nome: 'computador', use: NA_MESA },
  { nome: 'deitado', soAsChave: true, use: { ...NO_CELULAR, viewport: { width: 740, height: 360 } } },
  { nome: 'largo', soAsChave: true, use: { ...NA_MESA, viewport: { width: 1920, height: 1080 } } },
  {
    nome: 'cores-forcadas',
    soAsChave: true,
    use: { ...NO_CELULAR, contextOptions: { ...contextOptions, forcedColors: 'active' } },
  },
  {
    nome: 'letras-dobradas',
    soAsChave: true,
    use: {
      ...NA_MESA,
      launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), LETRAS_DOBRADAS] },
    },
  },
];

export const CHAVE = '@chave';

/** What people came for, role by role. */
const TELAS_CHAVE: Partial<Record<Visita['quem'], string[]>> = {
  visitante: ['login', 'login/indicacao/:hash'],
  tutor: ['home', 'prescricoes', 'cupom/ver/:id_cupom', 'lojistas/mapa', 'formula-do-bem'],
  prescritor: ['home', 'prescricoes/nova', 'prescricoes'],
  lojista: ['home', 'cupom/efetivar', 'acerto'],
  indicabem: ['home', 'usuarios'],
};

export const ehChave = ({ quem, caminho }: Visita): boolean => TELAS_CHAVE[quem]?.includes(caminho) ?? false;
