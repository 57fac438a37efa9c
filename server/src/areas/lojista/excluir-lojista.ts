import type { Db, Trx } from '../../db/conexao';
import type { Fila } from '../../jobs/fila';
import type { Autoria } from '../../nucleo/auditoria';
import { excluirConta } from '../conta/excluir-conta';
import { esquecerLojista } from './esquecer-lojista';

type Exclusao = { id: number; agora: Date; autoria: Autoria | null };

export const excluirLojista = (db: Db | Trx, fila: Fila, exclusao: Exclusao): Promise<void> =>
  excluirConta(db, {
    ...exclusao,
    papel: 'lojista',
    esquecer: (trx) => esquecerLojista(trx, exclusao.id, { fila, agora: exclusao.agora }),
  });
