import type { Fechamento } from '@indica-bem/domain/acerto/formas';
import { mesDe, primeiroDia } from '@indica-bem/domain/brasil/mes';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

/** Months that were closed or are being closed, with how far it is. */
export const fechamentos = (db: Leitura) =>
  db
    .selectFrom('fechamento as f')
    .leftJoin('administrador as q', 'q.id', 'f.pedido_por')
    .select(['f.mes', 'f.estado', 'f.pedido_em', 'f.concluido_em', 'q.nome as pedido_por'])
    .select(sql<number>`(select count(*)::int from lojista)`.as('lojas'))
    .select(sql<number>`(select count(*)::int from lojista l where l.id <= f.ate_loja)`.as('feitas'))
    .select(sql<number>`(select count(*)::int from acerto a where a.mes = f.mes)`.as('acertos'));

type Linha = Awaited<ReturnType<ReturnType<typeof fechamentos>['executeTakeFirstOrThrow']>>;

export const apresentarFechamento = ({ mes, pedido_em, concluido_em, ...f }: Linha): Fechamento => ({
  ...f,
  mes: mesDe(mes),
  pedido_em: pedido_em.toISOString(),
  concluido_em: concluido_em?.toISOString() ?? null,
});

export async function lerFechamento(db: Leitura, mes: string): Promise<Fechamento> {
  const linha = await fechamentos(db).where('f.mes', '=', primeiroDia(mes)).executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarFechamento(linha);
}
