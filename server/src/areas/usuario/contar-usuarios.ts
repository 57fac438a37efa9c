import type { contarUsuarios as chamada } from '@indica-bem/domain/conta/contrato';
import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/**
 * Counted each time, from an index made for it: exact, and tens of milliseconds at a million. A counter would have to
 * be written by every registration, one after the other, and could drift.
 */
export async function contarUsuarios(db: Leitura): Promise<Resposta<typeof chamada>> {
  const linhas = await db
    .selectFrom('conta')
    .select(['papel', sql<number>`count(*)::int`.as('quantas')])
    .where('excluida_em', 'is', null)
    .groupBy('papel')
    .execute();
  const quantas = new Map(linhas.map((linha) => [linha.papel, linha.quantas]));
  const de = (papel: TipoDeLogin) => quantas.get(papel) ?? 0;
  return { tutor: de('tutor'), prescritor: de('prescritor'), lojista: de('lojista') };
}
