import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { escolhaSemGasto, recusaDaEscolha } from '@indica-bem/domain/prescricao/regras';
import { prazoDaEscolha, validadeDaEscolha } from '@indica-bem/domain/prescricao/validade-da-escolha';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { vigiarEstoque } from '../lojista/vigiar-estoque';
import { emitirCupom } from './emitir-cupom';

type Argumentos = {
  id: number;
  tutorId: number;
  lojistaId: number;
  /** The discount that the person saw. */
  visto?: number | undefined;
  hoje: string;
  agora: Date;
  autoria: Autoria;
};
type Escolha = { id_coupon: number; vinculos: number };

/**
 * The new store is held as it is, so that none is chosen while it is being deleted; then the recommendation is locked, then
 * its coupons, then the budget of the store's campaign: parallel choices queue up and each sees the last.
 */
export const escolherLoja = ato(async (trx, fila: Fila, argumentos: Argumentos): Promise<Escolha> => {
  const { id, tutorId, lojistaId, hoje, autoria } = argumentos;
  await exigirContaViva(trx, tutorId);
  const nova = await segurarLoja(trx, lojistaId);
  const p = await trx
    .selectFrom('prescricao')
    .select(['vinculos', 'data_ativacao', 'desconto_especifico', 'lojista_id', 'bloqueada_em'])
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .forUpdate()
    .executeTakeFirst();
  if (!p) throw new Recusa('NAO_ENCONTRADO');
  if (!nova || !(nova.disponivel || p.lojista_id === lojistaId)) throw new Recusa('LOJA_INDISPONIVEL');
  const lojaAtual = await lerLojaAtual(trx, p.lojista_id);
  const [finalizada, bloqueada] = [p.data_ativacao !== null, p.bloqueada_em !== null];
  const recusa = recusaDaEscolha({ vinculos: p.vinculos, lojaAtual, nova, finalizada, bloqueada });
  if (recusa) throw new Recusa(recusa);

  const cupons = await cuponsDa(trx, id);
  if (p.lojista_id === lojistaId) {
    nadaFeito(autoria);
    return { id_coupon: cupomVivo(cupons), vinculos: p.vinculos };
  }

  const validade = validadeDaEscolha(cupons, hoje);
  const ultimoDia = prazoDaEscolha(cupons, hoje) ?? validade;
  if (ultimoDia < hoje) throw new Recusa('INDICACAO_VENCIDA', { partes: { data: isoParaBr(ultimoDia) } });
  const devolvido = escolhaSemGasto({ lojaAtual });
  const vinculos = p.vinculos + (devolvido ? 1 : 0) - 1;
  await cancelarVivo(trx, id, devolvido);
  await trx.updateTable('prescricao').set({ lojista_id: lojistaId, vinculos }).where('id', '=', id).execute();
  const id_coupon = await emitirCupom(trx, { ...argumentos, loja: nova, especifico: p.desconto_especifico, validade });
  if (nova.tipo === 'loja_online') await vigiarEstoque(trx, fila, argumentos);
  const antes = { id_lojista: p.lojista_id, vinculos: p.vinculos };
  await auditar(trx, autoria, { id, antes, depois: { id_lojista: lojistaId, vinculos } });
  return { id_coupon, vinculos };
});

const cuponsDa = (trx: Trx, prescricaoId: number) =>
  trx
    .selectFrom('cupom as c')
    .leftJoin('cupom_online as o', 'o.cupom_id', 'c.id')
    .select(['c.id', 'c.estado', 'c.data_validade as validade', 'c.criado_em as criadoEm'])
    .select(sql<boolean>`o.id is not null`.as('doEstoque'))
    .where('c.prescricao_id', '=', prescricaoId)
    .orderBy('c.criado_em')
    .execute();

function cupomVivo(cupons: Awaited<ReturnType<typeof cuponsDa>>): number {
  const vivo = cupons.find((c) => c.estado !== 'cancelado');
  if (!vivo) throw new Recusa('LOJA_INDISPONIVEL');
  return vivo.id;
}

const segurarLoja = (trx: Trx, id: number) =>
  trx
    .selectFrom('lojista')
    .select(['id', 'tipo', 'disponivel', 'campanha_id'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

/** Read after the lock on the recommendation: what it says now, not when we began to wait. */
async function lerLojaAtual(trx: Trx, id: number | null) {
  if (id === null) return null;
  const loja = await trx
    .selectFrom('lojista')
    .select(['id', 'tipo', 'disponivel'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id: loja.id, tipo: loja.tipo, suspensa: !loja.disponivel };
}

async function cancelarVivo(trx: Trx, prescricaoId: number, devolvido: boolean): Promise<void> {
  await trx
    .updateTable('cupom')
    .set({ estado: 'cancelado', motivo_cancelamento: 'troca', devolvido })
    .where('prescricao_id', '=', prescricaoId)
    .where('estado', '=', 'ativo')
    .execute();
}
