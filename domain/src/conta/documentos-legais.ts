export type DocumentoLegal = 'privacidade' | 'regulamento-tutor' | 'regulamento-prescritor' | 'regulamento-lojista';

export type Bloco = { tipo: 'paragrafo'; texto: string } | { tipo: 'lista'; itens: string[] };

export type TextoLegal = {
  documento: DocumentoLegal;
  titulo: string;
  /** yyyy-mm-dd */
  versao: string;
  /** What matters most to who accepts it, in plain words. */
  resumo?: string[];
  /** What is new in this version, for who accepted the one before. */
  mudou?: string[];
  /** A lawyer has not gone through it yet. */
  minuta?: true;
  introducao: string[];
  secoes: { titulo: string; blocos: Bloco[] }[];
};

// Acceptance is recorded against these: a new date asks everyone concerned to accept again.
export const VERSOES: Record<DocumentoLegal, string> = {
  privacidade: '2026-11-16',
  'regulamento-tutor': '2026-11-16',
  'regulamento-prescritor': '2026-11-16',
  'regulamento-lojista': '2026-11-16',
};

export function regulamentoDe(papel: 'tutor' | 'prescritor' | 'lojista'): DocumentoLegal {
  return `regulamento-${papel}`;
}
