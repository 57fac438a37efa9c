import type { Acompanhamento } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { errosDaPesagem, type Pesagem } from '@indica-bem/domain/pet/peso';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { atualizarPesoDoPet, gravarPeso } from './gravar-peso';
import { lerAcompanhamento } from './ler-acompanhamento';
import { travarPet } from './travar-pet';

type DoDia = { id: number; dia: string; sessao: Sessao; hoje: string; autoria: Autoria };

export const anotarPeso = ato(
  async (trx, { id, dia, peso, sessao, hoje, autoria }: DoDia & Pesagem): Promise<Acompanhamento> => {
    const pet = await travarPet(trx, id, sessao.id);
    const campos = errosDaPesagem({ dia, peso }, pet, hoje);
    if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
    const antes = await trx
      .selectFrom('pet_peso')
      .select('peso')
      .where('pet_id', '=', id)
      .where('dia', '=', dia)
      .executeTakeFirst();
    if (antes?.peso === peso) {
      nadaFeito(autoria);
    } else {
      await gravarPeso(trx, id, { dia, peso });
      await atualizarPesoDoPet(trx, id);
      await auditar(trx, autoria, { id, campos: ['peso'] });
    }
    return lerAcompanhamento(trx, id, sessao, hoje);
  },
);

/** A day without a weight is what was asked for, whoever asked first. */
export const apagarPeso = ato(async (trx, { id, dia, sessao, hoje, autoria }: DoDia): Promise<Acompanhamento> => {
  await travarPet(trx, id, sessao.id);
  const apagado = await trx
    .deleteFrom('pet_peso')
    .where('pet_id', '=', id)
    .where('dia', '=', dia)
    .returning('dia')
    .executeTakeFirst();
  if (apagado) {
    await atualizarPesoDoPet(trx, id);
    await auditar(trx, autoria, { id, campos: ['peso'] });
  } else {
    nadaFeito(autoria);
  }
  return lerAcompanhamento(trx, id, sessao, hoje);
});
