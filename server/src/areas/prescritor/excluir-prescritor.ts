import type { Db, Trx } from '../../db/conexao';
import type { Autoria } from '../../nucleo/auditoria';
import { excluirConta } from '../conta/excluir-conta';
import { esquecerPrescritor } from './esquecer-prescritor';

type Exclusao = { id: number; agora: Date; autoria: Autoria | null };

export const excluirPrescritor = (db: Db | Trx, exclusao: Exclusao): Promise<void> =>
  excluirConta(db, {
    ...exclusao,
    papel: 'prescritor',
    esquecer: (trx) => esquecerPrescritor(trx, exclusao.id, exclusao.agora),
  });
