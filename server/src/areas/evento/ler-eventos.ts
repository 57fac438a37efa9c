import type { Evento, PeriodoDoCalendario } from '@indica-bem/domain/evento/contrato';
import { type Selectable, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Tabelas } from '../../db/tabelas';
import { Recusa } from '../../nucleo/recusa';

export const COLUNAS_DO_EVENTO = ['id', 'titulo', 'descricao', 'data', 'data_notificacao'] as const;

type LinhaDeEvento = Pick<Selectable<Tabelas['evento']>, (typeof COLUNAS_DO_EVENTO)[number]>;

export function apresentarEvento({ id, ...evento }: LinhaDeEvento): Evento {
  return { id_calendario: id, ...evento };
}

/** A page at a time, along the index: however much an account has gathered, an answer stays small. */
export async function listarEventos(db: Leitura, tutorId: number, periodo: PeriodoDoCalendario): Promise<Evento[]> {
  const { de, ate, ordem, depois_de: visto, limite } = periodo;
  let consulta = db.selectFrom('evento').select(COLUNAS_DO_EVENTO).where('tutor_id', '=', tutorId);
  if (de) consulta = consulta.where('data', '>=', de);
  if (ate) consulta = consulta.where('data', '<=', ate);
  if (visto && ordem === 'crescente')
    consulta = consulta.where(sql<boolean>`(data, id) > (${de}::date, ${visto}::int)`);
  if (visto && ordem === 'decrescente')
    consulta = consulta.where(sql<boolean>`(data, id) < (${ate}::date, ${visto}::int)`);
  const sentido = ordem === 'crescente' ? 'asc' : 'desc';
  const linhas = await consulta.orderBy('data', sentido).orderBy('id', sentido).limit(limite).execute();
  return linhas.map(apresentarEvento);
}

export async function lerEvento(db: Leitura, id: number, tutorId: number): Promise<Evento> {
  const linha = await db
    .selectFrom('evento')
    .select(COLUNAS_DO_EVENTO)
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarEvento(linha);
}
