import type { Acompanhamento } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { PARTILHAS_POR_DIA, VERSAO_DA_PARTILHA } from '@indica-bem/domain/pet/partilha';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { lerAcompanhamento } from './ler-acompanhamento';
import { travarPet } from './travar-pet';

type Partilha = { id: number; prescritorId: number; sessao: Sessao; agora: Date; hoje: string; autoria: Autoria };

/** Only with who recommended something for this pet, and only to the words that are in force. */
export const partilharPet = ato(
  async (trx, { versao, ...partilha }: Partilha & { versao: string }): Promise<Acompanhamento> => {
    const { id, prescritorId, sessao, agora, hoje, autoria } = partilha;
    await travarPet(trx, id, sessao.id);
    if (versao !== VERSAO_DA_PARTILHA) throw new Recusa('TEXTO_DA_PARTILHA_MUDOU');
    await exigirIndicacao(trx, id, prescritorId);
    await exigirParceiroVivo(trx, prescritorId);
    await exigirCota(trx, id, agora);
    const nova = await trx
      .insertInto('pet_partilha')
      .values({ pet_id: id, prescritor_id: prescritorId, texto: versao, consentida_em: agora })
      .onConflict((conflito) => conflito.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (nova) await auditar(trx, autoria, { id, campos: ['partilha'] });
    else nadaFeito(autoria);
    return lerAcompanhamento(trx, id, sessao, hoje);
  },
);

/** What ended stays ended: asked again it changes nothing. */
export const pararPartilha = ato(async (trx, partilha: Partilha): Promise<Acompanhamento> => {
  const { id, prescritorId, sessao, agora, hoje, autoria } = partilha;
  await travarPet(trx, id, sessao.id);
  const encerrada = await trx
    .updateTable('pet_partilha')
    .set({ revogada_em: agora })
    .where('pet_id', '=', id)
    .where('prescritor_id', '=', prescritorId)
    .where('revogada_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (encerrada) await auditar(trx, autoria, { id, campos: ['partilha'] });
  else nadaFeito(autoria);
  return lerAcompanhamento(trx, id, sessao, hoje);
});

async function exigirIndicacao(trx: Trx, petId: number, prescritorId: number): Promise<void> {
  const indicacao = await trx
    .selectFrom('prescricao')
    .select('id')
    .where('pet_id', '=', petId)
    .where('prescritor_id', '=', prescritorId)
    .limit(1)
    .executeTakeFirst();
  if (!indicacao) throw new Recusa('SEM_INDICACAO_DO_PARCEIRO');
}

/** Held as it is: an account that is being deleted ends its sharings, and none may come after. */
async function exigirParceiroVivo(trx: Trx, id: number): Promise<void> {
  const conta = await trx
    .selectFrom('conta')
    .select('id')
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .where('suspensa_em', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!conta) throw new Recusa('PARCEIRO_AUSENTE');
}

const UM_DIA = 86_400_000;

/** Every consent is a row that stays: on and off again has an end. */
async function exigirCota(trx: Trx, petId: number, agora: Date): Promise<void> {
  const demais = await trx
    .selectFrom('pet_partilha')
    .select('id')
    .where('pet_id', '=', petId)
    .where('consentida_em', '>', new Date(agora.getTime() - UM_DIA))
    .offset(PARTILHAS_POR_DIA - 1)
    .limit(1)
    .executeTakeFirst();
  if (demais) throw new Recusa('MUITAS_TENTATIVAS');
}
