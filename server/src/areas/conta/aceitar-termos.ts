import { type DocumentoLegal, regulamentoDe, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { lerAceites } from './ler-aceites';

/** `lida`: the version that was on the screen, if it was said. */
type Declaracao = { aceita: boolean; lida?: string | undefined };

type Aceite = {
  sessao: Sessao;
  privacidade: Declaracao;
  uso: Declaracao;
  endereco: string;
  agente: string;
  agora: Date;
  autoria: Autoria;
};

/**
 * Append-only; accepting the same version twice is one acceptance. A page that was open, or kept on the phone, since before
 * a text changed shows the old one: its tick is no acceptance of the new.
 */
export const aceitarTermos = ato(async (trx, aceite: Aceite) => {
  const { sessao, privacidade, uso, endereco, agente, agora, autoria } = aceite;
  const lidas: [DocumentoLegal, lida?: string][] = [];
  if (privacidade.aceita) lidas.push(['privacidade', privacidade.lida]);
  if (uso.aceita && sessao.papel !== 'indicabem') lidas.push([regulamentoDe(sessao.papel), uso.lida]);
  let novos = 0n;
  for (const [documento, lida = VERSOES[documento]] of lidas) {
    if (lida !== VERSOES[documento]) throw new Recusa('TEXTO_MUDOU');
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
  if (novos > 0n) await auditar(trx, autoria, { id: sessao.id, campos: lidas.map(([documento]) => documento) });
  else nadaFeito(autoria);
  return lerAceites(trx, sessao.id, sessao.papel);
});
