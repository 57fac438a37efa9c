import type { LojasQueSaem } from '@indica-bem/domain/campanha/contrato';
import { LOJAS_NOMEADAS } from '@indica-bem/domain/campanha/regras';
import { sql } from 'kysely';
import { assinar } from '../../db/autoria';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { lerCampanha } from './ler-campanhas';
import { segurarLojas, travarCampanha } from './travar-campanha';

type Lojas = {
  incluir: number[];
  retirar: number[];
  conferir?: 'S' | undefined;
  quem: number;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

/** A store carries one campaign: coming in, it leaves the one it had. Deleted stores are skipped. */
export const alterarLojasDaCampanha = ato(async (trx, id: number, argumentos: Lojas) => {
  const { incluir, retirar, quem, agora, hoje, autoria } = argumentos;
  await assinar(trx, quem, agora);
  await travarCampanha(trx, id);
  const saem = await lojasDeOutras(trx, id, incluir);
  if (argumentos.conferir) {
    nadaFeito(autoria);
    return { incluidas: 0, retiradas: 0, saem, campaign: await lerCampanha(trx, id, hoje) };
  }
  await segurarLojas(trx, sql`l.id = any(${[...incluir, ...retirar]}::int[])`);
  const vivas = trx.selectFrom('conta').select('id').where('excluida_em', 'is', null);
  const dentro = await trx
    .updateTable('lojista')
    .set({ campanha_id: id })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(incluir))))
    .where('id', 'in', vivas)
    .where('campanha_id', 'is distinct from', id)
    .executeTakeFirst();
  const fora = await trx
    .updateTable('lojista')
    .set({ campanha_id: null })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(retirar))))
    .where('campanha_id', '=', id)
    .executeTakeFirst();
  const [incluidas, retiradas] = [Number(dentro.numUpdatedRows), Number(fora.numUpdatedRows)];
  if (incluidas + retiradas > 0) await auditar(trx, autoria, { id, depois: { incluidas, retiradas } });
  else nadaFeito(autoria);
  return { incluidas, retiradas, saem, campaign: await lerCampanha(trx, id, hoje) };
});

/** A store carries one campaign: these would leave the one they have. Expired ones count, they may be prolonged. */
async function lojasDeOutras(trx: Trx, id: number, incluir: number[]): Promise<LojasQueSaem> {
  const deOutras = trx
    .selectFrom('lojista as l')
    .innerJoin('campanha as k', 'k.id', 'l.campanha_id')
    .where((eb) => eb('l.id', '=', eb.fn.any(eb.val(incluir))))
    .where('l.campanha_id', '<>', id);
  const { total } = await deOutras.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const lojas = await deOutras
    .select(['l.nome_fantasia as loja', 'k.descritivo as campanha'])
    .orderBy('l.nome_fantasia')
    .orderBy('l.id')
    .limit(LOJAS_NOMEADAS)
    .execute();
  return { total, lojas };
}
