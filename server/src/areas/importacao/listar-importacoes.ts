import type { ImportacaoFeita, TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';

type Filtro = { tipo: TipoDeImportacao[]; cursor?: string | undefined; limite: number };

/** What was sent, by whom and when, newest first. */
export async function listarImportacoes(db: Leitura, { tipo, cursor, limite }: Filtro) {
  let consulta = db
    .selectFrom('importacao as i')
    .innerJoin('administrador as a', 'a.id', 'i.criada_por')
    .leftJoin('lojista as l', 'l.id', 'i.lojista_id')
    .select(['i.id as id_importacao', 'i.tipo', 'i.nome_arquivo', 'i.estado', 'i.total', 'i.feitas', 'i.aceitas'])
    .select(['i.repetidas', 'i.recusadas', 'i.criada_em', 'i.concluida_em'])
    .select(['a.nome as criada_por', 'l.nome_fantasia as loja'])
    .where('i.tipo', 'in', tipo);
  const [depois] = lerCursor(cursor);
  if (depois && /^\d{1,9}$/.test(depois)) consulta = consulta.where('i.id', '<', Number(depois));
  const linhas = await consulta
    .orderBy('i.id', 'desc')
    .limit(limite + 1)
    .execute();
  const importacoes: ImportacaoFeita[] = linhas.slice(0, limite).map(({ criada_em, concluida_em, ...linha }) => ({
    ...linha,
    criada_em: criada_em.toISOString(),
    concluida_em: concluida_em?.toISOString() ?? null,
  }));
  const ultima = linhas.length > limite ? importacoes.at(-1) : undefined;
  return { importacoes, proximo: ultima ? escreverCursor([String(ultima.id_importacao)]) : null };
}
