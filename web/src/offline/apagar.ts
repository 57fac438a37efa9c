import { banco } from './banco';
import { espelhar } from './espelhar';
import { IMAGENS } from './imagens-guardadas';
import { desmarcarVisto, restouDeOutro } from './marca-do-visto';

/** The session ended or changed hands: what was seen goes, what was typed stays with its owner. */
export async function apagarVisto(exceto: number | null): Promise<void> {
  await banco.transaction('rw', banco.copias, banco.portadores, async () => {
    await banco.copias.filter(({ dono }) => dono !== exceto).delete();
    await banco.portadores.filter(({ dono }) => dono !== exceto).delete();
  });
  if (exceto === null && 'caches' in globalThis) await caches.delete(IMAGENS);
  if (restouDeOutro(exceto)) desmarcarVisto();
}

/** Logging out, after the question: nothing of this person remains. */
export async function apagarTudoDe(dono: number): Promise<void> {
  await banco.pendentes.where('dono').equals(dono).delete();
  espelhar([]);
  await apagarVisto(null);
}
