import { TIPOS_DE_IMPORTACAO, type TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import { ato } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';

/**
 * "Tentar de novo", or the same file again: goes on at once with the rows that are left. A job that is still at work
 * holds the import's row, so nothing is done twice; only what had failed is an act, and whoever does it answers for the
 * rest. What was stopped is over, as what is done.
 */
export const retomarImportacao = ato(
  async (
    trx,
    fila: Fila,
    id: number,
    autoria: Autoria,
    tipos: readonly TipoDeImportacao[] = TIPOS_DE_IMPORTACAO,
  ): Promise<void> => {
    const importacao = await trx
      .selectFrom('importacao')
      .select(['estado', 'tipo'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!importacao || !tipos.includes(importacao.tipo)) throw new Recusa('NAO_ENCONTRADO');
    if (importacao.estado === 'falhou') await auditar(trx, autoria, { id });
    else nadaFeito(autoria);
    if (importacao.estado === 'concluida') return;
    const retomada_por = importacao.estado === 'falhou' ? autoria.quem?.id : undefined;
    await trx
      .updateTable('importacao')
      .set({ estado: 'processando', ...(retomada_por && { retomada_por }) })
      .where('id', '=', id)
      .execute();
    await fila.enfileirar(trx, 'importacao', { importacaoId: id });
  },
);
