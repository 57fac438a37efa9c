import { sql } from 'kysely';
import { enderecoDaExcluida } from '../areas/conta/endereco-da-excluida';
import { excluirLojista } from '../areas/lojista/excluir-lojista';
import { excluirPrescritor } from '../areas/prescritor/excluir-prescritor';
import { excluirTutor } from '../areas/tutor/excluir-tutor';
import type { Db, Trx } from '../db/conexao';
import type { Fila } from '../jobs/fila';
import { auditarSistema } from '../nucleo/auditoria';
import { type Apoio, lerApoiadasNaDemo } from './apoiadas-na-demo';
import { dandoAVez } from './dando-a-vez';

export type Removidas = { contas: number; fechadas: number; indicacoes: number; compras: number };
type Opcoes = { fila: Fila; fechar: boolean; agora: Date };

/**
 * The demo's people and everything that only they took part in: no invented kilogram stays. An account that real rows
 * rest on stops it all, unless it may be closed: without name, mailbox or password, so that those rows stand.
 */
export function removerDemo(db: Db, { fila, fechar, agora }: Opcoes): Promise<Removidas> {
  return dandoAVez(db, async (trx) => {
    await trx.selectFrom('conta').select('id').where('demo', '=', true).orderBy('id').forUpdate().execute();
    // The demo's administrator may be the only one: the command line makes another.
    await sql`select set_config('indicabem.sem_dono', 'sim', true)`.execute(trx);
    const apoios = await lerApoiadasNaDemo(trx);
    const vivas = apoios.filter(({ excluida }) => !excluida);
    if (vivas.length > 0 && !fechar) throw new Error(recusa(vivas));
    const ficam = [...new Set(apoios.map(({ contaId }) => contaId))];
    await removerEntregas(trx);
    await sql`delete from interesse where demo`.execute(trx);
    await removerAcertos(trx);
    const { indicacoes, compras } = await removerIndicacoes(trx);
    const contas = await removerContas(trx, ficam);
    const aFechar = [...new Set(vivas.map(({ contaId }) => contaId))];
    for (const id of aFechar) await fecharConta(trx, fila, id, agora);
    await auditarSistema(trx, { ato: 'demonstracao-removida', objeto: 'conta', depois: { quantos: contas }, agora });
    return { contas, fechadas: aFechar.length, indicacoes, compras };
  });
}

const NOMES: Record<string, [um: string, muitos: string]> = {
  prescricao: ['indicação', 'indicações'],
  cupom: ['cupom', 'cupons'],
  lote: ['lote', 'lotes'],
  importacao: ['importação', 'importações'],
  estorno: ['estorno', 'estornos'],
  pedido_de_estorno: ['pedido de estorno', 'pedidos de estorno'],
  acerto_pagamento: ['pagamento', 'pagamentos'],
  contestacao: ['contestação', 'contestações'],
};

function recusa(apoios: Apoio[]): string {
  const porConta = new Map<string, string[]>();
  for (const { email, tabela, quantas } of apoios) {
    const nome = NOMES[tabela]?.[quantas === 1 ? 0 : 1] ?? tabela;
    porConta.set(email, [...(porConta.get(email) ?? []), `${quantas} ${nome}`]);
  }
  return [
    'Nada foi removido: há dados reais que dependem destas contas da demonstração.',
    ...[...porConta].map(([email, partes]) => `  ${email}: ${partes.join(', ')}`),
    'Para remover o resto e apenas fechar essas contas (sem nome, sem e-mail, sem senha; os dados reais ficam):',
    '  remover-demo --fechar',
  ].join('\n');
}

/** Whatever was settled with a store of the demo: what a real tutor bought there is in no line again. */
async function removerAcertos(trx: Trx): Promise<void> {
  const lojas = sql`(select id from conta where demo)`;
  const acertos = sql`(select id from acerto where lojista_id in ${lojas})`;
  const { rows: meses } = await sql<{
    mes: string;
  }>`select distinct mes from acerto where lojista_id in ${lojas}`.execute(trx);
  await sql`delete from contestacao where lojista_id in ${lojas}`.execute(trx);
  await sql`delete from acerto_pagamento where acerto_id in ${acertos}`.execute(trx);
  await sql`delete from acerto_ajuste where lojista_id in ${lojas}`.execute(trx);
  await sql`delete from acerto_divida where acerto_id in ${acertos}`.execute(trx);
  // What takes a purchase back before the purchase.
  for (const tipo of ['ajuste', 'compra'])
    await sql`delete from acerto_linha where acerto_id in ${acertos} and tipo = ${tipo}`.execute(trx);
  for (const tabela of ['acerto', 'acerto_da_loja'])
    await sql`delete from ${sql.table(tabela)} where lojista_id in ${lojas}`.execute(trx);
  // A month that only the demo had was closed by nobody.
  await sql`delete from fechamento f where f.mes = any (${meses.map(({ mes }) => mes)}::date[])
               and not exists (select from acerto a where a.mes = f.mes)`.execute(trx);
}

/** Whatever somebody of the demo told of: nobody received it, and everybody reads it. Pictures go with the next cleaning. */
async function removerEntregas(trx: Trx): Promise<void> {
  await sql`delete from entrega where registrada_por in (select id from conta where demo)`.execute(trx);
}

/**
 * Coupons, and what was undone of them, before their recommendations; a code that an online store had handed out is free
 * again. With the coupons the database begins the public register anew: no leaf can be taken out of a tree.
 */
async function removerIndicacoes(trx: Trx) {
  const daDemo = sql<number>`(select id from prescricao_da_demo)`;
  const cupons = sql<string>`(select id from cupom where prescricao_id in ${daDemo})`;
  await sql`update cupom_online set cupom_id = null where cupom_id in ${cupons}`.execute(trx);
  // What waits to be judged is taken off the kilograms: left behind, it would take off somebody else's.
  for (const tabela of ['compra_a_julgar', 'compra_recente', 'compra_suspeita'])
    await sql`delete from ${sql.table(tabela)} where cupom_id in ${cupons}`.execute(trx);
  await sql`delete from reposicao where prescricao_id in ${daDemo}`.execute(trx);
  await sql`delete from reenvio where prescricao_id in ${daDemo}`.execute(trx);
  const { rows } = await sql<{ compras: number }>`
    with apagados as (delete from cupom where prescricao_id in ${daDemo} returning estado)
    select count(*)::int as compras from apagados where estado = 'efetivado'`.execute(trx);
  const { numAffectedRows = 0n } = await sql`delete from prescricao where id in ${daDemo}`.execute(trx);
  return { indicacoes: Number(numAffectedRows), compras: rows[0]?.compras ?? 0 };
}

/** Where the database notes who changed a record last. */
const VERSIONADAS =
  'administrador ajuste campanha capa configuracao entrega interesse lojista prescritor produto tutor'.split(' ');

async function removerContas(trx: Trx, ficam: number[]): Promise<number> {
  const vao = sql`(select id from conta where demo and id <> all (${ficam}::int[]))`;
  for (const tabela of ['cupom_online', 'aviso_de_estoque'])
    await sql`delete from ${sql.table(tabela)} where lojista_id in ${vao}`.execute(trx);
  await sql`delete from pet where tutor_id in ${vao}`.execute(trx);
  await sql`delete from evento where tutor_id in ${vao}`.execute(trx);
  // Who last changed a real record is a note about it, not a part of it.
  for (const tabela of VERSIONADAS)
    await sql`update ${sql.table(tabela)} set alterado_por = null where alterado_por in ${vao}`.execute(trx);
  await sql`update fechamento set pedido_por = null where pedido_por in ${vao}`.execute(trx);
  await sql`update compra_suspeita set liberada_por = null where liberada_por in ${vao}`.execute(trx);
  await sql`delete from aceite where conta_id in ${vao}`.execute(trx);
  for (const perfil of ['tutor', 'prescritor', 'lojista', 'administrador'])
    await sql`delete from ${sql.table(perfil)} where id in ${vao}`.execute(trx);
  const { numAffectedRows = 0n } = await sql`delete from conta where id in ${vao}`.execute(trx);
  return Number(numAffectedRows);
}

async function fecharConta(trx: Trx, fila: Fila, id: number, agora: Date): Promise<void> {
  const { papel } = await trx.selectFrom('conta').select('papel').where('id', '=', id).executeTakeFirstOrThrow();
  const exclusao = { id, agora, autoria: null };
  if (papel === 'tutor') return excluirTutor(trx, exclusao);
  if (papel === 'prescritor') return excluirPrescritor(trx, exclusao);
  if (papel === 'lojista') return excluirLojista(trx, fila, exclusao);
  await trx
    .updateTable('conta')
    .set({ email: enderecoDaExcluida(id), senha_hash: null, excluida_em: agora })
    .where('id', '=', id)
    .execute();
  for (const tabela of ['sessao', 'link_de_senha', 'identidade_social'] as const)
    await trx.deleteFrom(tabela).where('conta_id', '=', id).execute();
}
