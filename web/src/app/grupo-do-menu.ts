import type { Icon } from '@tabler/icons-react';

export type ItemDoMenu = { rotulo: string; para: string; Icone?: Icon };
export type GrupoDoMenu = { titulo?: string; itens: ItemDoMenu[] };
