import type { Especie } from '@indica-bem/domain/produto/regras';
import { CAO } from './cao';
import { DeCima } from './de-cima';
import { DeLado } from './de-lado';
import { GATO } from './gato';

/** One of nine bodies, from the side and from above. Eighteen pictures of a species out of one drawing of it. */
export function DesenhoDoEcc({ especie, ecc }: { especie: Especie; ecc: number }) {
  const bicho = especie === 'cao' ? CAO : GATO;
  return (
    <>
      <DeLado bicho={bicho} ecc={ecc} />
      <DeCima bicho={bicho} ecc={ecc} />
    </>
  );
}
