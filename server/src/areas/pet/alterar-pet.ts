import type { DadosDoPet, Pet } from '@indica-bem/domain/pet/contrato';
import { ato } from '../../db/transacao';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { colunasDoPet } from './colunas-do-pet';
import { exigirProprio } from './exigir-proprio';
import { apresentarPet, COLUNAS_DO_PET } from './ler-pets';

type Alteracao = {
  id: number;
  escrito: DadosDoPet & { id_tutor?: number | undefined };
  sessao: Sessao;
  hoje: string;
};

export const alterarPet = ato(async (trx, { id, escrito, sessao, hoje }: Alteracao): Promise<Pet> => {
  const { id_tutor, ...dados } = escrito;
  exigirProprio(id_tutor, sessao);
  const linha = await trx
    .updateTable('pet')
    .set(colunasDoPet(dados, hoje))
    .where('id', '=', id)
    .where('tutor_id', '=', sessao.id)
    .returning(COLUNAS_DO_PET)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarPet(linha);
});
