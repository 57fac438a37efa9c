import { createHash } from 'node:crypto';
import type { respostaDoEnvio } from '@indica-bem/domain/importacao/contrato';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Contexto } from '../contexto';
import type { Trx } from '../db/conexao';
import { transacao } from '../db/transacao';
import type { Arquivo } from '../http/formulario';
import { conferirPlanilha } from './conferir';
import type { Importador } from './importador';
import { exigirColunas, lerCsv, type Planilha } from './ler-csv';
import { lerImportacao } from './ler-importacao';
import { retomarImportacao } from './retomar';

export const ARQUIVO_NO_MAXIMO = 20 * 1024 * 1024;
const LOTE = 5000;

type Envio = {
  arquivo: Arquivo;
  previa: boolean;
  adminId: number;
  lojistaId?: number | null;
  agora: Date;
  hoje: string;
};

/**
 * One way in for every kind of file: with `previa` it only looks; else the rows are kept and a job goes through them.
 * Where two kinds come in by the same door, the header tells which one it is.
 */
export async function receberArquivo(
  ctx: Contexto,
  escolher: (cabecalho: string[]) => Importador,
  { arquivo, previa, adminId, lojistaId = null, agora, hoje }: Envio,
): Promise<z.input<typeof respostaDoEnvio>> {
  const planilha = await lerCsv(arquivo.bytes);
  const importador = escolher(planilha.cabecalho);
  exigirColunas(importador, planilha.cabecalho);
  if (previa) return conferirPlanilha(ctx.db, importador, planilha, { agora, hoje, lojistaId });
  const { id, ja_enviado } = await transacao(ctx.db, async (trx) => {
    const nova = await registrar(trx, importador, { arquivo, planilha, adminId, lojistaId, agora });
    if (nova.ja_enviado) {
      await retomarImportacao(ctx, trx, nova.id);
      return nova;
    }
    await guardarLinhas(trx, nova.id, planilha);
    await ctx.fila.enfileirar(trx, 'importacao', { importacaoId: nova.id });
    return nova;
  });
  return { ...(await lerImportacao(ctx.db, id)), ja_enviado };
}

type Registro = Pick<Envio, 'arquivo' | 'adminId' | 'agora'> & { planilha: Planilha; lojistaId: number | null };

/** The same file for the same purpose is the same import, however often it is sent. */
async function registrar(trx: Trx, { tipo }: Importador, r: Registro): Promise<{ id: number; ja_enviado: boolean }> {
  const arquivo_hash = createHash('sha256').update(r.arquivo.bytes).digest();
  const nova = await trx
    .insertInto('importacao')
    .values({
      tipo,
      lojista_id: r.lojistaId,
      nome_arquivo: r.arquivo.nome,
      arquivo_hash,
      cabecalho: r.planilha.cabecalho,
      total: r.planilha.linhas.length,
      criada_por: r.adminId,
      criada_em: r.agora,
    })
    .onConflict((conflito) => conflito.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (nova) return { id: nova.id, ja_enviado: false };
  const { id } = await trx
    .selectFrom('importacao')
    .select('id')
    .where('tipo', '=', tipo)
    .where('arquivo_hash', '=', arquivo_hash)
    .where(sql<boolean>`lojista_id is not distinct from ${r.lojistaId}`)
    .executeTakeFirstOrThrow();
  return { id, ja_enviado: true };
}

async function guardarLinhas(trx: Trx, importacao_id: number, { linhas }: Planilha): Promise<void> {
  for (let inicio = 0; inicio < linhas.length; inicio += LOTE) {
    const lote = linhas.slice(inicio, inicio + LOTE);
    await sql`
      insert into importacao_linha (importacao_id, numero, conteudo)
      select ${importacao_id}::int, l.numero, l.conteudo::text[]
        from unnest(${lote.map(({ numero }) => numero)}::int[],
                    ${lote.map(({ conteudo }) => vetor(conteudo))}::text[]) as l (numero, conteudo)`.execute(trx);
  }
}

/** An array as PostgreSQL writes it: thousands of rows travel as two parameters. */
const vetor = (textos: string[]) => `{${textos.map((texto) => `"${texto.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
