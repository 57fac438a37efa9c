import { ato } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import { encerrarSessao, type Sessao } from '../../nucleo/sessao';

export const sair = ato(async (trx, { id, tokenHash }: Sessao, autoria: Autoria): Promise<void> => {
  await encerrarSessao(trx, tokenHash);
  await auditar(trx, autoria, { id });
});
