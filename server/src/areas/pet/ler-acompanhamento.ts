import type { Acompanhamento, ParceiroDoPet } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { PESAGENS_NO_MAXIMO, type Pesagem } from '@indica-bem/domain/pet/peso';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Sessao } from '../../nucleo/sessao';
import { lerPet } from './ler-pets';
import { lerPorcoes, SEM_INDICACAO } from './ler-porcoes';

export async function lerAcompanhamento(
  db: Leitura,
  id: number,
  sessao: Sessao,
  hoje: string,
): Promise<Acompanhamento> {
  const pet = await lerPet(db, id, sessao);
  return { pet, ...(await lerDoPeso(db, id, hoje)), parceiros: await lerParceiros(db, id), hoje };
}

/** What the tutor and who may follow the pet see alike. */
export async function lerDoPeso(db: Leitura, id: number, hoje: string) {
  const porcoes = await lerPorcoes(db, [id], hoje);
  return { pesos: await lerPesos(db, id), ...(porcoes.get(id) ?? SEM_INDICACAO) };
}

const lerPesos = (db: Leitura, id: number): Promise<Pesagem[]> =>
  db
    .selectFrom('pet_peso')
    .select(['dia', 'peso'])
    .where('pet_id', '=', id)
    .orderBy('dia')
    .limit(PESAGENS_NO_MAXIMO)
    .execute();

const PARCEIROS = 100;

/** Who recommended something for the pet; who sees it comes first. One that was deleted sees nothing and is not named. */
async function lerParceiros(db: Leitura, id: number): Promise<ParceiroDoPet[]> {
  const { rows } = await sql<Omit<ParceiroDoPet, 'desde'> & { desde: Date | null }>`
    select r.id as id_prescriber, r.nome, k.suspensa_em is null as disponivel, s.consentida_em as desde
      from (select distinct prescritor_id from prescricao where pet_id = ${id} and prescritor_id is not null) q
      join prescritor r on r.id = q.prescritor_id
      join conta k on k.id = r.id and k.excluida_em is null
      left join pet_partilha s on s.pet_id = ${id} and s.prescritor_id = r.id and s.revogada_em is null
     order by s.id is null, r.nome, r.id limit ${PARCEIROS}`.execute(db);
  return rows.map((linha) => ({ ...linha, desde: linha.desde?.toISOString() ?? null }));
}
