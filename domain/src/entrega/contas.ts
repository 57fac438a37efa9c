import { cadeiras } from '../doacao/regras';

/** Kilograms have one decimal at most; wheelchairs are whole. */
export type Quantias = { kg: number; cadeiras: number };

/** Food and wheelchairs are two accounts: what was given too early of one does not pay for the other. */
export type ContasDaPromessa = Record<'prometido' | 'entregue' | 'falta' | 'adiantado', Quantias>;

export function contasDaPromessa(kgPrometidos: number, entregue: Quantias): ContasDaPromessa {
  const prometido = { kg: kgPrometidos, cadeiras: cadeiras(kgPrometidos) };
  return { prometido, entregue, falta: alem(prometido, entregue), adiantado: alem(entregue, prometido) };
}

const alem = (um: Quantias, outro: Quantias): Quantias => ({
  // 0.1 + 0.2 has a tail: it is cut to the decimal that scales show.
  kg: Math.max(0, Math.round((um.kg - outro.kg) * 10) / 10),
  cadeiras: Math.max(0, um.cadeiras - outro.cadeiras),
});
