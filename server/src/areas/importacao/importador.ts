import type { TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import type { Leitura, Trx } from '../../db/conexao';
import type { Fila } from '../../jobs/fila';

/** A row by the names of its columns; a column the file does not have is an empty text. */
export type Celulas = Readonly<Record<string, string>>;
export type Veredito = { situacao: 'aceita' } | { situacao: 'repetida' | 'recusada'; motivo: string };
/** `resumo`: the file's digest. */
type Circunstancias = { fila: Fila; agora: Date; hoje: string; lojistaId: number | null; resumo: Buffer };
/** What is made carries the import's id, so that it can be taken back. */
export type Aplicacao = Circunstancias & { importacaoId: number };

export const ACEITA: Veredito = { situacao: 'aceita' };
export const recusada = (motivo: string): Veredito => ({ situacao: 'recusada', motivo });
/** Of a row that was found good and that the database did not take. */
export const NAO_GRAVADA = recusada('Não foi possível gravar esta linha; confira os dados e envie de novo');
export const repetida = (motivo: string): Veredito => ({ situacao: 'repetida', motivo });

/** A column of a file: what the model calls it, by what other names our own reports and forms know it, and an example. */
export type ColunaDoArquivo = { nome: string; obrigatoria: boolean; rotulos?: readonly string[]; exemplo: string };

/** `importacaoId`: once it was sent; a preview has none. */
export type Provas = Omit<Circunstancias, 'fila'> & { importacaoId?: number };

/** Judges rows and changes nothing. One for each file, so that it may remember what earlier rows have taken. */
export type Conferencia = (lote: Celulas[]) => Promise<Veredito[]>;

/** Does what rows say, in the transaction that marks them as done; says of each what became of it. */
export type Aplicar = (trx: Trx, lote: Celulas[], circunstancias: Aplicacao) => Promise<Veredito[]>;

/** Most judge a batch as for the preview and then apply what was accepted; who does both in one go is given all of it. */
type Trabalho = { aplicar: Aplicar; processar?: never } | { processar: Aplicar; aplicar?: never };

/**
 * What one kind of file means. The engine reads, previews, keeps, retries and reports; an importer only knows its
 * columns and what becomes of its rows.
 */
export type Importador = Trabalho & {
  tipo: TipoDeImportacao;
  colunas: readonly ColunaDoArquivo[];
  /** The column a row is known by: the model's example is told from real rows by it, and left out. */
  chave: string;
  /** How many rows are judged and applied in one transaction. */
  porLote: number;
  /** For a file about one store: that it may be about this one, or a refusal. */
  exigirLoja?: (db: Leitura, id: number | undefined) => Promise<number>;
  conferencia(db: Leitura, circunstancias: Provas): Conferencia;
  /** Takes back what an import made, if nobody has used any of it; else takes nothing. */
  desfazer?: (trx: Trx, importacaoId: number) => Promise<Desfeitas>;
};

/** Of what carries the import's id: how many there are, and how many something was built on. */
export type Desfeitas = { feitas: number; emUso: number };

/** Each kind of file and the area that knows what to do with it. */
export type Importadores = Record<TipoDeImportacao, Importador>;
