import type { DadosDoPet, Pet } from '@indica-bem/domain/pet/contrato';
import { PETS_NO_MAXIMO } from '@indica-bem/domain/pet/regras';
import { ato } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import { umaVez } from '../../nucleo/idempotencia';
import type { Sessao } from '../../nucleo/sessao';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { exigirCota } from '../tutor/exigir-cota';
import { colunasDoPet } from './colunas-do-pet';
import { exigirProprio } from './exigir-proprio';
import { gravarPeso } from './gravar-peso';
import { apresentarPet, COLUNAS_DO_PET, lerPet } from './ler-pets';

type Novo = {
  escrito: DadosDoPet & { id_tutor?: number | undefined };
  sessao: Sessao;
  chave: string | undefined;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

const COTA = { maximo: PETS_NO_MAXIMO, recusa: 'COTA_DE_PETS' } as const;

export const criarPet = ato(async (trx, { escrito, sessao, chave, agora, hoje, autoria }: Novo): Promise<Pet> => {
  const { id_tutor, ...dados } = escrito;
  exigirProprio(id_tutor, sessao);
  const criar = async () => {
    await exigirContaViva(trx, sessao.id);
    const colunas = colunasDoPet(dados, hoje);
    await exigirCota(trx, 'pet', sessao.id, COTA);
    const linha = await trx
      .insertInto('pet')
      .values({ ...colunas, tutor_id: sessao.id })
      .returning(COLUNAS_DO_PET)
      .executeTakeFirstOrThrow();
    await gravarPeso(trx, linha.id, { dia: hoje, peso: linha.peso });
    return apresentarPet(linha);
  };
  return umaVez(
    trx,
    { contaId: sessao.id, ato: 'pet', chave, corpo: dados, agora, autoria },
    { criar, idDe: ({ id_pet }) => id_pet, reler: (id) => lerPet(trx, id, sessao) },
  );
});
