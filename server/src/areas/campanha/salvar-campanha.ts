import type { Campanha, LojasQueSaem } from '@indica-bem/domain/campanha/contrato';
import { type DadosDaCampanha, erroDaValidade, LOJAS_NOMEADAS } from '@indica-bem/domain/campanha/regras';
import { assinar } from '../../db/autoria';
import type { Trx } from '../../db/conexao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { lerCampanha } from './ler-campanhas';

export async function criarCampanha(trx: Trx, dados: DadosDaCampanha, hoje: string, agora: Date): Promise<Campanha> {
  exigirValidade(dados, hoje, true);
  const { id } = await trx
    .insertInto('campanha')
    .values({ ...dados, criada_em: agora })
    .returning('id')
    .executeTakeFirstOrThrow();
  return lerCampanha(trx, id, hoje);
}

/** Coupons hold the discount they were made with: only those made from now on see the change. */
export async function alterarCampanha(
  trx: Trx,
  id: number,
  { dados, edicao, hoje }: { dados: DadosDaCampanha; edicao: Edicao; hoje: string },
): Promise<Campanha> {
  exigirValidade(dados, hoje, false);
  await abrirEdicao(trx, edicao, { tabela: 'campanha', id, ler: () => lerCampanha(trx, id, hoje) });
  await travarCampanha(trx, id);
  await trx.updateTable('campanha').set(dados).where('id', '=', id).execute();
  return lerCampanha(trx, id, hoje);
}

export async function deletarCampanha(trx: Trx, id: number, agora: Date): Promise<{ lojas: number }> {
  await travarCampanha(trx, id);
  await trx.updateTable('campanha').set({ excluida_em: agora }).where('id', '=', id).execute();
  const { numUpdatedRows } = await trx
    .updateTable('lojista')
    .set({ campanha_id: null })
    .where('campanha_id', '=', id)
    .executeTakeFirst();
  return { lojas: Number(numUpdatedRows) };
}

type Lojas = {
  incluir: number[];
  retirar: number[];
  conferir?: 'S' | undefined;
  quem: number;
  agora: Date;
  hoje: string;
};

/** A store carries one campaign: coming in, it leaves the one it had. Deleted stores are skipped. */
export async function alterarLojasDaCampanha(trx: Trx, id: number, pedido: Lojas) {
  const { incluir, retirar, quem, agora, hoje } = pedido;
  await assinar(trx, quem, agora);
  await travarCampanha(trx, id);
  const saem = await lojasDeOutras(trx, id, incluir);
  if (pedido.conferir) return { incluidas: 0, retiradas: 0, saem, campaign: await lerCampanha(trx, id, hoje) };
  const vivas = trx.selectFrom('conta').select('id').where('excluida_em', 'is', null);
  const dentro = await trx
    .updateTable('lojista')
    .set({ campanha_id: id })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(incluir))))
    .where('id', 'in', vivas)
    .where('campanha_id', 'is distinct from', id)
    .executeTakeFirst();
  const fora = await trx
    .updateTable('lojista')
    .set({ campanha_id: null })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(retirar))))
    .where('campanha_id', '=', id)
    .executeTakeFirst();
  return {
    incluidas: Number(dentro.numUpdatedRows),
    retiradas: Number(fora.numUpdatedRows),
    saem,
    campaign: await lerCampanha(trx, id, hoje),
  };
}

/** A store carries one campaign: these would leave the one they have. Expired ones count, they may be prolonged. */
async function lojasDeOutras(trx: Trx, id: number, incluir: number[]): Promise<LojasQueSaem> {
  const deOutras = trx
    .selectFrom('lojista as l')
    .innerJoin('campanha as k', 'k.id', 'l.campanha_id')
    .where((eb) => eb('l.id', '=', eb.fn.any(eb.val(incluir))))
    .where('l.campanha_id', '<>', id);
  const { total } = await deOutras.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const lojas = await deOutras
    .select(['l.nome_fantasia as loja', 'k.descritivo as campanha'])
    .orderBy('l.nome_fantasia')
    .orderBy('l.id')
    .limit(LOJAS_NOMEADAS)
    .execute();
  return { total, lojas };
}

/** Campaign before stores: the order every act on both takes. */
async function travarCampanha(trx: Trx, id: number): Promise<void> {
  const viva = await trx
    .selectFrom('campanha')
    .select('id')
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!viva) throw new Recusa('NAO_ENCONTRADO');
}

function exigirValidade({ data_validade }: DadosDaCampanha, hoje: string, nova: boolean): void {
  const erro = erroDaValidade(data_validade, hoje, { nova });
  if (erro) throw recusarCampo('data_validade', erro);
}
