import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import type { Conferencia } from '@indica-bem/domain/cupom/leitura';
import { sql } from 'kysely';
import type { Db, Leitura, Trx } from '../../db/conexao';
import { avisarInstancias } from '../../db/instancias';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { type Compartilhada, compartilhar } from '../../nucleo/compartilhar';
import type { Contexto } from '../../nucleo/contexto';

/** Asked at every till: each instance looks once a minute, and when it hears of a change (db/instancias.ts). */
const UM_MINUTO = 60_000;
const conferencias = new WeakMap<Db, Compartilhada<Conferencia>>();

export function conferenciaDoCaixa({ db, relogio }: Pick<Contexto, 'db' | 'relogio'>): Promise<Conferencia> {
  const ler = conferencias.get(db) ?? compartilhar(() => lerConferencia(db), relogio, UM_MINUTO);
  conferencias.set(db, ler);
  return ler();
}

/** Another instance changed it. */
export const esquecerAjustes = (db: Db): void => conferencias.get(db)?.esquecer();

/** Every installation has its one row. */
export async function garantirAjustes(trx: Trx): Promise<void> {
  const ajuste = { id: 1, conferencia: 'rigorosa' } as const;
  await trx
    .insertInto('ajuste')
    .values(ajuste)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

async function lerConferencia(db: Leitura): Promise<Conferencia> {
  return (await db.selectFrom('ajuste').select('conferencia').executeTakeFirstOrThrow()).conferencia;
}

export async function lerAjustes(db: Leitura): Promise<Ajustes> {
  const { alterado_em, ...ajustes } = await db
    .selectFrom('ajuste as a')
    .leftJoin('administrador as q', 'q.id', 'a.alterado_por')
    .select([
      'a.conferencia',
      'a.retencao_auditoria',
      'a.versao',
      'a.alterado_em',
      sql<string | null>`q.nome`.as('alterado_por'),
    ])
    .executeTakeFirstOrThrow();
  return { ...ajustes, alterado_em: alterado_em?.toISOString() ?? null };
}

/** What is not sent stays as it is. */
type Mudanca = { [C in 'conferencia' | 'retencao_auditoria']?: Ajustes[C] | undefined };

export async function alterarAjustes(db: Db, mudanca: Mudanca, edicao: Edicao): Promise<Ajustes> {
  const alterados = await alterar(db, mudanca, edicao);
  esquecerAjustes(db);
  return alterados;
}

const alterar = ato(async (trx, mudanca: Mudanca, edicao: Edicao): Promise<Ajustes> => {
  const aberta = await abrirEdicao(trx, edicao, { tabela: 'ajuste', id: 1, ler: () => lerAjustes(trx) });
  const mudou = Object.values(mudanca).some((valor) => valor !== undefined);
  if (mudou) await trx.updateTable('ajuste').set(mudanca).where('id', '=', 1).execute();
  await avisarInstancias(trx);
  return aberta.concluir();
});
