import type { Dispatch } from 'react';
import type { Estado, Evento } from './estado';

/** Where the till stands, and what a step may do. */
export type NoCaixa = {
  estado: Estado;
  dispatch: Dispatch<Evento>;
  confirmar: () => void;
  desistir: () => void;
  lerOutro: (porque?: 'desfeito') => void;
};
