import type { Campo } from '@indica-bem/domain/conta/campos';
import { NOMES_DOS_TIPOS_DE_LOJA, TIPOS_DE_LOJA } from '@indica-bem/domain/lojista/tipos-de-loja';

export const OPCOES_DE_LOJA = TIPOS_DE_LOJA.map((valor) => ({ valor, rotulo: NOMES_DOS_TIPOS_DE_LOJA[valor] }));

/** A field's value as people read it: the kind of store by its name. */
export function dizerCampo(campo: Campo, valor: string): string {
  return (campo === 'tipo' && OPCOES_DE_LOJA.find((tipo) => tipo.valor === valor)?.rotulo) || valor;
}
