import { sql } from 'kysely';
import { apagarVencidas } from './areas/auditoria/apagar-vencidas';
import { acertarEmails } from './areas/correio/acertar-emails';
import { esquecerImagens } from './areas/imagem/guardar-imagem';
import { esquecerLinhas } from './areas/importacao/esquecer-linhas';
import { esquecerInteresses } from './areas/interesse/esquecer-interesses';
import { esquecerContatos } from './areas/prescricao/esquecer-contatos';
import { redesenharEmbalagens } from './areas/produto/redesenhar-embalagens';
import type { Db } from './db/conexao';
import { aosBocados, POR_BOCADO } from './nucleo/aos-bocados';
import { GUARDA } from './nucleo/guarda';

/**
 * Forgets what is over: what nucleo/guarda.ts lists, rows of imports nobody came back to correct, pictures nothing shows, whom a
 * recommendation was for that nobody redeemed, who once asked to take part, acts of years ago. Bags drawn by an earlier version are
 * drawn again first. By index, in short transactions and so many at a time: a job that the queue gives to one instance.
 */
export async function limpar(db: Db, agora: Date): Promise<void> {
  await redesenharEmbalagens(db);
  await esquecerImagens(db);
  await esquecerContatos(db, agora);
  await esquecerInteresses(db, agora);
  await acertarEmails(db, agora);
  await esquecerLinhas(db, agora);
  await apagarVencidas(db, agora);
  for (const guardada of GUARDA) await aosBocados(db, (trx) => apagarBocado(guardada, agora).execute(trx));
}

/** The oldest first. By their place in the table: a row that moves meanwhile is in use, and left for the next run. */
export function apagarBocado({ tabela, desde, dias }: (typeof GUARDA)[number], agora: Date) {
  const [nome, momento] = [sql.table(tabela), sql.ref(desde)];
  const antes = new Date(agora.getTime() - dias * 86_400_000);
  return sql`
    delete from ${nome} where ctid = any(array(
      select ctid from ${nome} where ${momento} < ${antes}::timestamptz
       order by ${momento} limit ${POR_BOCADO} for update skip locked))`;
}
