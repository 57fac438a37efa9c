import { gravarReflexos, type Reflexo } from './espelho';
import type { Pendente } from './pendente';

/** Apart from who reads it: the way in does not write it. */
export function espelhar(pendentes: readonly Pendente[]): void {
  const reflexos = pendentes.map(
    ({ chave, dono, estado, corpo }): Reflexo => ({
      chave,
      dono,
      estado,
      data: corpo.data,
      id_produto: Number(corpo.id_produto),
    }),
  );
  gravarReflexos(reflexos);
}
