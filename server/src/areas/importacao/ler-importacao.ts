import type { Importacao } from '@indica-bem/domain/importacao/contrato';
import type { Leitura } from '../../db/conexao';
import { emPaginas } from '../../nucleo/aos-poucos';
import { Recusa } from '../../nucleo/recusa';
import { PROBLEMAS_MOSTRADOS } from './conferir';
import { escreverErros, type LinhaRecusada } from './escrever-erros';

export async function lerImportacao(db: Leitura, id: number): Promise<Importacao> {
  const { criada_em, concluida_em, ...linha } = await buscar(db, id);
  const problemas = await recusadas(db, id).limit(PROBLEMAS_MOSTRADOS).execute();
  return {
    ...linha,
    problemas: problemas.map(({ numero, motivo }) => ({ linha: numero, motivo: motivo ?? '' })),
    criada_em: criada_em.toISOString(),
    concluida_em: concluida_em?.toISOString() ?? null,
  };
}

/** Up to as many rows as a file may have: written while they are read. */
export async function lerErros(db: Leitura, id: number): Promise<AsyncIterable<string>> {
  const { cabecalho } = await db
    .selectFrom('importacao')
    .select('cabecalho')
    .where('id', '=', (await buscar(db, id)).id_importacao)
    .executeTakeFirstOrThrow();
  const paginas = emPaginas(
    (ultima: LinhaRecusada | undefined, limite) =>
      recusadas(db, id)
        .where('numero', '>', ultima?.numero ?? 0)
        .limit(limite)
        .execute(),
    (linha) => linha,
  );
  return escreverErros(cabecalho, paginas);
}

async function buscar(db: Leitura, id: number) {
  const linha = await db
    .selectFrom('importacao')
    .select(['id as id_importacao', 'tipo', 'nome_arquivo', 'estado', 'total', 'feitas', 'aceitas', 'repetidas'])
    .select(['recusadas', 'criada_em', 'concluida_em'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return linha;
}

const recusadas = (db: Leitura, id: number) =>
  db
    .selectFrom('importacao_linha')
    .select(['numero', 'conteudo', 'motivo'])
    .where('importacao_id', '=', id)
    .where('situacao', '=', 'recusada')
    .orderBy('numero');
