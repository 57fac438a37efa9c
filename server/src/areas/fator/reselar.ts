import type { Contexto } from '../../nucleo/contexto';
import { abrir, chavesDoFator, seladoPorUltimo, selar } from './selar';

/** After the key was changed, what earlier ones sealed is sealed anew; then they can be taken away. */
export async function reselar(ctx: Pick<Contexto, 'db' | 'config' | 'avisos'>): Promise<void> {
  const chaves = await chavesDoFator(ctx, ctx.db);
  const linhas = await ctx.db
    .selectFrom('fator_totp')
    .select(['conta_id', 'segredo'])
    .where('segredo', 'is not', null)
    .execute();
  for (const { conta_id, segredo } of linhas) {
    if (!segredo || seladoPorUltimo(chaves, segredo)) continue;
    const claro = abrir(chaves, conta_id, segredo);
    if (!claro) ctx.avisos.registrar('segredo-ilegivel', { conta: conta_id });
    // Only if nobody has exchanged it meanwhile.
    else
      await ctx.db
        .updateTable('fator_totp')
        .set({ segredo: selar(chaves, conta_id, claro) })
        .where('conta_id', '=', conta_id)
        .where('segredo', '=', segredo)
        .execute();
  }
}
