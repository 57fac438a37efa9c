import { isoParaBr, somarMeses } from '@indica-bem/domain/brasil/datas';
import { MESES_DE_VALIDADE } from '@indica-bem/domain/cupom/regras';
import { recusaDaEscolha } from '@indica-bem/domain/prescricao/regras';
import { sql } from 'kysely';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import type { Trx } from '../db/conexao';
import { Recusa } from '../http/recusa';
import { descontoDaLoja } from '../lojista/colunas';
import { gerarCodigoDeCupom } from './gerar-codigo';

type Pedido = { id: number; tutorId: number; lojistaId: number; hoje: string; agora: Date };
type Escolha = { id_coupon: number; vinculos: number };

/** The recommendation is locked first, then its coupons: parallel choices queue up and each sees the last. */
export async function escolherLoja(trx: Trx, pedido: Pedido): Promise<Escolha> {
  const { id, tutorId, lojistaId, hoje } = pedido;
  await exigirContaViva(trx, tutorId);
  const p = await trx
    .selectFrom('prescricao as p')
    .leftJoin('lojista as l', 'l.id', 'p.lojista_id')
    .select(['p.vinculos', 'p.data_ativacao', 'p.desconto_especifico', 'p.lojista_id', 'l.tipo'])
    .where('p.id', '=', id)
    .where('p.tutor_id', '=', tutorId)
    .forUpdate('p')
    .executeTakeFirst();
  if (!p) throw new Recusa('NAO_ENCONTRADO');
  const nova = await lojaEscolhivel(trx, lojistaId, hoje, p.lojista_id === lojistaId);
  const recusa = recusaDaEscolha({
    vinculos: p.vinculos,
    lojaAtual: p.lojista_id && p.tipo ? { id: p.lojista_id, tipo: p.tipo } : null,
    nova,
    finalizada: p.data_ativacao !== null,
  });
  if (recusa) throw new Recusa(recusa);

  const cupons = await trx
    .selectFrom('cupom')
    .select(['id', 'estado', 'data_validade'])
    .where('prescricao_id', '=', id)
    .orderBy('criado_em')
    .execute();
  if (p.lojista_id === lojistaId) return { id_coupon: cupomVivo(cupons), vinculos: p.vinculos };

  const validade = cupons[0]?.data_validade ?? somarMeses(hoje, MESES_DE_VALIDADE);
  if (validade < hoje) throw new Recusa('INDICACAO_VENCIDA', { partes: { data: isoParaBr(validade) } });
  await cancelarVivo(trx, id);
  await trx
    .updateTable('prescricao')
    .set({ lojista_id: lojistaId, vinculos: p.vinculos - 1 })
    .where('id', '=', id)
    .execute();
  const desconto = p.desconto_especifico ?? nova.desconto;
  const id_coupon = await emitirCupom(trx, {
    ...pedido,
    tipo: nova.tipo,
    desconto,
    especifico: p.desconto_especifico !== null,
    validade,
  });
  return { id_coupon, vinculos: p.vinculos - 1 };
}

function cupomVivo(cupons: { id: number; estado: string }[]): number {
  const vivo = cupons.find((c) => c.estado !== 'cancelado');
  if (!vivo) throw new Recusa('LOJA_INDISPONIVEL');
  return vivo.id;
}

async function lojaEscolhivel(trx: Trx, id: number, hoje: string, jaEscolhida: boolean) {
  const loja = await trx
    .selectFrom('lojista as l')
    .leftJoin('campanha as k', 'k.id', 'l.campanha_id')
    .select(['l.id', 'l.tipo', 'l.disponivel', descontoDaLoja(hoje).as('desconto')])
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (!loja || !(loja.disponivel || jaEscolhida)) throw new Recusa('LOJA_INDISPONIVEL');
  return { id: loja.id, tipo: loja.tipo, desconto: Number(loja.desconto) };
}

async function cancelarVivo(trx: Trx, prescricaoId: number): Promise<void> {
  await trx
    .updateTable('cupom')
    .set({ estado: 'cancelado', motivo_cancelamento: 'troca' })
    .where('prescricao_id', '=', prescricaoId)
    .where('estado', '=', 'ativo')
    .execute();
}

type Emissao = Pedido & {
  tipo: 'loja_fisica' | 'loja_online';
  desconto: number;
  especifico: boolean;
  validade: string;
};

/** An online store's own codes go first, one each; without any, or at a physical store, we make one. */
async function emitirCupom(trx: Trx, emissao: Emissao): Promise<number> {
  const { id, lojistaId, desconto, especifico, validade, agora } = emissao;
  const proprio = emissao.tipo === 'loja_online' ? await proximoDoEstoque(trx, lojistaId, emissao.hoje) : undefined;
  for (;;) {
    const novo = await trx
      .insertInto('cupom')
      .values({
        codigo: proprio?.codigo ?? gerarCodigoDeCupom(),
        prescricao_id: id,
        lojista_id: lojistaId,
        desconto: proprio && !especifico ? proprio.desconto : desconto,
        data_validade: proprio?.data_validade ?? validade,
        criado_em: agora,
      })
      .onConflict((conflito) => conflito.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!novo) continue;
    if (proprio)
      await trx.updateTable('cupom_online').set({ cupom_id: novo.id }).where('id', '=', proprio.id).execute();
    return novo.id;
  }
}

const proximoDoEstoque = (trx: Trx, lojistaId: number, hoje: string) =>
  trx
    .selectFrom('cupom_online')
    .select(['id', 'codigo', 'desconto', 'data_validade'])
    .where('lojista_id', '=', lojistaId)
    .where('cupom_id', 'is', null)
    .where('data_validade', '>=', hoje)
    .where(sql<boolean>`not exists (select 1 from cupom c where c.codigo_busca = cupom_online.codigo_busca)`)
    .orderBy('data_validade')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
