import type { DadosDoPet, Pet } from '@indica-bem/domain/pet/contrato';
import { racaDaLista } from '@indica-bem/domain/pet/racas';
import { errosDoPet, faltaNoPet, PETS_NO_MAXIMO } from '@indica-bem/domain/pet/regras';
import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { segurarTutor } from '../tutor/segurar-tutor';
import { apresentarPet, COLUNAS_DO_PET } from './ler-pets';

type Contexto = { tutorId: number; hoje: string };

export async function criarPet(trx: Trx, dados: DadosDoPet, { tutorId, hoje }: Contexto): Promise<Pet> {
  await exigirContaViva(trx, tutorId);
  const colunas = colunasDoPet(dados, hoje);
  await exigirCota(trx, tutorId);
  const linha = await trx
    .insertInto('pet')
    .values({ ...colunas, tutor_id: tutorId })
    .returning(COLUNAS_DO_PET)
    .executeTakeFirstOrThrow();
  return apresentarPet(linha);
}

async function exigirCota(trx: Trx, tutorId: number): Promise<void> {
  await segurarTutor(trx, tutorId);
  const cheio = await trx
    .selectFrom('pet')
    .select('id')
    .where('tutor_id', '=', tutorId)
    .offset(PETS_NO_MAXIMO - 1)
    .limit(1)
    .executeTakeFirst();
  if (cheio) throw new Recusa('COTA_DE_PETS', { partes: { maximo: String(PETS_NO_MAXIMO) } });
}

export async function alterarPet(trx: Trx, id: number, dados: DadosDoPet, { tutorId, hoje }: Contexto): Promise<Pet> {
  const linha = await trx
    .updateTable('pet')
    .set(colunasDoPet(dados, hoje))
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .returning(COLUNAS_DO_PET)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarPet(linha);
}

export async function deletarPet(trx: Trx, id: number, tutorId: number): Promise<void> {
  const linha = await trx
    .deleteFrom('pet')
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .returning('id')
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
}

/** A cat has no size, and a breed is kept by its name in the list. */
function colunasDoPet(dados: DadosDoPet, hoje: string) {
  const { nome, tipo, data_nascimento, peso } = dados;
  const raca = racaDaLista(tipo, dados.raca);
  const faltam = faltaNoPet(dados).map((campo) => [campo, 'Preencha este campo']);
  const campos = {
    ...Object.fromEntries(faltam),
    ...errosDoPet(dados, hoje),
    ...(raca === null && { raca: 'Escolha uma raça da lista' }),
  };
  if (raca === null || Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
  return { nome, tipo, data_nascimento, peso, raca, porte: tipo === 'Cão' ? dados.porte : null };
}
