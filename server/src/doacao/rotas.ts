import * as contrato from '@indica-bem/domain/doacao/contrato';
import { cadeiras, progresso } from '@indica-bem/domain/doacao/regras';
import type { Contexto } from '../contexto';
import type { Atender } from '../http/atender';
import { doacaoPorMes } from './doacao-por-mes';

export function rotasDaDoacao(atender: Atender, { db }: Contexto): void {
  atender(contrato.verDoacao, async () => {
    const { kg } = await db.selectFrom('doacao').select('kg').executeTakeFirstOrThrow();
    return { kg, cadeiras: cadeiras(kg), faltam_kg: progresso(kg).faltam };
  });

  atender(contrato.verDoacaoPorMes, async ({ hoje }) => ({ meses: await doacaoPorMes(db, hoje) }));
}
