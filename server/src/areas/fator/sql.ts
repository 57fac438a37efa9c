import { createHash, randomBytes } from 'node:crypto';
import { MINUTOS_DO_DESAFIO } from '@indica-bem/domain/fator/regras';
import { sql } from 'kysely';
import type { Leitura, Trx } from '../../db/conexao';
import type { Tabelas } from '../../db/tabelas';
import { resumoDoToken, TEM_FATOR } from '../../nucleo/sessao';

type Uso = Tabelas['desafio']['uso'];
type Novo = { contaId: number; uso: Uso; agora: Date };

/** At a time; a new one takes the place of the oldest. */
const VIVOS = 10;

/** A question that one answer ends. Only its digest is kept. */
export async function criarDesafio(trx: Trx, { contaId, uso, agora }: Novo): Promise<string> {
  const desafio = randomBytes(32).toString('base64url');
  const expira_em = new Date(agora.getTime() + MINUTOS_DO_DESAFIO * 60_000);
  await trx
    .insertInto('desafio')
    .values({ resumo: resumoDoToken(desafio), conta_id: contaId, uso, expira_em })
    .execute();
  await sql`
    delete from desafio where resumo in (
      select resumo from desafio where conta_id = ${contaId} and uso = ${uso}
       order by expira_em desc, resumo offset ${VIVOS})`.execute(trx);
  return desafio;
}

type Achado = { desafio: string; uso: Uso; agora: Date };

/** Of any number of answers at once one gets it. */
export async function usarDesafio(trx: Trx, { desafio, uso, agora }: Achado, contaId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('desafio')
    .where('resumo', '=', resumoDoToken(desafio))
    .where('conta_id', '=', contaId)
    .where('uso', '=', uso)
    .where('expira_em', '>', agora)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was judged in the first step, so that the second notices that it changed meanwhile. */
export const provaDe = ({ email, senhaHash }: { email: string; senhaHash: string }): string =>
  createHash('sha256').update(`${email}\n${senhaHash}`).digest('base64url');

/** Held from here on: of acts on one account each sees what the one before did. */
export async function segurarConta(trx: Trx, id: number) {
  const conta = await trx
    .selectFrom('conta')
    .select(['id', 'papel', 'email', 'senha_hash', 'suspensa_em'])
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return conta ?? null;
}

export async function temFator(db: Leitura, id: number): Promise<boolean> {
  const { rows } = await sql<{ tem: boolean }>`select ${TEM_FATOR} as tem from conta c where c.id = ${id}`.execute(db);
  return rows[0]?.tem ?? false;
}

export const chavesDaConta = (db: Leitura, contaId: number) =>
  db.selectFrom('chave_de_acesso').selectAll().where('conta_id', '=', contaId).orderBy('id').execute();
