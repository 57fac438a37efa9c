import type { Db, Trx } from '../../db/conexao';
import { excluirConta } from '../conta/excluir-conta';
import { esquecerPrescritor } from './esquecer-prescritor';

export const excluirPrescritor = (db: Db | Trx, id: number, agora: Date): Promise<void> =>
  excluirConta(db, { id, papel: 'prescritor', agora, esquecer: (trx) => esquecerPrescritor(trx, id) });
