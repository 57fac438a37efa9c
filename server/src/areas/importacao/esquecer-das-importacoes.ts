import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';

/**
 * Rows that were refused keep what the file said, to be corrected; a deleted person goes from them too. Only by the
 * mailbox they proved to read: a name, a number or a document may be somebody else's, whose row waits for its time.
 */
export async function esquecerDasImportacoes(trx: Trx, emailConfirmado: string): Promise<void> {
  await sql`
    update importacao_linha set conteudo = '{}'
     where situacao = 'recusada'
       and exists (select 1 from unnest(conteudo) as celula where lower(btrim(celula)) = ${emailConfirmado})`.execute(
    trx,
  );
}
