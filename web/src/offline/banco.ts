import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Pendente } from './pendente';

/** What was last seen, and when; read only when the network fails. */
export type Copia = { dono: number; chave: string; dados: unknown; em: number };

/** The worker cannot read local storage: the owner's token lies here, only while something waits to be sent. */
export type Portador = { dono: number; token: string };

export const banco = new Dexie('indica-bem') as Dexie & {
  pendentes: EntityTable<Pendente, 'chave'>;
  copias: Table<Copia, [number, string]>;
  portadores: EntityTable<Portador, 'dono'>;
};

banco.version(1).stores({
  pendentes: 'chave, dono',
  copias: '[dono+chave], [dono+em]',
  portadores: 'dono',
});
