import { chamar } from './chamar';
import type { Palco } from './palco';

/** The public number, once everything bought was judged and the shared answer is no longer the one before. */
export async function quilosDoados(palco: Palco): Promise<number> {
  await palco.trabalhar();
  palco.irPara(new Date(palco.relogio().getTime() + 10_000));
  return (await chamar(palco, null, 'GET /formula-do-bem', {})).body.kg;
}
