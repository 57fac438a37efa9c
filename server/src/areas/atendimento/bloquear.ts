import { deNinguem, recusaDoBloqueio, recusaDoDesbloqueio } from '@indica-bem/domain/atendimento/regras';
import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { tutorExcluido } from '../../nucleo/tutor-excluido';
import { PRAZO_DA_ESCOLHA } from '../prescricao/sql';
import { type Atendimento, anotar, praticar } from './praticar';

type Ato = Atendimento<object>;

/** Stops a recommendation that is in the wrong hands: its coupon ends with it, and no other is made until it is let go on. */
export const bloquearIndicacao = (ctx: Contexto, ato: Ato): Promise<{ feito: number }> =>
  praticar(ctx, ato, { nome: 'bloquear-indicacao', fazer: (trx) => bloquear(trx, ctx, ato) });

/** It goes on as it was. The coupon that ended stays ended, and its choice is given back apart, if at all. */
export const desbloquearIndicacao = (ctx: Contexto, ato: Ato): Promise<{ feito: number }> =>
  praticar(ctx, ato, { nome: 'desbloquear-indicacao', fazer: (trx) => desbloquear(trx, ctx, ato) });

/**
 * The recommendation is locked first, then its coupons: the order of the till. Who redeems it, chooses a store or sells at
 * this moment comes before, and is stopped, or after, and is refused.
 */
async function bloquear(trx: Trx, { fila }: Pick<Contexto, 'fila'>, ato: Ato): Promise<number> {
  const { id, agora } = ato;
  const p = await travar(trx, id);
  const cupons = await trx
    .selectFrom('cupom as c')
    .select(['c.id', 'c.estado', sql<string>`${sql.raw(PRAZO_DA_ESCOLHA)}`.as('prazo')])
    .where('c.prescricao_id', '=', id)
    .orderBy('c.criado_em', 'desc')
    .forNoKeyUpdate()
    .execute();
  const vivo = cupons.find(({ estado }) => estado !== 'cancelado');
  const validade = (vivo ?? cupons[0])?.prazo ?? null;
  const recusa = recusaDoBloqueio(
    {
      emBranco: deNinguem(p) && !p.especifica,
      cancelada: p.cancelada_em !== null,
      bloqueada: p.bloqueada_em !== null,
      tutorExcluido: await tutorExcluido(trx, id),
      dataAtivacao: p.data_ativacao,
      validade,
    },
    hojeEmSaoPaulo(agora),
  );
  if (recusa) throw new Recusa(recusa, { partes: { data: validade ? isoParaBr(validade) : '' } });
  if (vivo) {
    const cancelado = { estado: 'cancelado', motivo_cancelamento: 'administracao', devolvido: false } as const;
    await trx.updateTable('cupom').set(cancelado).where('id', '=', vivo.id).execute();
  }
  await trx.updateTable('prescricao').set({ bloqueada_em: agora, lojista_id: null }).where('id', '=', id).execute();
  const cupomDele = vivo ? { cupomId: vivo.id } : {};
  const feito = await anotar(trx, { prescricaoId: id, ...cupomDele, tipo: 'indicacao_bloqueada' }, ato);
  if (p.tutor_id !== null) await fila.enfileirar(trx, 'email-bloqueio', { acontecimentoId: feito });
  return feito;
}

async function desbloquear(trx: Trx, { fila }: Pick<Contexto, 'fila'>, ato: Ato): Promise<number> {
  const { id } = ato;
  const p = await travar(trx, id);
  const bloqueada = p.bloqueada_em !== null;
  const recusa = recusaDoDesbloqueio({ bloqueada, tutorExcluido: await tutorExcluido(trx, id) });
  if (recusa) throw new Recusa(recusa);
  await trx.updateTable('prescricao').set({ bloqueada_em: null }).where('id', '=', id).execute();
  const feito = await anotar(trx, { prescricaoId: id, tipo: 'indicacao_desbloqueada' }, ato);
  if (p.tutor_id !== null) await fila.enfileirar(trx, 'email-bloqueio', { acontecimentoId: feito });
  return feito;
}

async function travar(trx: Trx, id: number) {
  const p = await trx
    .selectFrom('prescricao')
    .select(['tutor_id', 'prescritor_id', 'origem_lojista_id', 'especifica', 'cancelada_em', 'bloqueada_em'])
    .select('data_ativacao')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!p) throw new Recusa('NAO_ENCONTRADO');
  return p;
}
