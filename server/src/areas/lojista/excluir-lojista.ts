import type { Db, Trx } from '../../db/conexao';
import type { Fila } from '../../jobs/fila';
import { excluirConta } from '../conta/excluir-conta';
import { esquecerLojista } from './esquecer-lojista';

export const excluirLojista = (db: Db | Trx, fila: Fila, id: number, agora: Date): Promise<void> =>
  excluirConta(db, { id, papel: 'lojista', agora, esquecer: (trx) => esquecerLojista(trx, id, { fila, agora }) });
