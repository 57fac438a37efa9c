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
    const bastam = Math.ceil((2 * TOTAL_ATE) / parte);
    const total = await contarAteMil(db, vivos(db, padroes, bastam));
    if (!total.exato) return total;
  }
  return contarAteMil(db, vivos(db, padroes));
}

/** Only of who has the address of a deleted account it is asked whether it was deleted: that is a lookup for each. */
function vivos(db: Leitura, padroes: string[], primeiros?: number) {
  const todos = db.selectFrom('tutor').select(['id', 'busca']);
  let consulta = db
    .selectFrom((primeiros ? todos.limit(primeiros) : todos).as('t'))
    .where(
      sql<boolean>`(t.busca not like ${BUSCA_DE_EXCLUIDA} or (select c.excluida_em is null from conta c where c.id = t.id))`,
    );
  for (const padrao of padroes) consulta = consulta.where('t.busca', 'like', padrao);
  return consulta;
}
