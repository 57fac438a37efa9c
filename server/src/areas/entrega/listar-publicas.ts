import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { listarEntregasPublicas } from '@indica-bem/domain/entrega/contrato';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { apresentarPublica, COLUNAS_PUBLICAS, type LinhaPublica } from './apresentar-entrega';
import { depoisDaData, paginaPorData } from './sql';

type Chamada = typeof listarEntregasPublicas;

export async function listarPublicas(
  db: Leitura,
  { cursor, limite }: Entrada<Chamada>['query'],
): Promise<Resposta<Chamada>> {
  const { rows } = await sql<LinhaPublica>`
    select ${COLUNAS_PUBLICAS}, e.documento_publico as com_documento
      from entrega e left join imagem i on i.hash = e.foto_hash
     where e.retirada_em is null and ${depoisDaData(cursor, sql`e.data`)}
     order by e.data desc, e.id desc limit ${limite + 1}`.execute(db);
  const { visiveis, proximo } = paginaPorData(rows, limite, ({ data }) => data);
  return { entregas: visiveis.map(apresentarPublica), proximo };
}
