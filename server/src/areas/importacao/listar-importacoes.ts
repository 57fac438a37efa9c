import type { ImportacaoFeita, TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { apresentar, importacoes } from './sql';

type Filtro = {
  tipo: TipoDeImportacao[];
  /** Those that are the asker's. */
  tipos: readonly TipoDeImportacao[];
  cursor?: string | undefined;
  limite: number;
};

/** What was sent, by whom and when, newest first. */
export async function listarImportacoes(db: Leitura, { tipo, tipos, cursor, limite }: Filtro) {
  let consulta = importacoes(db)
    .innerJoin('administrador as a', 'a.id', 'i.criada_por')
    .leftJoin('lojista as l', 'l.id', 'i.lojista_id')
    .select(['a.nome as criada_por', 'l.nome_fantasia as loja'])
    .where((eb) => eb('i.tipo', '=', eb.fn.any(eb.val(tipo.filter((um) => tipos.includes(um))))));
  const [depois] = lerCursor(cursor);
  if (depois && /^\d{1,9}$/.test(depois)) consulta = consulta.where('i.id', '<', Number(depois));
  const linhas = await consulta
    .orderBy('i.id', 'desc')
    .limit(limite + 1)
    .execute();
  const feitas: ImportacaoFeita[] = linhas.slice(0, limite).map(apresentar);
  const ultima = linhas.length > limite ? feitas.at(-1) : undefined;
  return { importacoes: feitas, proximo: ultima ? escreverCursor([String(ultima.id_importacao)]) : null };
}
