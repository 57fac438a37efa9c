import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';

export type LojaNoMapa = LojistaPublico & { latitude: number; longitude: number };

/** SPEC §9: a physical store at latitude 0 has no known place. */
export function temLugar(loja: LojistaPublico): loja is LojaNoMapa {
  return loja.tipo === 'loja_fisica' && Boolean(loja.latitude) && loja.longitude !== null;
}
