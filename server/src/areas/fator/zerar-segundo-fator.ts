import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import { auditarSistema } from '../../nucleo/auditoria';
import { encerrarSessoes } from '../../nucleo/sessao';
import { anularLinksDeSenha } from '../conta/link-de-senha';
import { segurarConta, temFator } from './sql';

/** By the command line, or with the rest of a colleague's way in. Answers whether there was a factor. */
export const zerarSegundoFator = ato(async (trx: Trx, fila: Fila, contaId: number): Promise<boolean> => {
  const havia = await esquecerSegundoFator(trx, fila, contaId);
  if (havia) await auditarSistema(trx, { ato: 'fator-zerado', objeto: 'conta', id: contaId, agora: new Date() });
  return havia;
});

/**
 * Of who lost everything that proves: no factor, no session, and a mail about it. Nor a link that was sent before: who asked
 * for one and then for this may be somebody who reads the mailbox.
 */
export async function esquecerSegundoFator(trx: Trx, fila: Fila, contaId: number): Promise<boolean> {
  await segurarConta(trx, contaId);
  const havia = await temFator(trx, contaId);
  for (const tabela of ['fator_totp', 'chave_de_acesso', 'codigo_de_recuperacao', 'desafio'] as const)
    await trx.deleteFrom(tabela).where('conta_id', '=', contaId).execute();
  await encerrarSessoes(trx, contaId);
  await anularLinksDeSenha(trx, contaId);
  if (havia) await fila.enfileirar(trx, 'email-seguranca', { contaId, motivo: 'fator-zerado' });
  return havia;
}
