import type { DadosDoEvento, Evento } from '@indica-bem/domain/evento/contrato';
import { diaDoLembrete, EVENTOS_NO_MAXIMO } from '@indica-bem/domain/evento/regras';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { segurarTutor } from '../tutor/segurar-tutor';
import { apresentarEvento, COLUNAS_DO_EVENTO } from './ler-eventos';

type Contexto = { tutorId: number; agora: Date };

export async function criarEvento(trx: Trx, dados: DadosDoEvento, { tutorId, agora }: Contexto): Promise<Evento> {
  await exigirContaViva(trx, tutorId);
  await exigirCota(trx, tutorId);
  const { titulo, descricao = null, data } = dados;
  const linha = await trx
    .insertInto('evento')
    .values({ tutor_id: tutorId, titulo, descricao, data, lembrar_em: diaDoLembrete(data, agora) })
    .returning(COLUNAS_DO_EVENTO)
    .executeTakeFirstOrThrow();
  return apresentarEvento(linha);
}

async function exigirCota(trx: Trx, tutorId: number): Promise<void> {
  await segurarTutor(trx, tutorId);
  const cheio = await trx
    .selectFrom('evento')
    .select('id')
    .where('tutor_id', '=', tutorId)
    .offset(EVENTOS_NO_MAXIMO - 1)
    .limit(1)
    .executeTakeFirst();
  if (cheio) throw new Recusa('COTA_DE_EVENTOS', { partes: { maximo: String(EVENTOS_NO_MAXIMO) } });
}

/** On another date it is remembered anew; on the same one, what was sent stays sent. */
export async function alterarEvento(
  trx: Trx,
  id: number,
  dados: DadosDoEvento,
  { tutorId, agora }: Contexto,
): Promise<Evento> {
  const { titulo, descricao = null, data } = dados;
  const mudou = sql<boolean>`data <> ${data}::date`;
  const linha = await trx
    .updateTable('evento')
    .set({
      titulo,
      descricao,
      data,
      lembrar_em: sql`case when ${mudou} then ${diaDoLembrete(data, agora)}::date else lembrar_em end`,
      notificado_em: sql`case when ${mudou} then null else notificado_em end`,
    })
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .returning(COLUNAS_DO_EVENTO)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarEvento(linha);
}

export async function deletarEvento(trx: Trx, id: number, tutorId: number): Promise<void> {
  const linha = await trx
    .deleteFrom('evento')
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .returning('id')
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
}
