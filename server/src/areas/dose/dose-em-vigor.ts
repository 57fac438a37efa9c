import type { DoseEmVigor } from '@indica-bem/domain/dose/contrato';
import type { Leitura } from '../../db/conexao';

/** Which formula counts now, and who answers for it. Formula 1 needs nobody. */
export async function doseEmVigor(db: Leitura): Promise<DoseEmVigor> {
  const { formula, responsavel_nome, responsavel_crmv, responsavel_uf } = await db
    .selectFrom('ajuste')
    .select(['formula', 'responsavel_nome', 'responsavel_crmv', 'responsavel_uf'])
    .executeTakeFirstOrThrow();
  const inteiro = responsavel_nome && responsavel_crmv && responsavel_uf;
  if (formula !== 2 || !inteiro) return { formula: 1, responsavel: null };
  return { formula, responsavel: { nome: responsavel_nome, crmv: responsavel_crmv, uf: responsavel_uf } };
}
