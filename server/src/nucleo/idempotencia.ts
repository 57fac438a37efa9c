import { createHash } from 'node:crypto';
import type { Trx } from '../db/conexao';
import { type Autoria, auditar, nadaFeito } from './auditoria';
import { Recusa } from './recusa';

/** The same request gives the same bytes, whatever the order its keys came in. */
export function resumoDoCorpo(corpo: Record<string, unknown>): Buffer {
  const pares = Object.entries(corpo)
    .filter(([, valor]) => valor !== undefined && valor !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(pares)).digest();
}

export type Intencao = {
  contaId: number;
  /** What it makes: a key of one form is no key of another. */
  ato: string;
  chave: string | undefined;
  corpo: Record<string, unknown>;
  agora: Date;
  autoria: Autoria | null;
};

type Criacao<T> = {
  criar: () => Promise<T>;
  idDe: (criado: T) => number;
  /** `em`: when it was made. */
  reler: (id: number, em: Date) => Promise<T>;
  /** What stands in the audit trail, where it is not simply what was made; null, if nothing was. */
  auditado?: (criado: T) => Parameters<typeof auditar>[2] | null;
};

/**
 * Makes one thing per key, however often and however concurrently it is sent: the first comer's row makes the others
 * wait, and they then read what it made. The row falls with the transaction, so a refused form spends no key. Who makes it
 * leaves a row in the audit trail, who repeats it none.
 */
export async function umaVez<T extends object>(trx: Trx, intencao: Intencao, criacao: Criacao<T>): Promise<T> {
  const { contaId, ato, chave, agora, autoria } = intencao;
  const { idDe, reler, auditado = (depois) => ({ id: idDe(depois), depois }) } = criacao;
  const criar = async () => {
    const criado = await criacao.criar();
    const feito = auditado(criado);
    if (feito) await auditar(trx, autoria, feito);
    else nadaFeito(autoria);
    return criado;
  };
  if (!chave) return criar();
  const corpo = resumoDoCorpo(intencao.corpo);
  const { numInsertedOrUpdatedRows: primeira } = await trx
    .insertInto('criacao')
    .values({ conta_id: contaId, chave, ato, corpo, criada_em: agora })
    .onConflict((conflito) => conflito.doNothing())
    .executeTakeFirstOrThrow();
  const desta = trx.selectFrom('criacao').where('conta_id', '=', contaId).where('chave', '=', chave);
  if (!primeira) {
    const feita = await desta.select(['ato', 'corpo', 'objeto_id', 'criada_em']).executeTakeFirstOrThrow();
    if (feita.ato !== ato || !feita.corpo.equals(corpo) || feita.objeto_id === null)
      throw new Recusa('CHAVE_REUTILIZADA');
    nadaFeito(autoria);
    return reler(feita.objeto_id, feita.criada_em);
  }
  const criado = await criar();
  await trx
    .updateTable('criacao')
    .set({ objeto_id: idDe(criado) })
    .where('conta_id', '=', contaId)
    .where('chave', '=', chave)
    .execute();
  return criado;
}
