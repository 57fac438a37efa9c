import type { Especie } from '../produto/regras';
import type { DoseLida } from './dose';

/** kg. Above it a cat is fat, or the weight was mistyped. */
const GATINHO = 7;
const GATO_NO_PESO = 9;
const ECC_NO_PESO = 5;

const FRASES = {
  gatinho: {
    texto: 'O peso é alto demais para um gatinho. Confira o peso ou procure o veterinário.',
    paraOVet: 'O peso é alto demais para um gatinho. Confira o que foi digitado.',
  },
  gato: {
    texto: 'O peso é alto demais para um gato nesta condição corporal. Confira o peso ou procure o veterinário.',
    paraOVet: 'O peso é alto demais para um gato nesta condição corporal. Avalie o peso e a condição.',
  },
};

/**
 * A weight that hardly goes with the answers beside it. Read from the portion, not kept in it: the versions of the pages that
 * are still open know no other warnings than theirs.
 */
export function avisosDoPeso(dose: DoseLida, especie: Especie, paraVeterinario: boolean): string[] {
  const caso = especie === 'gatos' ? improvavel(dose) : null;
  return caso ? [FRASES[caso][paraVeterinario ? 'paraOVet' : 'texto']] : [];
}

function improvavel(dose: DoseLida): keyof typeof FRASES | null {
  const { peso_pet, caso, avisos } = dose;
  const gatinho = caso ? caso.fase === 'filhote' : avisos?.includes('filhote');
  if (gatinho) return peso_pet > GATINHO ? 'gatinho' : null;
  return noPeso(dose) && peso_pet > GATO_NO_PESO ? 'gato' : null;
}

/** Nobody said too fat; recovery by formula 1 does not ask. */
function noPeso({ tipo, ecc, caso }: DoseLida): boolean {
  if (caso) return (caso.ecc ?? ECC_NO_PESO) <= ECC_NO_PESO;
  return tipo !== 'recuperacao' && ecc === 1;
}
