import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Previa, pedidoDePrevia, respostaDoEnvio } from '@indica-bem/domain/importacao/contrato';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Leitura, Trx } from '../../db/conexao';
import { copiarNaTransacao, linhaDeCopia } from '../../db/copiar-linhas';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { portao } from '../../nucleo/portao';
import { conferirPlanilha, recusadasDaPlanilha } from './conferir';
import { escreverErros } from './escrever-erros';
import type { Importador } from './importador';
import { abrirCsv, exigirColunas, type Planilha, semExemplo } from './ler-csv';
import { lerImportacao } from './ler-importacao';
import { resumoCedido } from './mesmo-arquivo';
import { retomarImportacao } from './retomar';

export const ARQUIVO_NO_MAXIMO = 20 * 1024 * 1024;
const GRANDE = ARQUIVO_NO_MAXIMO / 20;
/** Large ones take turns: what is remembered of each while it is looked at is as much again as the file. */
const comVez = portao({ aoMesmoTempo: 1, naFila: 1 });
/** How long somebody who takes a file slowly keeps the others waiting. */
const VEZ_MS = 60_000;

/** A file as it was sent. */
type Arquivo = { nome: string; bytes: Buffer };

type Envio = {
  arquivo: Arquivo;
  previa: boolean;
  /** The import of this same file that it is sent again in spite of. */
  deNovo: number | undefined;
  adminId: number;
  lojistaId?: number | null;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

/** What the address of an upload says of it. */
export const pedidoDeEnvio = ({ previa, de_novo }: z.output<typeof pedidoDePrevia>) => ({
  previa: previa === 'S',
  deNovo: de_novo,
});

/** Which kind of file it is, by its header. */
type Escolher = (cabecalho: string[]) => Importador;
type Recebido = z.input<typeof respostaDoEnvio>;

/**
 * One way in for every kind of file: with `previa` it only looks; else the rows are kept and a job goes through them.
 * Where two kinds come in by the same door, the header tells which one it is.
 */
export function receberArquivo(ctx: Contexto, escolher: Escolher, envio: Envio): Promise<Recebido> {
  const receber = () => (envio.previa ? conferirArquivo(ctx, escolher, envio) : guardarArquivo(ctx, escolher, envio));
  return envio.arquivo.bytes.length > GRANDE ? comVez(receber) : receber();
}

async function conferirArquivo(ctx: Contexto, escolher: Escolher, envio: Envio): Promise<Recebido> {
  const { arquivo, lojistaId = null, agora, hoje, autoria } = envio;
  nadaFeito(autoria);
  const { importador, planilha } = await abrirArquivo(arquivo, escolher);
  const conferida = await conferirPlanilha(ctx.db, importador, planilha, {
    agora,
    hoje,
    lojistaId,
    resumo: resumoDe(arquivo),
  });
  return { ...conferida, ja_enviado: await envioAnterior(ctx.db, importador, { arquivo, lojistaId }) };
}

/** Without hurry: the rows come in by one statement, which takes as long as the file is read. */
function guardarArquivo({ semPressa, fila }: Contexto, escolher: Escolher, envio: Envio): Promise<Recebido> {
  const { arquivo, deNovo, adminId, lojistaId = null, agora, autoria } = envio;
  return transacao(semPressa, async (trx) => {
    // In here: a transaction that is done again reads the file again.
    const { importador, planilha } = await abrirArquivo(arquivo, escolher);
    const nova = await registrar(trx, importador, { arquivo, planilha, deNovo, adminId, lojistaId, agora });
    if (nova.ja_enviado) await retomarImportacao(trx, fila, nova.id, autoria);
    else {
      const linhas = await guardarLinhas(trx, nova.id, planilha);
      await fila.enfileirar(trx, 'importacao', { importacaoId: nova.id });
      await auditar(trx, autoria, { id: nova.id, depois: { tipo: importador.tipo, linhas } });
    }
    return { ...(await lerImportacao(trx, nova.id)), ja_enviado: nova.ja_enviado };
  });
}

type ParaErros = Omit<Envio, 'previa' | 'deNovo' | 'adminId' | 'autoria'>;

/** The file of errors before anything is sent: a file without one good row is corrected by it too. */
export function errosDaPrevia(ctx: Contexto, importador: Importador, envio: ParaErros): Promise<Readable> {
  const abrir = () => abrirErros(ctx, importador, envio);
  return envio.arquivo.bytes.length > GRANDE ? naVez(abrir) : abrir();
}

/** The turn lasts until the last line was taken, or nobody takes any more. */
function naVez(abrir: () => Promise<Readable>): Promise<Readable> {
  return new Promise((entregar, recusar) => {
    const levar = async () => {
      const arquivo = await abrir();
      entregar(arquivo);
      const desistir = new AbortController();
      const levado = finished(arquivo).catch(() => undefined);
      await Promise.race([levado, esperar(VEZ_MS, undefined, { signal: desistir.signal, ref: false })]);
      desistir.abort();
    };
    comVez(levar).catch(recusar);
  });
}

/** Gone through once before: what is wrong with the file itself is said instead of the first line, not after it. */
async function abrirErros(
  { db }: Contexto,
  importador: Importador,
  { arquivo, lojistaId = null, agora, hoje }: ParaErros,
): Promise<Readable> {
  for await (const _ of (await abrirArquivo(arquivo, () => importador)).planilha.fatias);
  const { planilha } = await abrirArquivo(arquivo, () => importador);
  const recusadas = recusadasDaPlanilha(db, importador, planilha, {
    agora,
    hoje,
    lojistaId,
    resumo: resumoDe(arquivo),
  });
  return Readable.from(escreverErros(planilha.cabecalho, recusadas));
}

async function abrirArquivo(arquivo: Arquivo, escolher: Escolher) {
  const planilha = await abrirCsv(arquivo.bytes);
  const importador = escolher(planilha.cabecalho);
  exigirColunas(importador, planilha.cabecalho);
  return { importador, planilha: { ...planilha, fatias: semExemplo(importador, planilha) } };
}

type Registro = Pick<Envio, 'arquivo' | 'deNovo' | 'adminId' | 'agora'> & {
  planilha: Planilha;
  lojistaId: number | null;
};

/** The same file for the same purpose is the same import, however often it is sent, unless it says which one it follows. */
async function registrar(trx: Trx, { tipo }: Importador, r: Registro): Promise<{ id: number; ja_enviado: boolean }> {
  const arquivo_hash = resumoDe(r.arquivo);
  if (r.deNovo !== undefined) await darLugar(trx, tipo, { ...r, deNovo: r.deNovo });
  const nova = await trx
    .insertInto('importacao')
    .values({
      tipo,
      lojista_id: r.lojistaId,
      nome_arquivo: r.arquivo.nome,
      arquivo_hash,
      cabecalho: r.planilha.cabecalho,
      total: 0,
      com_rastro: true,
      criada_por: r.adminId,
      criada_em: r.agora,
    })
    .onConflict((conflito) => conflito.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (nova) return { id: nova.id, ja_enviado: false };
  const { id } = await doMesmoArquivo(trx, tipo, r).select('i.id').executeTakeFirstOrThrow();
  return { id, ja_enviado: true };
}

/** Only what is over: of two who follow the same import at once the second finds the first one's, and is its repetition. */
async function darLugar(trx: Trx, tipo: Importador['tipo'], r: MesmoArquivo & { deNovo: number }): Promise<void> {
  await trx
    .updateTable('importacao')
    .set(({ ref }) => ({ arquivo_hash: resumoCedido(ref('arquivo_hash'), ref('id')) }))
    .where('id', '=', r.deNovo)
    .where('tipo', '=', tipo)
    .where('arquivo_hash', '=', resumoDe(r.arquivo))
    .where(sql<boolean>`lojista_id is not distinct from ${r.lojistaId}`)
    .where('estado', '=', 'concluida')
    .execute();
}

async function envioAnterior(db: Leitura, { tipo }: Importador, envio: MesmoArquivo): Promise<Previa['ja_enviado']> {
  const anterior = await doMesmoArquivo(db, tipo, envio)
    .innerJoin('administrador as a', 'a.id', 'i.criada_por')
    .select(['i.id as id_importacao', 'i.criada_em', 'a.nome as criada_por', 'i.estado', 'i.parada_em'])
    .executeTakeFirst();
  if (!anterior) return null;
  const { estado, criada_em, parada_em, ...dele } = anterior;
  const fim = { concluida: estado === 'concluida', parada: parada_em !== null };
  return { ...dele, criada_em: criada_em.toISOString(), ...fim };
}

type MesmoArquivo = { arquivo: Arquivo; lojistaId: number | null };

const doMesmoArquivo = (db: Leitura, tipo: Importador['tipo'], { arquivo, lojistaId }: MesmoArquivo) =>
  db
    .selectFrom('importacao as i')
    .where('i.tipo', '=', tipo)
    .where('i.arquivo_hash', '=', resumoDe(arquivo))
    .where(sql<boolean>`i.lojista_id is not distinct from ${lojistaId}`);

const resumoDe = ({ bytes }: Arquivo) => createHash('sha256').update(bytes).digest();

/** As they are read: neither side waits for the other, and nobody holds the file. Returns how many there were. */
async function guardarLinhas(trx: Trx, importacao_id: number, { fatias }: Planilha): Promise<number> {
  let total = 0;
  async function* pedacos() {
    for await (const fatia of fatias) {
      total += fatia.length;
      yield fatia.map(({ numero, conteudo }) => linhaDeCopia([importacao_id, numero, conteudo])).join('');
    }
  }
  await copiarNaTransacao(trx, 'importacao_linha (importacao_id, numero, conteudo)', pedacos());
  await trx.updateTable('importacao').set({ total }).where('id', '=', importacao_id).execute();
  return total;
}
