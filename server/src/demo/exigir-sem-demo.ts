import { sql } from 'kysely';
import type { Db } from '../db/conexao';

const COMANDO_QUE_REMOVE = 'node server/dist/linha-de-comando.js remover-demo';

/** In production nobody enters with a password that everybody knows, and no kilogram is invented. */
export async function exigirSemDemo(db: Db): Promise<void> {
  const { rows } = await sql<{ vivas: number; exemplo: string | null; compras: boolean }>`
    select count(*)::int as vivas, (array_agg(email order by id))[1] as exemplo,
           exists (select 1 from conta d join prescricao p on p.tutor_id = d.id
                     join prescricao_da_demo v on v.id = p.id
                    where d.demo and p.data_ativacao is not null) as compras
      from conta where demo and excluida_em is null`.execute(db);
  const { vivas = 0, exemplo = null, compras = false } = rows[0] ?? {};
  if (vivas === 0 && !compras) return;
  const oQueHa =
    vivas > 0
      ? `contas da demonstração (${vivas}, como ${exemplo}), com uma senha que todos conhecem`
      : 'compras da demonstração, que contam como doações';
  throw new Error(`Este banco ainda tem ${oQueHa}. Antes de usá-lo em produção, rode:\n  ${COMANDO_QUE_REMOVE}`);
}
