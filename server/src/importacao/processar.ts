import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { sql } from 'kysely';
import type { Contexto } from '../contexto';
import type { Trx } from '../db/conexao';
import { bancoForaDoAr, codigoSql, transacao, unicidadeViolada } from '../db/transacao';
import { Recusa } from '../http/recusa';
import type { Celulas, Circunstancias, Importador, Veredito } from './importador';
import { IMPORTADORES } from './importadores';
import { celulasDe } from './ler-csv';

const LINHAS_POR_LOTE = 100;
const LOTES_POR_TAREFA = 20;

/**
 * A short run of batches, then the next run is queued: a server that stops leaves little behind, and whoever goes on
 * finds each row either done with its effect or not begun.
 */
export async function processarImportacao(ctx: Contexto, id: number): Promise<void> {
  for (let lote = 0; lote < LOTES_POR_TAREFA; lote++) {
    if (await transacao(ctx.db, (trx) => processarLote(ctx, trx, id))) return;
  }
  await transacao(ctx.db, (trx) => ctx.fila.enfileirar(trx, 'importacao', { importacaoId: id }));
}

/** True when nothing is left. The import's own row is the lock: two workers never hold the same rows. */
async function processarLote(ctx: Contexto, trx: Trx, id: number): Promise<boolean> {
  const importacao = await trx
    .selectFrom('importacao')
    .select(['tipo', 'cabecalho', 'estado', 'lojista_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const importador = importacao && IMPORTADORES[importacao.tipo];
  if (!importador || importacao.estado === 'concluida') return true;
  const linhas = await trx
    .selectFrom('importacao_linha')
    .select(['numero', 'conteudo'])
    .where('importacao_id', '=', id)
    .where('situacao', '=', 'pendente')
    .orderBy('numero')
    .limit(LINHAS_POR_LOTE)
    .execute();
  const agora = ctx.relogio();
  const { cabecalho, lojista_id: lojistaId } = importacao;
  const circunstancias = { fila: ctx.fila, agora, hoje: hojeEmSaoPaulo(agora), lojistaId };
  const lote = linhas.map(({ numero, conteudo }) => ({ numero, celulas: celulasDe(importador, cabecalho, conteudo) }));
  const vereditos = await importador.conferencia(trx, circunstancias)(lote.map(({ celulas }) => celulas));
  const feitas: Feita[] = [];
  for (const [i, { numero, celulas }] of lote.entries()) {
    const previsto = vereditos[i] ?? ACEITA;
    const veredito =
      previsto.situacao === 'aceita' ? await aplicarLinha(trx, importador, celulas, circunstancias) : previsto;
    feitas.push({ numero, veredito });
  }
  await marcar(trx, id, feitas);
  return avancar(trx, id, feitas, agora);
}

const ACEITA: Veredito = { situacao: 'aceita' };
type Feita = { numero: number; veredito: Veredito };

async function avancar(trx: Trx, id: number, feitas: Feita[], agora: Date): Promise<boolean> {
  const quantas = (situacao: Veredito['situacao']) => feitas.filter((f) => f.veredito.situacao === situacao).length;
  const acabou = feitas.length < LINHAS_POR_LOTE;
  await trx
    .updateTable('importacao')
    .set((eb) => ({
      feitas: eb('feitas', '+', feitas.length),
      aceitas: eb('aceitas', '+', quantas('aceita')),
      repetidas: eb('repetidas', '+', quantas('repetida')),
      recusadas: eb('recusadas', '+', quantas('recusada')),
      estado: acabou ? ('concluida' as const) : ('processando' as const),
      concluida_em: acabou ? agora : null,
    }))
    .where('id', '=', id)
    .execute();
  return acabou;
}

/** A row that cannot go in takes nothing else with it. */
async function aplicarLinha(trx: Trx, importador: Importador, celulas: Celulas, c: Circunstancias): Promise<Veredito> {
  await sql`savepoint linha`.execute(trx);
  try {
    await importador.aplicar(trx, celulas, c);
    await sql`release savepoint linha`.execute(trx);
    return ACEITA;
  } catch (erro) {
    if (bancoForaDoAr(erro) || PEDE_REPETICAO.has(codigoSql(erro) ?? '')) throw erro;
    await sql`rollback to savepoint linha`.execute(trx);
    return { situacao: 'recusada', motivo: motivoDe(erro) };
  }
}

const PEDE_REPETICAO = new Set(['40001', '40P01']);

function motivoDe(erro: unknown): string {
  // Somebody came in with the same data between the look and the write.
  if (unicidadeViolada(erro) !== undefined) return 'E-mail ou documento já cadastrado';
  if (!(erro instanceof Recusa)) return 'Não foi possível gravar esta linha; confira os dados e envie de novo';
  return Object.values(erro.detalhes.campos ?? {}).join('; ') || erro.message;
}

/** Only a refused row is kept as it came, to be corrected; of the others nothing personal stays here. */
async function marcar(trx: Trx, importacaoId: number, feitas: Feita[]): Promise<void> {
  const numeros = feitas.map(({ numero }) => numero);
  const situacoes = feitas.map(({ veredito }) => veredito.situacao);
  const motivos = feitas.map(({ veredito }) => ('motivo' in veredito ? veredito.motivo : null));
  await sql`
    update importacao_linha l
       set situacao = f.situacao, motivo = f.motivo,
           conteudo = case when f.situacao = 'recusada' then l.conteudo else '{}' end
      from unnest(${numeros}::int[], ${situacoes}::text[], ${motivos}::text[]) as f (numero, situacao, motivo)
     where l.importacao_id = ${importacaoId} and l.numero = f.numero`.execute(trx);
}
