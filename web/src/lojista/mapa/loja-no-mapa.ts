import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';

export type LojaNoMapa = LojistaPublico & { latitude: number; longitude: number };

/** A physical store at latitude 0 has no known place (spec 4.2). */
export function temLugar(loja: LojistaPublico): loja is LojaNoMapa {
  return loja.tipo === 'loja_fisica' && Boolean(loja.latitude) && loja.longitude !== null;
}
