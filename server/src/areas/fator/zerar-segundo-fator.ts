import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import { auditarSistema } from '../../nucleo/auditoria';
import { encerrarSessoes } from '../../nucleo/sessao';
import { segurarConta } from './sql';

/** Of who lost everything that proves: no factor, no session, and a mail about it. Answers whether there was one. */
export const zerarSegundoFator = ato(async (trx: Trx, fila: Fila, contaId: number): Promise<boolean> => {
  await segurarConta(trx, contaId);
  const havia = await esquecerFatores(trx, contaId);
  await encerrarSessoes(trx, contaId);
  if (havia) await fila.enfileirar(trx, 'email-seguranca', { contaId, motivo: 'fator-zerado' });
  if (havia) await auditarSistema(trx, { ato: 'fator-zerado', objeto: 'conta', id: contaId, agora: new Date() });
  return havia;
});

async function esquecerFatores(trx: Trx, contaId: number): Promise<boolean> {
  const apagadas = [];
  for (const tabela of ['fator_totp', 'chave_de_acesso', 'codigo_de_recuperacao', 'desafio'] as const)
    apagadas.push((await trx.deleteFrom(tabela).where('conta_id', '=', contaId).executeTakeFirst()).numDeletedRows);
  return apagadas.some((quantas) => quantas > 0n);
}
