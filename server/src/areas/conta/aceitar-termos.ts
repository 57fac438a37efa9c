import { type DocumentoLegal, regulamentoDe, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { ato } from '../../db/transacao';
import type { Sessao } from '../../nucleo/sessao';
import { lerAceites } from './ler-aceites';

type Aceite = { sessao: Sessao; privacidade: boolean; uso: boolean; endereco: string; agente: string; agora: Date };

/** Append-only; accepting the same version twice is one acceptance. */
export const aceitarTermos = ato(async (trx, { sessao, privacidade, uso, endereco, agente, agora }: Aceite) => {
  const documentos: DocumentoLegal[] = [];
  if (privacidade) documentos.push('privacidade');
  if (uso && sessao.papel !== 'indicabem') documentos.push(regulamentoDe(sessao.papel));
  for (const documento of documentos) {
    await trx
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
      .execute();
  }
  return lerAceites(trx, sessao.id, sessao.papel);
});
