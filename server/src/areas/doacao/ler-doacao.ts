import type { Doacao } from '@indica-bem/domain/doacao/contrato';
import { cadeiras, progresso } from '@indica-bem/domain/doacao/regras';
import type { Leitura } from '../../db/conexao';

/** The kilograms given: of purchases that were judged and found good, or released. */
export async function lerDoacao(db: Leitura): Promise<Doacao> {
  const { kg } = await db.selectFrom('doacao').select('kg').executeTakeFirstOrThrow();
  return { kg, cadeiras: cadeiras(kg), faltam_kg: progresso(kg).faltam };
}
