export const TIPOS = ['Cão', 'Gato'] as const;
export type TipoDePet = (typeof TIPOS)[number];

/** Dogs only. */
export const PORTES = ['Mini', 'Pequeno', 'Medio', 'Grande', 'Gigante'] as const;
export type PorteDoPet = (typeof PORTES)[number];

export function rotuloDoPorte(porte: PorteDoPet): string {
  return porte === 'Medio' ? 'Médio' : porte;
}
