import { randomBytes } from 'node:crypto';
import type { FiltrosDoRelatorio } from '@indica-bem/domain/relatorio/contrato';
import type { Db } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, auditarSaida } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { resumoDoToken, type Sessao } from '../../nucleo/sessao';

const VALIDADE = 60_000;

/**
 * A browser saves a download straight to the disk only when it goes there by itself, and then it cannot send the
 * session's header. The ticket stands for one report, once, for a minute, and dies with the session that asked for it.
 */
export async function criarBilhete(db: Db, { tokenHash }: Sessao, filtros: FiltrosDoRelatorio, agora: Date) {
  const bilhete = randomBytes(32).toString('base64url');
  await db
    .insertInto('bilhete')
    .values({
      token_hash: resumoDoToken(bilhete),
      sessao_hash: tokenHash,
      pedido: JSON.stringify(filtros),
      expira_em: new Date(agora.getTime() + VALIDADE),
    })
    .execute();
  return bilhete;
}

export const usarBilhete = ato(async (trx, bilhete: string, autoria: Autoria): Promise<FiltrosDoRelatorio> => {
  const usado = await trx
    .deleteFrom('bilhete')
    .using('sessao as s')
    .innerJoin('conta as c', 'c.id', 's.conta_id')
    .whereRef('s.token_hash', '=', 'bilhete.sessao_hash')
    .where('bilhete.token_hash', '=', resumoDoToken(bilhete))
    .returning(['bilhete.pedido', 'bilhete.expira_em', 'c.id', 'c.papel'])
    .executeTakeFirst();
  if (!usado || usado.expira_em <= autoria.agora) throw new Recusa('NAO_ENCONTRADO');
  await auditar(trx, autoria, { ...retirada(usado.pedido), quem: usado });
  return usado.pedido;
});

/** Without a ticket, by who has the session at hand. */
export const anotarRetirada = (db: Db, pedido: FiltrosDoRelatorio, autoria: Autoria): Promise<void> =>
  auditarSaida(db, autoria, retirada(pedido));

const retirada = ({ tipo_report: tipo, perfil }: FiltrosDoRelatorio) => ({ id: null, depois: { tipo, perfil } });
