import { animalDaIndicacao, recusaDoVinculo } from '@indica-bem/domain/pet/vinculo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { contarReposicoesDeNovo } from '../../nucleo/contar-reposicoes-de-novo';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { encerrarSemIndicacao } from './encerrar-partilhas';
import { verPrescricao } from './ver-prescricoes';

type Vinculo = { id: number; petId: number | null; sessao: Sessao; hoje: string; autoria: Autoria };

/**
 * The pet is held before its recommendation, as its deletion does. A partner who has none left for the pet of before stops
 * seeing it: what was shared for one animal is not shared for another.
 */
export const vincularPet = ato(async (trx, { id, petId, sessao, hoje, autoria }: Vinculo): Promise<Prescricao> => {
  await exigirContaViva(trx, sessao.id);
  const pet = petId === null ? null : await segurarPet(trx, petId, sessao.id);
  const p = await trx
    .selectFrom('prescricao as p')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(['p.pet_id', 'p.animal_especifico', 'd.especie'])
    .where('p.id', '=', id)
    .where('p.tutor_id', '=', sessao.id)
    .forNoKeyUpdate('p')
    .executeTakeFirst();
  if (!p) throw new Recusa('NAO_ENCONTRADO');
  const indicado = { product: p.especie && { especie: p.especie }, animal_especifico: p.animal_especifico };
  const recusa = pet && recusaDoVinculo(indicado, pet.tipo);
  if (recusa) throw new Recusa(recusa, { partes: { animal: PARA[animalDaIndicacao(indicado) ?? 'Cão'] } });
  if (p.pet_id === petId) {
    nadaFeito(autoria);
  } else {
    await trx.updateTable('prescricao').set({ pet_id: petId }).where('id', '=', id).execute();
    if (p.pet_id !== null) await encerrarSemIndicacao(trx, p.pet_id, autoria.agora);
    await contarReposicoesDeNovo(trx, sessao.id);
    await auditar(trx, autoria, { id, campos: ['pet'] });
  }
  return verPrescricao(trx, id, sessao, hoje);
});

const PARA = { Cão: 'cães', Gato: 'gatos' } as const;

async function segurarPet(trx: Trx, id: number, tutorId: number) {
  const pet = await trx
    .selectFrom('pet')
    .select('tipo')
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .forShare()
    .executeTakeFirst();
  if (!pet) throw new Recusa('NAO_ENCONTRADO');
  return pet;
}
