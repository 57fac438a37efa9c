import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import { contasDaEquipe } from './contas-da-equipe';

type Pedido = { exclusao_pedida_em: string | null };

/** Who asks, gives up and asks again writes to the team each time. */
const POR_DIA = { max: 3, janela: 86_400 };

/** Once: asked again, or twice at the same moment, it is the request that already stands, and one letter. */
export async function pedirExclusao(ctx: Contexto, id: number, agora: Date, autoria: Autoria): Promise<Pedido> {
  return transacao(ctx.db, async (trx) => {
    const { exclusao_pedida_em: antes } = await trx
      .selectFrom('conta')
      .select('exclusao_pedida_em')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (antes) {
      nadaFeito(autoria);
      return { exclusao_pedida_em: antes.toISOString() };
    }
    if (ctx.config.limites) await consumir(trx, `exclusao:${id}`, POR_DIA, agora);
    await trx.updateTable('conta').set({ exclusao_pedida_em: agora }).where('id', '=', id).execute();
    await auditar(trx, autoria, { id });
    const equipe = await contasDaEquipe(trx, 'operacao');
    await ctx.fila.enfileirarTodas(
      trx,
      'email-exclusao',
      equipe.map((equipeId) => ({ contaId: id, equipeId })),
    );
    return { exclusao_pedida_em: agora.toISOString() };
  });
}

export async function desistirDaExclusao({ db }: Contexto, id: number, autoria: Autoria): Promise<Pedido> {
  return transacao(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('conta')
      .set({ exclusao_pedida_em: null })
      .where('id', '=', id)
      .where('exclusao_pedida_em', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await auditar(trx, autoria, { id });
    else nadaFeito(autoria);
    return { exclusao_pedida_em: null };
  });
}
