import * as contrato from '@indica-bem/domain/contato/contrato';
import type { Contexto } from '../contexto';
import { transacao } from '../db/transacao';
import type { Atender } from '../http/atender';
import { recusarCampo } from '../http/recusa';
import { limparTexto, temTexto } from './limpar-texto';

export function rotasDoContato(atender: Atender, { db }: Contexto): void {
  atender(contrato.verConfiguracao, async () => {
    const { texto_sac } = await db
      .selectFrom('configuracao')
      .select('texto_sac')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    // Cleaned when it was written; cleaned again in case something else wrote it.
    return { id: 1 as const, texto_sac: limparTexto(texto_sac) };
  });

  atender(contrato.alterarConfiguracao, async ({ body }) => {
    const texto_sac = limparTexto(body.texto_sac);
    if (!temTexto(texto_sac)) throw recusarCampo('texto_sac', 'Escreva o texto de contato');
    await transacao(db, (trx) => trx.updateTable('configuracao').set({ texto_sac }).where('id', '=', 1).execute());
    return { id: 1 as const, texto_sac };
  });
}
