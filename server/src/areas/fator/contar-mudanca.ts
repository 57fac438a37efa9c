import type { Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';

/** Each is told by mail: who turns it on and off all day stops here. */
const POR_DIA = { max: 20, janela: 86_400 };

export async function contarMudanca(
  trx: Trx,
  { config }: Pick<Contexto, 'config'>,
  contaId: number,
  agora: Date,
): Promise<void> {
  if (config.limites) await consumir(trx, `fator:mudancas:${contaId}`, POR_DIA, agora);
}
