import type { Importacao, Previa, TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';

export type RespostaDoEnvio = Previa | (Importacao & { ja_enviado: boolean });

/** Without a name, it is the only one. */
export type Modelo = { tipo: TipoDeImportacao; nome?: string };

/** A list that helps to fill in a template. */
export type Lista = { nome: string; arquivo: string; buscar: () => Promise<Blob> };

export type ImportacaoProps = {
  /** The kinds of file this page takes, each with its template. */
  modelos: readonly Modelo[];
  listas?: readonly Lista[];
  /** What must be chosen before a file; the page waits for it. */
  falta?: string | undefined;
  /** The upload itself; with `previa`, only what would happen. `de_novo`: in spite of that import of the same file. */
  enviar: (arquivo: File, como: { previa: 'S' | 'N'; de_novo?: string }) => Promise<RespostaDoEnvio>;
  /** What the file is about, besides its kind: sent along when the errors are asked for. */
  sobre?: Record<string, string> | undefined;
  /** What is said at the end. */
  frases: { sucesso: string; falha: string };
};
