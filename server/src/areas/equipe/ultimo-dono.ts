import { codigoSql } from '../../db/erros-do-banco';
import { Recusa } from '../../nucleo/recusa';

const VIOLACAO = '23000';

/** The database decides who is the last, one at a time (trigger `exigir_dono`); here it becomes a sentence. */
export async function semTirarOUltimoDono<T>(acao: () => Promise<T>): Promise<T> {
  try {
    return await acao();
  } catch (erro) {
    const ultimo = codigoSql(erro) === VIOLACAO && (erro as { constraint?: string }).constraint === 'ultimo_dono';
    throw ultimo ? new Recusa('ULTIMO_DONO') : erro;
  }
}
