import { createHash } from 'node:crypto';
import type { Importacao, TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import { acabou, fraseDoUso, seDesfaz } from '@indica-bem/domain/importacao/desfazer';
import type { Trx } from '../../db/conexao';
import { codigoSql } from '../../db/erros-do-banco';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import type { Importadores } from './importador';
import { lerImportacao } from './ler-importacao';

const CHAVE_ESTRANGEIRA = '23503';

type Pedido = { id: number; quem: number; agora: Date; autoria: Autoria; tipos: readonly TipoDeImportacao[] };

/**
 * All that an import made goes, or nothing does. Its own row is held, as whoever goes on with it holds it: none is taken
 * back while it still comes in, and of two at once the second finds it done.
 */
export const desfazerImportacao = ato(async (trx, importadores: Importadores, pedido: Pedido): Promise<Importacao> => {
  const { id, autoria, tipos } = pedido;
  const { tipo, estado, aceitas, com_rastro, desfeita_em } = await travar(trx, id);
  if (!tipos.includes(tipo)) throw new Recusa('NAO_ENCONTRADO');
  if (desfeita_em) {
    nadaFeito(autoria);
    return lerImportacao(trx, id);
  }
  const { desfazer } = importadores[tipo];
  if (!desfazer || !seDesfaz(tipo))
    throw new Recusa(tipo === 'pagamentos' ? 'PAGAMENTO_NAO_SE_DESFAZ' : 'BAIXA_NAO_SE_DESFAZ');
  if (!acabou(estado)) throw new Recusa('IMPORTACAO_EM_ANDAMENTO');
  const { feitas, emUso } = await desfazer(trx, id).catch(apoiadas);
  // Some of it may have come in by a server of the version before.
  if (!com_rastro || feitas < aceitas) throw new Recusa('IMPORTACAO_SEM_RASTRO');
  if (emUso > 0) throw new Recusa('IMPORTACAO_EM_USO', { partes: { uso: fraseDoUso(tipo, emUso, feitas) } });
  await encerrar(trx, pedido);
  await auditar(trx, autoria, { id, antes: { tipo, linhas: feitas } });
  return lerImportacao(trx, id);
});

/** Something that the importer does not know of rests on a row: the database does. */
function apoiadas(erro: unknown): never {
  if (codigoSql(erro) !== CHAVE_ESTRANGEIRA) throw erro;
  throw new Recusa('IMPORTACAO_EM_USO', { partes: { uso: 'Outros registros já dependem do que ela gravou.' } });
}

async function travar(trx: Trx, id: number) {
  const importacao = await trx
    .selectFrom('importacao')
    .select(['tipo', 'estado', 'aceitas', 'com_rastro', 'desfeita_em'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!importacao) throw new Recusa('NAO_ENCONTRADO');
  return importacao;
}

/** Rows that were still to come do not come any more, and the same file is a new one if it is sent again. */
async function encerrar(trx: Trx, { id, quem, agora }: Pedido): Promise<void> {
  await trx.deleteFrom('importacao_linha').where('importacao_id', '=', id).where('situacao', '=', 'pendente').execute();
  await trx
    .updateTable('importacao')
    .set((eb) => ({
      estado: 'concluida' as const,
      feitas: eb.ref('total'),
      concluida_em: eb.fn.coalesce('concluida_em', eb.val(agora)),
      arquivo_hash: createHash('sha256').update(`desfeita ${id}`).digest(),
      desfeita_em: agora,
      desfeita_por: quem,
    }))
    .where('id', '=', id)
    .execute();
}
