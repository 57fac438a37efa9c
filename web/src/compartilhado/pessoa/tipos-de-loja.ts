import type { Campo } from '@indica-bem/domain/conta/campos';

export const TIPOS_DE_LOJA = [
  { valor: 'loja_fisica', rotulo: 'Loja física' },
  { valor: 'loja_online', rotulo: 'Loja online' },
] as const;

/** A field's value as people read it: the kind of store by its name. */
export function dizerCampo(campo: Campo, valor: string): string {
  return (campo === 'tipo' && TIPOS_DE_LOJA.find((tipo) => tipo.valor === valor)?.rotulo) || valor;
}
