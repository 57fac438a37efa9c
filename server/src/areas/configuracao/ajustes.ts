import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import type { Conferencia } from '@indica-bem/domain/cupom/leitura';
import { errosDoResponsavel } from '@indica-bem/domain/dose/responsavel';
import { sql } from 'kysely';
import type { Db, Leitura, Trx } from '../../db/conexao';
import { avisarInstancias } from '../../db/instancias';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { type Compartilhada, compartilhar } from '../../nucleo/compartilhar';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';

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

/** Since which day of purchase a receipt is required; null, it is not. */
export async function notaExigidaDesde(db: Leitura): Promise<string | null> {
  return (await db.selectFrom('ajuste').select('nota_desde').executeTakeFirstOrThrow()).nota_desde;
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
      'a.nota_desde',
      'a.formula',
      'a.responsavel_nome',
      'a.responsavel_crmv',
      'a.responsavel_uf',
      'a.versao',
      'a.alterado_em',
      sql<string | null>`q.nome`.as('alterado_por'),
    ])
    .executeTakeFirstOrThrow();
  const nota = ajustes.nota_desde === null ? 'opcional' : 'obrigatoria';
  return { ...ajustes, nota, alterado_em: alterado_em?.toISOString() ?? null };
}

/** What is not sent stays as it is. */
type Mudanca = {
  [C in Exclude<keyof Ajustes, 'nota_desde' | 'versao' | 'alterado_por' | 'alterado_em'>]?: Ajustes[C] | undefined;
};

export async function alterarAjustes(db: Db, mudanca: Mudanca, edicao: Edicao): Promise<Ajustes> {
  const alterados = await alterar(db, mudanca, edicao);
  esquecerAjustes(db);
  return alterados;
}

const alterar = ato(async (trx, mudanca: Mudanca, edicao: Edicao): Promise<Ajustes> => {
  const aberta = await abrirEdicao(trx, edicao, { tabela: 'ajuste', id: 1, ler: () => lerAjustes(trx) });
  const { nota, ...resto } = mudanca;
  const { formula, responsavel_nome, responsavel_crmv, responsavel_uf } = {
    ...(await lerAjustes(trx)),
    ...ditos(resto),
  };
  const campos = errosDoResponsavel({ formula, responsavel_nome, responsavel_crmv, responsavel_uf });
  if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
  // What was bought while nobody had to is not pending afterwards; who says it again moves no day.
  const desde =
    nota === 'obrigatoria' ? sql<string>`coalesce(nota_desde, ${hojeEmSaoPaulo(edicao.agora)}::date)` : null;
  const mudadas = { ...resto, ...(nota && { nota_desde: desde }) };
  const mudou = Object.values(mudadas).some((valor) => valor !== undefined);
  if (mudou) await trx.updateTable('ajuste').set(mudadas).where('id', '=', 1).execute();
  await avisarInstancias(trx);
  return aberta.concluir();
});

/** Without what was not sent, so that it may be laid over what is there. */
const ditos = (mudanca: Mudanca) =>
  Object.fromEntries(Object.entries(mudanca).filter(([, valor]) => valor !== undefined)) as Partial<Ajustes>;
