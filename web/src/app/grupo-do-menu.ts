import type { Icon } from '@tabler/icons-react';

export type ItemDoMenu = {
  rotulo: string;
  para: string;
  Icone?: Icon;
  /** Screens that are its own though their way back is another's. */
  tambem?: readonly string[];
};
export type GrupoDoMenu = {
  titulo?: string;
  itens: ItemDoMenu[];
  /** Shown on request, or while one of them is where the person is. */
  dobra?: { rotulo: string; Icone: Icon; itens: ItemDoMenu[] };
};
