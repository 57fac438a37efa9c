import { hojeEmSaoPaulo, somarMeses } from '@indica-bem/domain/brasil/datas';
import {
  gastosDoOrcamento,
  type Medida,
  NIVEIS_DE_AVISO,
  type NivelDeAviso,
  type Orcamento,
  porCentoGasto,
  type UsoDaCampanha,
} from '@indica-bem/domain/campanha/orcamento';
import { MESES_DE_VALIDADE } from '@indica-bem/domain/cupom/regras';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import type { Contexto } from '../../nucleo/contexto';
import { contasDaEquipe } from '../conta/contas-da-equipe';
import { usoDaCampanha } from './orcamento';

/**
 * Looks how much of each budget is gone and tells the team, once for each measure and level until that budget is changed.
 * Here and not where coupons are made and used: the till knows nothing of campaigns. Mark and mail commit together.
 */
export async function vigiarOrcamentos({ db, fila, relogio }: Contexto): Promise<void> {
  const agora = relogio();
  await transacao(db, async (trx) => {
    for (const campanha of await lerVigiadas(trx, hojeEmSaoPaulo(agora))) {
      for (const gasto of gastosDoOrcamento(campanha, campanha)) {
        const alcancados = NIVEIS_DE_AVISO.filter((nivel) => porCentoGasto(gasto) >= nivel);
        await avisar(trx, fila, { campanhaId: campanha.id, medida: gasto.medida, alcancados, agora });
      }
    }
  });
}

type Vigiada = Orcamento & UsoDaCampanha & { id: number };

/** Also those past their day, as long as a coupon of the last day may still be used. */
async function lerVigiadas(trx: Trx, hoje: string): Promise<Vigiada[]> {
  const { rows } = await sql<Vigiada>`
    select k.id, k.limite_cupons, k.teto, u.*
      from campanha k cross join lateral ${usoDaCampanha(sql`k.id`, hoje)} u
     where k.excluida_em is null and k.data_validade >= ${somarMeses(hoje, -MESES_DE_VALIDADE)}::date
       and num_nonnulls(k.limite_cupons, k.teto) > 0
     order by k.id`.execute(trx);
  return rows;
}

type Alcance = { campanhaId: number; medida: Medida; alcancados: NivelDeAviso[]; agora: Date };

/** At once past both, one letter: of the higher. Two instances at once: the second finds the marks there. */
async function avisar(trx: Trx, fila: Fila, { campanhaId, medida, alcancados, agora }: Alcance): Promise<void> {
  if (alcancados.length === 0) return;
  const novos = await trx
    .insertInto('aviso_de_orcamento')
    .values(alcancados.map((nivel) => ({ campanha_id: campanhaId, medida, nivel, avisado_em: agora })))
    .onConflict((oc) => oc.doNothing())
    .returning('nivel')
    .execute();
  if (novos.length === 0) return;
  const nivel = Math.max(...novos.map((novo) => novo.nivel));
  const equipe = await contasDaEquipe(trx, 'operacao');
  await fila.enfileirarTodas(
    trx,
    'email-orcamento',
    equipe.map((contaId) => ({ campanhaId, medida, nivel, contaId })),
  );
}
