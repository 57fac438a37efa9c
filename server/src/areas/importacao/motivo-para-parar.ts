import { tiposPara } from '@indica-bem/domain/importacao/de-quem';
import type { MotivoDaParada } from '@indica-bem/domain/importacao/parada';
import type { Selectable } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Tabelas } from '../../db/tabelas';
import { Recusa } from '../../nucleo/recusa';
import type { Importador } from './importador';

type Importacao = Pick<Selectable<Tabelas['importacao']>, 'tipo' | 'lojista_id' | 'criada_por' | 'retomada_por'>;

/**
 * A file rests on who sent it and on the store it is about. Asked before each batch, whatever took either away since: a
 * removal, a suspension, another function.
 */
export async function motivoParaParar(
  trx: Trx,
  importador: Importador,
  importacao: Importacao,
): Promise<MotivoDaParada | null> {
  if (!(await respondida(trx, importacao))) return 'sem_acesso';
  return (await temLoja(trx, importador, importacao)) ? null : 'loja_saiu';
}

/** Whether who answers for it would still be let in and may still send such a file. */
async function respondida(trx: Trx, { tipo, criada_por, retomada_por }: Importacao): Promise<boolean> {
  const membro = await trx
    .selectFrom('administrador as a')
    .innerJoin('conta as c', 'c.id', 'a.id')
    .select('a.funcao')
    .where('a.id', '=', retomada_por ?? criada_por)
    .where('c.excluida_em', 'is', null)
    .where('c.suspensa_em', 'is', null)
    .executeTakeFirst();
  return membro !== undefined && tiposPara(membro.funcao).includes(tipo);
}

async function temLoja(trx: Trx, { exigirLoja }: Importador, { lojista_id }: Importacao): Promise<boolean> {
  try {
    await exigirLoja?.(trx, lojista_id ?? undefined);
    return true;
  } catch (erro) {
    if (erro instanceof Recusa) return false;
    throw erro;
  }
}
