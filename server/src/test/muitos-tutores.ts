import { criarTutor } from './elenco';
import { AGORA, type Palco } from './palco';
import { povoarTutores } from './povoar';

/** A crowd of tutors, the last of them by name suspended. */
export async function povoarComUmaSuspensa(palco: Palco, quantos: number): Promise<void> {
  await povoarTutores(palco.pool, quantos);
  const suspensa = await criarTutor(palco, { senhaHash: 'x' }, { nome: 'Zuleica Suspensa' });
  await palco.db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspensa.id).execute();
}
