import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { TIPOS_DE_IMPORTACAO, type TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { aosBlocos } from '../../nucleo/aos-poucos';
import type { Contexto } from '../../nucleo/contexto';
import { contar } from '../../observacao/medidas';
import {
  ACEITA,
  type Aplicacao,
  type Aplicar,
  type Celulas,
  type Importador,
  type Importadores,
  type Veredito,
} from './importador';
import { leitorDeCelulas } from './ler-csv';
import { motivoParaParar } from './motivo-para-parar';
import { contarParada, pararSozinha } from './parar';
import { semALinhaRecusada } from './sem-a-linha-recusada';
import { tomarVez } from './tomar-vez';

const FATIAS_POR_TAREFA = 20;
const NOS_NUMEROS = { aceita: 'accepted', repetida: 'repeated', recusada: 'refused' } as const;
const SITUACOES = ['aceita', 'repetida', 'recusada'] as const;
for (const kind of TIPOS_DE_IMPORTACAO)
  for (const outcome of ['done', 'stopped', 'cancelled']) contar('imports_total', { kind, outcome }, 0);

/**
 * A short run of batches, then the next run is queued: a server that stops leaves little behind, and whoever goes on
 * finds each row either done with its effect or not begun.
 */
export async function processarImportacao(ctx: Contexto, importadores: Importadores, id: number): Promise<void> {
  for (let fatia = 0; fatia < FATIAS_POR_TAREFA; fatia++) {
    const lote = await transacao(ctx.db, (trx) => processarLote(ctx, trx, importadores, id));
    if (!lote) return;
    if ('parada' in lote) return contarParada(lote.parada);
    const { tipo: kind, contagem, acabou } = lote;
    for (const situacao of SITUACOES)
      contar('import_rows_total', { kind, outcome: NOS_NUMEROS[situacao] }, contagem[situacao]);
    if (!acabou) continue;
    contar('imports_total', { kind, outcome: 'done' });
    return;
  }
  await transacao(ctx.db, (trx) => ctx.fila.enfileirar(trx, 'importacao', { importacaoId: id }));
}

/** The job was tried as often as it may: the import stays where it is, and says so. */
export async function desistirDaImportacao({ db }: Contexto, id: number): Promise<void> {
  const falhas = await db
    .updateTable('importacao')
    .set({ estado: 'falhou' })
    .where('id', '=', id)
    .where('estado', 'in', ['recebida', 'processando'])
    .returning('tipo')
    .execute();
  for (const { tipo } of falhas) contar('imports_total', { kind: tipo, outcome: 'stopped' });
}

type Contagem = Record<Veredito['situacao'], number>;
type Lote = { tipo: TipoDeImportacao; contagem: Contagem; acabou: boolean } | { parada: TipoDeImportacao };

/** Nothing when it was over already. The import's own row is the lock: two workers never hold the same rows. */
async function processarLote(ctx: Contexto, trx: Trx, importadores: Importadores, id: number): Promise<Lote | null> {
  await tomarVez(trx, id);
  const importacao = await trx
    .selectFrom('importacao')
    .select(['tipo', 'cabecalho', 'estado', 'feitas', 'lojista_id', 'arquivo_hash', 'criada_por', 'retomada_por'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!importacao || importacao.estado === 'concluida') return null;
  const importador = importadores[importacao.tipo];
  const linhas = await trx
    .selectFrom('importacao_linha')
    .select(['numero', 'conteudo'])
    .where('importacao_id', '=', id)
    .where('situacao', '=', 'pendente')
    .orderBy('numero')
    .limit(importador.porLote)
    .execute();
  const agora = ctx.relogio();
  const motivo = linhas.length > 0 && (await motivoParaParar(trx, importador, importacao));
  if (motivo) {
    const { tipo, feitas } = importacao;
    await pararSozinha(trx, { id, tipo, feitas, motivo, agora });
    return { parada: tipo };
  }
  const hoje = hojeEmSaoPaulo(agora);
  const { lojista_id: lojistaId, arquivo_hash: resumo } = importacao;
  const circunstancias = { fila: ctx.fila, agora, hoje, lojistaId, resumo, importacaoId: id };
  const ler = leitorDeCelulas(importador, importacao.cabecalho);
  const fatia = await aosBlocos(linhas, ({ conteudo }) => ler(conteudo));
  const vereditos = await semALinhaRecusada(trx, fatia, (parte) =>
    importador.processar
      ? importador.processar(trx, parte, circunstancias)
      : conferirEAplicar(trx, importador, parte, circunstancias),
  );
  const feitas = linhas.map(({ numero }, i) => ({ numero, veredito: vereditos[i] ?? ACEITA }));
  await marcar(trx, id, feitas);
  const acabou = feitas.length < importador.porLote;
  const contagem = contarFeitas(feitas);
  await avancar(trx, id, { contagem, agora, acabou });
  return { tipo: importacao.tipo, contagem, acabou };
}

async function conferirEAplicar(
  trx: Trx,
  importador: Importador & { aplicar: Aplicar },
  fatia: Celulas[],
  circunstancias: Aplicacao,
): Promise<Veredito[]> {
  const vereditos = await importador.conferencia(trx, circunstancias)(fatia);
  const boas = fatia.filter((_, i) => vereditos[i]?.situacao === 'aceita');
  const aplicadas = boas.length > 0 ? await importador.aplicar(trx, boas, circunstancias) : [];
  let n = 0;
  return vereditos.map((veredito) => (veredito.situacao === 'aceita' ? (aplicadas[n++] ?? ACEITA) : veredito));
}

type Feita = { numero: number; veredito: Veredito };

function contarFeitas(feitas: Feita[]): Contagem {
  const contagem = { aceita: 0, repetida: 0, recusada: 0 };
  for (const { veredito } of feitas) contagem[veredito.situacao]++;
  return contagem;
}

type Avanco = { contagem: Contagem; agora: Date; acabou: boolean };

async function avancar(trx: Trx, id: number, { contagem, agora, acabou }: Avanco): Promise<void> {
  const { aceita, repetida, recusada } = contagem;
  await trx
    .updateTable('importacao')
    .set((eb) => ({
      feitas: eb('feitas', '+', aceita + repetida + recusada),
      aceitas: eb('aceitas', '+', aceita),
      repetidas: eb('repetidas', '+', repetida),
      recusadas: eb('recusadas', '+', recusada),
      estado: acabou ? ('concluida' as const) : ('processando' as const),
      concluida_em: acabou ? agora : null,
    }))
    .where('id', '=', id)
    .execute();
}

/** Only a refused row is kept, to be corrected; of the others nothing stays but their number. */
async function marcar(trx: Trx, importacaoId: number, feitas: Feita[]): Promise<void> {
  const recusadas = feitas.flatMap(({ numero, veredito }) =>
    veredito.situacao === 'recusada' ? [{ numero, motivo: veredito.motivo }] : [],
  );
  const numeros = recusadas.map(({ numero }) => numero);
  const motivos = recusadas.map(({ motivo }) => motivo);
  if (recusadas.length > 0)
    await sql`
    update importacao_linha l set situacao = 'recusada', motivo = f.motivo
      from unnest(${numeros}::int[], ${motivos}::text[]) as f (numero, motivo)
     where l.importacao_id = ${importacaoId} and l.numero = f.numero`.execute(trx);
  // The batch is what was pending between its first and its last row.
  await trx
    .deleteFrom('importacao_linha')
    .where('importacao_id', '=', importacaoId)
    .where('situacao', '=', 'pendente')
    .where('numero', '>=', feitas[0]?.numero ?? 0)
    .where('numero', '<=', feitas.at(-1)?.numero ?? 0)
    .execute();
}
