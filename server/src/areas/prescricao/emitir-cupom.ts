import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { descontoAplicavel } from '@indica-bem/domain/cupom/regras';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { campanhaDaVez } from '../campanha/campanha-da-vez';
import { proximoCodigo } from '../lojista/vigiar-estoque';
import { gerarCodigoDeCupom } from './gerar-codigo';

type Emissao = {
  /** Of the recommendation. */
  id: number;
  loja: { id: number; tipo: 'loja_fisica' | 'loja_online'; campanha_id: number | null };
  especifico: number | null;
  validade: string;
  visto?: number | undefined;
  hoje: string;
  agora: Date;
};

/**
 * An online store's own codes go first, one each; without any, or at a physical store, we make one. A discount that is not
 * the one that was seen makes none, and the choice is not spent.
 */
export async function emitirCupom(trx: Trx, emissao: Emissao): Promise<number> {
  const { id, loja, especifico, validade, visto, hoje, agora } = emissao;
  const proprio = loja.tipo === 'loja_online' ? await proximoDoEstoque(trx, loja.id, hoje) : undefined;
  // What has its own discount takes nothing from a campaign, and need not wait for it.
  const campanha = especifico === null && !proprio ? await campanhaDaVez(trx, loja.campanha_id, hoje) : null;
  const doEstoque = proprio?.desconto ?? null;
  const { desconto, daCampanha } = descontoAplicavel({ especifico, doEstoque, campanha }, hoje);
  if (visto !== undefined && visto !== desconto) throw descontoMudou(visto, desconto);
  for (;;) {
    const novo = await trx
      .insertInto('cupom')
      .values({
        codigo: proprio?.codigo ?? gerarCodigoDeCupom(),
        prescricao_id: id,
        lojista_id: loja.id,
        desconto,
        campanha_id: daCampanha ? (campanha?.id ?? null) : null,
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

const descontoMudou = (visto: number, atual: number) =>
  new Recusa('DESCONTO_MUDOU', {
    partes: { visto: formatarDecimal(visto, 2), atual: formatarDecimal(atual, 2) },
    atual: { desconto: atual },
  });

type Proprio = { id: number; codigo: string; desconto: number; data_validade: string };

async function proximoDoEstoque(trx: Trx, lojistaId: number, hoje: string): Promise<Proprio | undefined> {
  const { rows } = await sql<Proprio>`
    select o.id, o.codigo, o.desconto, o.data_validade from ${proximoCodigo(sql`${lojistaId}::int`, hoje)}
    for update of o skip locked`.execute(trx);
  return rows[0];
}
