import { randomBytes } from 'node:crypto';
import type { FiltrosDoRelatorio } from '@indica-bem/domain/relatorio/contrato';
import type { Db } from '../../db/conexao';
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

export async function usarBilhete(db: Db, bilhete: string, agora: Date): Promise<FiltrosDoRelatorio> {
  const usado = await db
    .deleteFrom('bilhete')
    .where('token_hash', '=', resumoDoToken(bilhete))
    .returning(['pedido', 'expira_em'])
    .executeTakeFirst();
  if (!usado || usado.expira_em <= agora) throw new Recusa('NAO_ENCONTRADO');
  return usado.pedido;
}
