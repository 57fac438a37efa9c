import { primeiroDia } from '@indica-bem/domain/brasil/mes';
import type { Leitura } from '../../db/conexao';

/** The root that was kept when a month was closed; null for months closed before there was a register. */
export async function lerMarcoDoMes(db: Leitura, mes: string) {
  const marco = await db
    .selectFrom('marco')
    .select(['tamanho', 'raiz', 'em'])
    .where('motivo', '=', 'mes')
    .where('referencia', '=', primeiroDia(mes))
    .executeTakeFirst();
  return marco ? { ...marco, raiz: marco.raiz.toString('hex'), em: marco.em.toISOString() } : null;
}
