import type { TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import type { Leitura, Trx } from '../db/conexao';
import type { Fila } from '../jobs/fila';

/** A row by the names of its columns; a column the file does not have is an empty text. */
export type Celulas = Readonly<Record<string, string>>;
export type Veredito = { situacao: 'aceita' } | { situacao: 'repetida' | 'recusada'; motivo: string };
export type Circunstancias = { fila: Fila; agora: Date; hoje: string; lojistaId: number | null };

/**
 * What one kind of file means. The engine reads, previews, keeps, retries and reports; an importer only knows its
 * columns and what becomes of a row.
 */
export type Importador = {
  tipo: TipoDeImportacao;
  colunas: readonly { nome: string; obrigatoria: boolean }[];
  /** What makes two rows the same thing. */
  chave(celulas: Celulas): string;
  /** Judges rows and changes nothing. One for each file, so that it may remember what earlier rows have taken. */
  conferencia(db: Leitura, circunstancias: Omit<Circunstancias, 'fila'>): (lote: Celulas[]) => Promise<Veredito[]>;
  /** Does what an accepted row says, in the transaction that marks it as done. A thrown Recusa is why it could not. */
  aplicar(trx: Trx, celulas: Celulas, circunstancias: Circunstancias): Promise<void>;
};
