import * as contrato from '@indica-bem/domain/contato/contrato';
import type { Contexto } from '../contexto';
import type { Atender } from '../http/atender';

export function rotasDoContato(atender: Atender, { db }: Contexto): void {
  atender(contrato.verConfiguracao, async () => {
    const { texto_sac } = await db
      .selectFrom('configuracao')
      .select('texto_sac')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    return { id: 1 as const, texto_sac };
  });
}
