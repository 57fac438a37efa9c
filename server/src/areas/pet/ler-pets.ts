import type { Pet, PetNaLista } from '@indica-bem/domain/pet/contrato';
import type { Selectable } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Tabelas } from '../../db/tabelas';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { lerPorcoes } from './ler-porcoes';

export const COLUNAS_DO_PET = ['id', 'tutor_id', 'nome', 'tipo', 'porte', 'data_nascimento', 'raca', 'peso'] as const;

export type LinhaDePet = Pick<Selectable<Tabelas['pet']>, (typeof COLUNAS_DO_PET)[number]>;

export function apresentarPet({ id, tutor_id, porte, ...pet }: LinhaDePet): Pet {
  return { id_pet: id, id_tutor: tutor_id, ...pet, porte: porte as Pet['porte'] };
}

/** More than an account may have: only one from before the quota reaches it. */
const PETS_LISTADOS = 100;

export async function listarPets(db: Leitura, tutorId: number, hoje: string): Promise<PetNaLista[]> {
  const linhas = await db
    .selectFrom('pet')
    .select(COLUNAS_DO_PET)
    .where('tutor_id', '=', tutorId)
    .orderBy('nome')
    .orderBy('id')
    .limit(PETS_LISTADOS)
    .execute();
  const porcoes = await lerPorcoes(
    db,
    linhas.map(({ id }) => id),
    hoje,
  );
  return linhas.map((linha) => ({ ...apresentarPet(linha), porcao: porcoes.get(linha.id)?.porcao ?? null }));
}

/** A tutor finds only the own ones; somebody else's does not exist for them. */
export async function lerPet(db: Leitura, id: number, { papel, id: quem }: Sessao): Promise<Pet> {
  let consulta = db.selectFrom('pet').select(COLUNAS_DO_PET).where('id', '=', id);
  if (papel === 'tutor') consulta = consulta.where('tutor_id', '=', quem);
  const linha = await consulta.executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarPet(linha);
}
