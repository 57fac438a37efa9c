import type { DadosDoPet, Pet } from '@indica-bem/domain/pet/contrato';
import { ato } from '../../db/transacao';
import { type Autoria, auditarEdicao } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { colunasDoPet } from './colunas-do-pet';
import { desligarDaOutraEspecie } from './desligar-da-outra-especie';
import { exigirProprio } from './exigir-proprio';
import { gravarPeso } from './gravar-peso';
import { apresentarPet, COLUNAS_DO_PET } from './ler-pets';

type Alteracao = {
  id: number;
  escrito: DadosDoPet & { id_tutor?: number | undefined };
  sessao: Sessao;
  hoje: string;
  autoria: Autoria;
};

/** The account is held before the pet: a deletion comes to the pets with their recommendations in hand. */
export const alterarPet = ato(async (trx, { id, escrito, sessao, hoje, autoria }: Alteracao): Promise<Pet> => {
  const { id_tutor, ...dados } = escrito;
  exigirProprio(id_tutor, sessao);
  await exigirContaViva(trx, sessao.id);
  const antes = await trx
    .selectFrom('pet')
    .select(COLUNAS_DO_PET)
    .where('id', '=', id)
    .where('tutor_id', '=', sessao.id)
    .forUpdate()
    .executeTakeFirst();
  if (!antes) throw new Recusa('NAO_ENCONTRADO');
  const depois = await trx
    .updateTable('pet')
    .set(colunasDoPet(dados, hoje))
    .where('id', '=', id)
    .returning(COLUNAS_DO_PET)
    .executeTakeFirstOrThrow();
  if (depois.peso !== antes.peso) await gravarPeso(trx, id, { dia: hoje, peso: depois.peso });
  if (depois.tipo !== antes.tipo)
    await desligarDaOutraEspecie(trx, { petId: id, tutorId: sessao.id, agora: autoria.agora });
  await auditarEdicao(trx, autoria, { id, antes, depois });
  return apresentarPet(depois);
});
