import { type DocumentoLegal, regulamentoDe, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Sessao } from '../../nucleo/sessao';
import { lerAceites } from './ler-aceites';

type Aceite = {
  sessao: Sessao;
  privacidade: boolean;
  uso: boolean;
  endereco: string;
  agente: string;
  agora: Date;
  autoria: Autoria;
};

/** Append-only; accepting the same version twice is one acceptance. */
export const aceitarTermos = ato(async (trx, aceite: Aceite) => {
  const { sessao, privacidade, uso, endereco, agente, agora, autoria } = aceite;
  const documentos: DocumentoLegal[] = [];
  if (privacidade) documentos.push('privacidade');
  if (uso && sessao.papel !== 'indicabem') documentos.push(regulamentoDe(sessao.papel));
  let novos = 0n;
  for (const documento of documentos) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('aceite')
      .values({
        conta_id: sessao.id,
        documento,
        versao: VERSOES[documento],
        aceito_em: agora,
        endereco,
        agente: agente.slice(0, 300),
      })
      .onConflict((conflito) => conflito.doNothing())
      .executeTakeFirstOrThrow();
    novos += numInsertedOrUpdatedRows;
  }
  if (novos > 0n) await auditar(trx, autoria, { id: sessao.id, campos: documentos });
  else nadaFeito(autoria);
  return lerAceites(trx, sessao.id, sessao.papel);
});
