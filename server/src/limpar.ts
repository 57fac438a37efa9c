import { sql } from 'kysely';
import { esquecerRecusas } from './areas/atendimento/esquecer-recusas';
import { apagarVencidas } from './areas/auditoria/apagar-vencidas';
import { esquecerEmails } from './areas/correio/esquecer-emails';
import { esquecerImagens } from './areas/imagem/guardar-imagem';
import { esquecerInteresses } from './areas/interesse/esquecer-interesses';
import { esquecerContatos } from './areas/prescricao/esquecer-contatos';
import { redesenharEmbalagens } from './areas/produto/redesenhar-embalagens';
import type { Db } from './db/conexao';

const TRINTA_DIAS = 30 * 24 * 3_600_000;
/** Nobody sends a form again after a week. */
const UMA_SEMANA = 7 * 24 * 3_600_000;

/** A device's mark lives as long in its browser. */
const CATORZE_MESES = 400 * 24 * 3_600_000;

/**
 * Forgets what is over: old sessions and devices, spent limits, dead links and codes, keys of forms, rows nobody came back to
 * correct, pictures nothing shows, whom a recommendation was for that nobody redeemed, who once asked to take part, what became of old e-mails,
 * acts of years ago. Bags drawn by an earlier version are drawn again first.
 */
export async function limpar(db: Db, agora: Date): Promise<void> {
  await redesenharEmbalagens(db);
  await esquecerImagens(db);
  await esquecerContatos(db, agora);
  await esquecerInteresses(db, agora);
  await esquecerEmails(db, agora);
  await esquecerRecusas(db, agora);
  await apagarVencidas(db, agora);
  await db
    .deleteFrom('sessao')
    .where('criada_em', '<', new Date(agora.getTime() - TRINTA_DIAS))
    .execute();
  await db.deleteFrom('limite').where('expira_em', '<', agora).execute();
  await db.deleteFrom('link_de_senha').where('expira_em', '<', agora).execute();
  await db.deleteFrom('bilhete').where('expira_em', '<', agora).execute();
  await db
    .deleteFrom('criacao')
    .where('criada_em', '<', new Date(agora.getTime() - UMA_SEMANA))
    .execute();
  await db.deleteFrom('desafio').where('expira_em', '<', agora).execute();
  await db.deleteFrom('desafio_usado').where('expira_em', '<', agora).execute();
  await db
    .deleteFrom('aparelho')
    .where('visto_em', '<', new Date(agora.getTime() - CATORZE_MESES))
    .execute();
  await db.deleteFrom('codigo_social').where('expira_em', '<', agora).execute();
  await db
    .updateTable('importacao_linha')
    .set({ conteudo: [] })
    .where('situacao', '=', 'recusada')
    .where(sql<boolean>`cardinality(conteudo) > 0`)
    .where('importacao_id', 'in', (eb) =>
      eb
        .selectFrom('importacao')
        .select('id')
        .where('concluida_em', '<', new Date(agora.getTime() - TRINTA_DIAS)),
    )
    .execute();
}
