import type { DataIso } from '../brasil/datas';
import { VENCIDA } from '../prescricao/regras';

const ESPERA: unknown = 'Ativo - Aguardando compra';

/**
 * An answer that was kept, as the server would give it today: a coupon past its last day is no longer to be used, nor is the
 * recommendation that waits with it. Whatever else it holds stays.
 */
export function comOsDias(dados: unknown, hoje: DataIso): unknown {
  if (Array.isArray(dados)) return dados.map((um) => comOsDias(um, hoje));
  if (typeof dados !== 'object' || dados === null) return dados;
  const campos = Object.entries(dados).map(([nome, valor]) => [nome, comOsDias(valor, hoje)]);
  return passado(Object.fromEntries(campos), hoje);
}

function passado(campos: Record<string, unknown>, hoje: DataIso): Record<string, unknown> {
  const { situacao, data_validade, status, coupons } = campos;
  if (situacao === 'ativo' && 'id_coupon' in campos && typeof data_validade === 'string' && data_validade < hoje)
    return { ...campos, situacao: 'vencido' };
  const venceu = status === ESPERA && Array.isArray(coupons) && coupons[0]?.situacao === 'vencido';
  return venceu ? { ...campos, status: VENCIDA } : campos;
}
