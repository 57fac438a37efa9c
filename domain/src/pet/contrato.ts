import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { TODA_A_EQUIPE } from '../contrato/equipe';
import { chaveDeEnvio, data, id, idDoCaminho, lista, texto, vazio } from '../contrato/tipos';
import * as nomes from './chamadas';
import { RECUSAS_DA_PESAGEM } from './peso';
import { PORTES, RECUSAS_DA_COTA_DE_PETS, TIPOS } from './regras';

export const pet = z.object({
  id_pet: z.int(),
  id_tutor: z.int(),
  nome: z.string(),
  tipo: z.enum(TIPOS),
  porte: z.enum(PORTES).nullable(),
  data_nascimento: z.string(),
  raca: z.string(),
  peso: z.number(),
});
export type Pet = z.infer<typeof pet>;

/** What the newest recommendation for the pet says it eats; one that expired unbought does not count. */
export const porcao = z.object({
  id_prescricao: z.int(),
  data: z.string(),
  produto: z.string().nullable(),
  gramas: z.int().nullable().meta({ description: 'Por dia; null quando a indicação não calcula' }),
  parceiro: z.string().nullable(),
});
export type Porcao = z.infer<typeof porcao>;

export const petNaLista = pet.extend({ porcao: porcao.nullable() });
export type PetNaLista = z.infer<typeof petNaLista>;

const dadosDoPet = z.object({
  nome: texto(60),
  tipo: z.enum(TIPOS),
  porte: z
    .union([z.literal('').transform(() => null), z.enum(PORTES)])
    .nullish()
    .transform((porte) => porte ?? null)
    .meta({ description: 'Só de cães' }),
  data_nascimento: data,
  raca: texto(80),
  peso: z.number().meta({ description: 'Quilos' }),
  id_tutor: id.optional().meta({ description: 'Se vier, precisa ser o próprio' }),
});
export type DadosDoPet = Omit<z.output<typeof dadosDoPet>, 'id_tutor'>;

const idPet = z.object({ id_pet: idDoCaminho });

export const listarPets = chamada(nomes.listarPets, {
  resumo: 'Os pets de um tutor, por nome',
  acesso: { tutor: 'proprio', ...TODA_A_EQUIPE },
  posse: 'id_tutor',
  params: z.object({ id_tutor: idDoCaminho }),
  answer: z.object({ pets: lista(petNaLista) }),
  refusals: [],
});

export const verPet = chamada(nomes.verPet, {
  resumo: 'Um pet',
  acesso: { tutor: 'proprio', ...TODA_A_EQUIPE },
  params: idPet,
  answer: pet,
  refusals: [],
});

export const criarPet = chamada(nomes.criarPet, {
  resumo: 'O tutor cadastra um pet',
  acesso: { tutor: 'proprio' },
  headers: chaveDeEnvio,
  body: dadosDoPet,
  answer: pet,
  ato: { nome: 'pet-criado', objeto: 'pet' },
  refusals: RECUSAS_DA_COTA_DE_PETS,
});

export const alterarPet = chamada(nomes.alterarPet, {
  resumo: 'O tutor altera um pet',
  acesso: { tutor: 'proprio' },
  params: idPet,
  body: dadosDoPet,
  answer: pet,
  ato: { nome: 'pet-alterado', objeto: 'pet' },
  refusals: RECUSAS_DA_PESAGEM,
});

export const deletarPet = chamada(nomes.deletarPet, {
  resumo: 'O tutor deleta um pet',
  acesso: { tutor: 'proprio' },
  params: idPet,
  answer: vazio,
  ato: { nome: 'pet-excluido', objeto: 'pet' },
  refusals: [],
});
