import type { Importacao, TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import type { MotivoDaParada } from '@indica-bem/domain/importacao/parada';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, auditarSistema, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { contar } from '../../observacao/medidas';
import { lerImportacao } from './ler-importacao';
import { tomarVez } from './tomar-vez';

type Pedido = { id: number; quem: number; agora: Date; autoria: Autoria; tipos: readonly TipoDeImportacao[] };

/**
 * Its own row is held, as whoever goes on with it holds it: the batch at work ends first, what it did is counted, and none
 * begins after. One that failed may be stopped as well, so that nobody goes on with it. Without hurry: it waits for that
 * batch, and what a large file left goes at once.
 */
export async function pararImportacao({ semPressa }: Contexto, pedido: Pedido): Promise<Importacao> {
  const { importacao, parou } = await transacao(semPressa, (trx) => pararAPedido(trx, pedido));
  if (parou) contarParada(importacao.tipo);
  return importacao;
}

async function pararAPedido(trx: Trx, { id, quem, agora, autoria, tipos }: Pedido) {
  await tomarVez(trx, id);
  const importacao = await trx
    .selectFrom('importacao')
    .select(['tipo', 'estado', 'total', 'feitas', 'parada_em'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!importacao || !tipos.includes(importacao.tipo)) throw new Recusa('NAO_ENCONTRADO');
  const { tipo, estado, total, feitas, parada_em } = importacao;
  if (parada_em) {
    nadaFeito(autoria);
    return { importacao: await lerImportacao(trx, id), parou: false };
  }
  // With its last row in it only has to say so.
  if (estado === 'concluida' || feitas === total) throw new Recusa('IMPORTACAO_TERMINADA');
  await encerrar(trx, id, { motivo: 'pedido', por: quem, agora });
  await auditar(trx, autoria, { id, depois: { tipo, linhas: feitas, motivo: 'pedido' } });
  return { importacao: await lerImportacao(trx, id), parou: true };
}

type Sozinha = { id: number; tipo: TipoDeImportacao; feitas: number; motivo: MotivoDaParada; agora: Date };

/** By who holds the import and finds, before a batch, that it may not go on. */
export async function pararSozinha(trx: Trx, { id, tipo, feitas, motivo, agora }: Sozinha): Promise<void> {
  await encerrar(trx, id, { motivo, por: null, agora });
  const depois = { tipo, linhas: feitas, motivo };
  await auditarSistema(trx, { ato: 'importacao-parada', objeto: 'importacao', id, depois, agora });
}

export const contarParada = (kind: TipoDeImportacao): void => contar('imports_total', { kind, outcome: 'cancelled' });

type Fim = { motivo: MotivoDaParada; por: number | null; agora: Date };

/** An end like any other, also to the version before. What the rows left say of people is of no use any more. */
async function encerrar(trx: Trx, id: number, { motivo, por, agora }: Fim): Promise<void> {
  await trx.deleteFrom('importacao_linha').where('importacao_id', '=', id).where('situacao', '=', 'pendente').execute();
  await trx
    .updateTable('importacao')
    .set({ estado: 'concluida', concluida_em: agora, parada_em: agora, parada_por: por, parada_motivo: motivo })
    .where('id', '=', id)
    .execute();
}
