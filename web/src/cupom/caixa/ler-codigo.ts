import { lerQr } from '@indica-bem/domain/cupom/leitura';
import { TAMANHO_DO_SELO } from '@indica-bem/domain/cupom/selo';
import { codigoValido, TAMANHO_DO_CODIGO_DE_CUPOM } from '@indica-bem/domain/prescricao/codigo';

const ESPERA = 5_000;

/** Milliseconds until the lookup (spec 3.6): a complete code or address at once, anything else in 5 s, nothing never. */
export function esperaDaConsulta(texto: string): number | null {
  if (!texto.trim()) return null;
  return codigoValido(texto, TAMANHO_DO_CODIGO_DE_CUPOM) || lerQr(texto)?.mostrado.s?.length === TAMANHO_DO_SELO
    ? 0
    : ESPERA;
}
