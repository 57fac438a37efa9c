import { randomBytes } from 'node:crypto';
import { MINUTOS_DO_DESAFIO } from '@indica-bem/domain/fator/regras';
import type { Leitura, Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { resumoDoToken } from '../../nucleo/sessao';
import { assinarPasse, lerPasse } from '../conta/passe';

type PrimeiroPasso = { contaId: number; prova: string | null };

/**
 * Signed and not kept, both of them: strangers who ask for a login fill no table, and who knows the password but not the
 * factor takes nobody's second step away, however often they begin one.
 */
export async function pedirChave(db: Leitura, agora: Date): Promise<string> {
  return emTexto(await assinarPasse(db, 'entrar-com-chave', { sorte: sorte() }, agora));
}

export const chavePedida = async (db: Leitura, desafio: string, agora: Date): Promise<boolean> =>
  (await lerPasse(db, 'entrar-com-chave', passeDe(desafio), agora)) !== null;

export async function pedirSegundoPasso(db: Leitura, { contaId, prova }: PrimeiroPasso, agora: Date): Promise<string> {
  return emTexto(await assinarPasse(db, 'segundo-passo', { id: contaId, prova, sorte: sorte() }, agora));
}

export async function lerPrimeiroPasso(db: Leitura, desafio: string, agora: Date): Promise<PrimeiroPasso | null> {
  const lido = await lerPasse(db, 'segundo-passo', passeDe(desafio), agora);
  return lido && { contaId: lido.id, prova: lido.prova };
}

/** One answer each: only those that were right are remembered. */
export async function gastarDesafio(trx: Trx, desafio: string, agora: Date): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('desafio_usado')
    .values({ resumo: resumoDoToken(desafio), expira_em: new Date(agora.getTime() + MINUTOS_DO_DESAFIO * 60_000) })
    .onConflict((ja) => ja.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new Recusa('ENTRADA_VENCIDA');
}

const sorte = () => randomBytes(16).toString('base64url');
/** A passkey signs over it as bytes: a browser takes it in this alphabet only. */
const emTexto = (passe: string) => Buffer.from(passe).toString('base64url');
const passeDe = (desafio: string) => Buffer.from(desafio, 'base64url').toString();
