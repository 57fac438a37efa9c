import { FOLHAS_POR_PAGINA } from '@indica-bem/domain/registro/contrato';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** A page of the register, to the letter. A full one never changes. */
export async function lerFolhas(db: Leitura, pagina: number): Promise<string[]> {
  const inicio = pagina * FOLHAS_POR_PAGINA;
  const { rows } = await sql<{ dados: string }>`
    select dados from folha where n > ${inicio} and n <= ${inicio + FOLHAS_POR_PAGINA} order by n`.execute(db);
  return rows.map(({ dados }) => dados);
}
