import { VERSAO_DA_PARTILHA } from '@indica-bem/domain/pet/partilha';
import { chamar } from './chamar';
import type { Pessoa } from './elenco';
import type { Palco } from './palco';

export const PIPOCA = {
  nome: 'Pipoca',
  tipo: 'Cão',
  porte: 'Pequeno',
  data_nascimento: '2021-05-10',
  raca: 'Shih Tzu',
  peso: 10,
} as const;

export async function criarPet(palco: Palco, tutor: Pessoa, dados: object = {}): Promise<number> {
  const { body, status, texto } = await chamar(palco, tutor, 'POST /pet', { body: { ...PIPOCA, ...dados } });
  if (status !== 200) throw new Error(texto);
  return body.id_pet;
}

/** The tutor says which pet a recommendation is for. */
export const vincular = (palco: Palco, tutor: Pessoa, id: number, id_pet: number | null) =>
  chamar(palco, tutor, 'PUT /prescrition/:id/pet', { params: { id }, body: { id_pet } });

export const consentir = (palco: Palco, tutor: Pessoa, id_pet: number, prescritor: Pessoa) =>
  chamar(palco, tutor, 'PUT /pet/:id_pet/partilha/:id_prescriber', {
    params: { id_pet, id_prescriber: prescritor.id },
    body: { versao: VERSAO_DA_PARTILHA },
  });

type Partilha = { tutor: Pessoa; prescritor: Pessoa; petId: number; prescricaoId: number };

/** From a redeemed recommendation to a partner who sees the pet. */
export async function partilharPet(palco: Palco, { tutor, prescritor, petId, prescricaoId }: Partilha): Promise<void> {
  for (const { status, texto } of [
    await vincular(palco, tutor, prescricaoId, petId),
    await consentir(palco, tutor, petId, prescritor),
  ])
    if (status !== 200) throw new Error(texto);
}
