import type { Evento } from '@indica-bem/domain/evento/contrato';
import type { Selectable } from 'kysely';
import type { Leitura } from '../db/conexao';
import type { Tabelas } from '../db/tabelas';
import { Recusa } from '../http/recusa';

export const COLUNAS_DO_EVENTO = ['id', 'titulo', 'descricao', 'data', 'data_notificacao'] as const;

type LinhaDeEvento = Pick<Selectable<Tabelas['evento']>, (typeof COLUNAS_DO_EVENTO)[number]>;

export function apresentarEvento({ id, ...evento }: LinhaDeEvento): Evento {
  return { id_calendario: id, ...evento };
}

export async function listarEventos(db: Leitura, tutorId: number): Promise<Evento[]> {
  const linhas = await db
    .selectFrom('evento')
    .select(COLUNAS_DO_EVENTO)
    .where('tutor_id', '=', tutorId)
    .orderBy('data')
    .orderBy('id')
    .execute();
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
