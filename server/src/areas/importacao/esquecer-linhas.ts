import { sql } from 'kysely';
import type { Db } from '../../db/conexao';
import { aosBocados, POR_BOCADO } from '../../nucleo/aos-bocados';
import { DIAS_DAS_RECUSADAS, DIAS_DO_CONTEUDO } from '../../nucleo/guarda';

/**
 * What a file said of people nobody came back for. An import that stopped and was left has no rows to go on with any more: its
 * file, sent again, is a new one.
 */
export async function esquecerLinhas(db: Db, agora: Date): Promise<void> {
  const ha = (dias: number) => new Date(agora.getTime() - dias * 86_400_000);
  const limite = sql`order by l.importacao_id, l.numero limit ${POR_BOCADO}`;
  await sql`
    update importacao set arquivo_hash = sha256(convert_to('esquecida ' || id, 'UTF8'))
     where estado = 'falhou' and criada_em < ${ha(DIAS_DO_CONTEUDO)}
       and arquivo_hash <> sha256(convert_to('esquecida ' || id, 'UTF8'))`.execute(db);
  await aosBocados(db, (trx) =>
    sql`
      delete from importacao_linha where ctid = any(array(
        select l.ctid from importacao_linha l join importacao i on i.id = l.importacao_id
         where l.situacao = 'pendente' and i.estado = 'falhou' and i.criada_em < ${ha(DIAS_DO_CONTEUDO)} ${limite}))`.execute(
      trx,
    ),
  );
  await aosBocados(db, (trx) =>
    sql`
      update importacao_linha set conteudo = '{}' where ctid = any(array(
        select l.ctid from importacao_linha l join importacao i on i.id = l.importacao_id
         where l.situacao = 'recusada' and cardinality(l.conteudo) > 0
           and coalesce(i.concluida_em, i.criada_em) < ${ha(DIAS_DO_CONTEUDO)} ${limite}))`.execute(trx),
  );
  await aosBocados(db, (trx) =>
    sql`
      delete from importacao_linha where ctid = any(array(
        select l.ctid from importacao_linha l join importacao i on i.id = l.importacao_id
         where l.situacao = 'recusada' and coalesce(i.concluida_em, i.criada_em) < ${ha(DIAS_DAS_RECUSADAS)} ${limite}))`.execute(
      trx,
    ),
  );
}
