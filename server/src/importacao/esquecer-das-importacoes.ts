import { sql } from 'kysely';
import type { Trx } from '../db/conexao';

const semPontuacao = (texto: string) => texto.toLowerCase().replace(/[^0-9a-z]/g, '');

/**
 * Rows that were refused keep what the file said, to be corrected; a deleted person goes from them too. Compared
 * without case and punctuation, and a phone also behind its country code.
 */
export async function esquecerDasImportacoes(trx: Trx, rastros: string[]): Promise<void> {
  const limpos = rastros.map(semPontuacao).filter((rastro) => rastro.length > 3);
  await sql`
    update importacao_linha set conteudo = '{}'
     where situacao <> 'pendente' and exists (
       select 1 from unnest(conteudo) as celula
         cross join lateral regexp_replace(lower(celula), '[^0-9a-z]', '', 'g') as limpa
         join unnest(${limpos}::text[]) as rastro
           on limpa = rastro or (rastro ~ '^[0-9]{10,}$' and limpa like '%' || rastro))`.execute(trx);
}
