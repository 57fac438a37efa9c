import { createHash, randomBytes } from 'node:crypto';
import { CODIGOS_DE_RECUPERACAO, limparRecuperacao, recuperacaoDeBytes } from '@indica-bem/domain/fator/regras';
import type { Leitura, Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { exigirProva } from './prova-da-sessao';
import { segurarConta, temFator } from './sql';

/** Eighty bits of chance each: a plain digest is enough, with the account in it. */
const resumoDe = (contaId: number, codigo: string) =>
  createHash('sha256')
    .update(`${contaId}.${limparRecuperacao(codigo)}`)
    .digest();

/** Ten new ones in the place of all before; the answer is the only time they are seen. */
export async function trocarRecuperacao(trx: Trx, contaId: number): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACAO }, () => recuperacaoDeBytes(randomBytes(64)));
  await trx.deleteFrom('codigo_de_recuperacao').where('conta_id', '=', contaId).execute();
  await trx
    .insertInto('codigo_de_recuperacao')
    .values(codigos.map((codigo) => ({ conta_id: contaId, resumo: resumoDe(contaId, codigo), usado_em: null })))
    .execute();
  return codigos;
}

export async function contarRecuperacao(db: Leitura, contaId: number): Promise<number> {
  const { restam } = await db
    .selectFrom('codigo_de_recuperacao')
    .select((eb) => eb.fn.countAll<number>().as('restam'))
    .where('conta_id', '=', contaId)
    .where('usado_em', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(restam);
}

/** One conditional update: of any number at once, one. The owner is told that paper was used. */
export async function usarRecuperacao(
  trx: Trx,
  fila: Fila,
  { contaId, codigo, agora }: { contaId: number; codigo: string; agora: Date },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('codigo_de_recuperacao')
    .set({ usado_em: agora })
    .where('conta_id', '=', contaId)
    .where('resumo', '=', resumoDe(contaId, codigo))
    .where('usado_em', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Recusa('RECUPERACAO_NAO_CONFERE');
  await fila.enfileirar(trx, 'email-seguranca', { contaId, motivo: 'recuperacao-usada' });
}

export const gerarRecuperacao = ato(async (trx: Trx, sessao: Sessao, autoria: Autoria): Promise<string[]> => {
  await segurarConta(trx, sessao.id);
  await exigirProva(trx, sessao, autoria.agora);
  if (!(await temFator(trx, sessao.id))) throw new Recusa('SEM_FATOR');
  await auditar(trx, autoria, { id: sessao.id });
  return trocarRecuperacao(trx, sessao.id);
});
