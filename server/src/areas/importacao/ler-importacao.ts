import { type Importacao, TIPOS_DE_IMPORTACAO, type TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import type { Db, Leitura } from '../../db/conexao';
import { emPaginas } from '../../nucleo/aos-poucos';
import { type Autoria, auditarSaida } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { PROBLEMAS_MOSTRADOS } from './conferir';
import { escreverErros, type LinhaRecusada } from './escrever-erros';
import { apresentar, importacoes } from './sql';

/** Of the kinds that are the asker's; others do not exist. */
type Tipos = readonly TipoDeImportacao[];

export async function lerImportacao(db: Leitura, id: number, tipos: Tipos = TIPOS_DE_IMPORTACAO): Promise<Importacao> {
  const linha = await buscar(db, id, tipos);
  const problemas = await recusadas(db, id).limit(PROBLEMAS_MOSTRADOS).execute();
  return {
    ...apresentar(linha),
    problemas: problemas.map(({ numero, motivo }) => ({ linha: numero, motivo: motivo ?? '' })),
  };
}

type Retirada = { tipos: Tipos; autoria: Autoria };

/** Up to as many rows as a file may have: written while they are read. */
export async function lerErros(db: Db, id: number, { tipos, autoria }: Retirada): Promise<AsyncIterable<string>> {
  const { cabecalho } = await db
    .selectFrom('importacao')
    .select('cabecalho')
    .where('id', '=', (await buscar(db, id, tipos)).id_importacao)
    .executeTakeFirstOrThrow();
  await auditarSaida(db, autoria, { id });
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

async function buscar(db: Leitura, id: number, tipos: Tipos) {
  const linha = await importacoes(db).where('i.id', '=', id).executeTakeFirst();
  if (!linha || !tipos.includes(linha.tipo)) throw new Recusa('NAO_ENCONTRADO');
  return linha;
}

const recusadas = (db: Leitura, id: number) =>
  db
    .selectFrom('importacao_linha')
    .select(['numero', 'conteudo', 'motivo'])
    .where('importacao_id', '=', id)
    .where('situacao', '=', 'recusada')
    .orderBy('numero');
