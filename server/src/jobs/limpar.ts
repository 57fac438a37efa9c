import type { Db } from '../db/conexao';

const TRINTA_DIAS = 30 * 24 * 3_600_000;

/** Forgets what is over: sessions past their longest age, spent limits, dead password links. */
export async function limpar(db: Db, agora: Date): Promise<void> {
  await db
    .deleteFrom('sessao')
    .where('criada_em', '<', new Date(agora.getTime() - TRINTA_DIAS))
    .execute();
  await db.deleteFrom('limite').where('expira_em', '<', agora).execute();
  await db.deleteFrom('link_de_senha').where('expira_em', '<', agora).execute();
}
