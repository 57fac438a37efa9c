import { TOTAL_ATE, type Total } from '@indica-bem/domain/contrato/tipos';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { contarAteMil } from '../../nucleo/pagina';
import { BUSCA_DE_EXCLUIDA } from '../conta/endereco-da-excluida';

/** Of what fewer have, the index gathers less than one would walk past. */
const MUITOS = 0.05;

/** `parte`: how many of all it finds, as far as one knows. What many have is on a thousand of the first ones already. */
export async function contarTutores(db: Leitura, padroes: string[], parte: number): Promise<NonNullable<Total>> {
  if (parte > MUITOS) {
    const total = await contarAteMil(db, nosPrimeiros(db, padroes, Math.ceil((2 * TOTAL_ATE) / parte)));
    if (!total.exato) return total;
  }
  let todos = vivos(db);
  for (const padrao of padroes) todos = todos.where('t.busca', 'like', padrao);
  return contarAteMil(db, todos);
}

/** Only of who has the address of a deleted account it is asked whether it was deleted: that is a lookup for each. */
const vivos = (db: Leitura) =>
  db
    .selectFrom('tutor as t')
    .where(
      sql<boolean>`(t.busca not like ${BUSCA_DE_EXCLUIDA} or (select c.excluida_em is null from conta c where c.id = t.id))`,
    );

/** Among about so many, page by page of the table. `position` is `like` without the index, which would gather all first. */
function nosPrimeiros(db: Leitura, padroes: string[], quantos: number) {
  let consulta = vivos(db).where(
    sql<boolean>`t.ctid < (select format('(%s,0)', 1 + ceil(${quantos}::int * greatest(relpages, 1) / greatest(reltuples, 1)))::tid
      from pg_class where oid = 'tutor'::regclass)`,
  );
  for (const padrao of padroes) consulta = consulta.where(sql<boolean>`position(${escrito(padrao)} in t.busca) > 0`);
  return consulta;
}

const escrito = (padrao: string) => padrao.slice(1, -1).replace(/\\([\\%_])/g, '$1');
