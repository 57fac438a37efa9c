export type DocumentoLegal = 'privacidade' | 'regulamento-tutor' | 'regulamento-prescritor' | 'regulamento-lojista';

export type Bloco = { tipo: 'paragrafo'; texto: string } | { tipo: 'lista'; itens: string[] };

export type TextoLegal = {
  documento: DocumentoLegal;
  titulo: string;
  /** yyyy-mm-dd */
  versao: string;
  introducao: string[];
  secoes: { titulo: string; blocos: Bloco[] }[];
};

// Acceptance is recorded against these: a new date asks everyone concerned to accept again.
export const VERSOES: Record<DocumentoLegal, string> = {
  privacidade: '2021-11-01',
  'regulamento-tutor': '2022-07-26',
  'regulamento-prescritor': '2022-07-26',
  'regulamento-lojista': '2022-07-26',
};

export function regulamentoDe(papel: 'tutor' | 'prescritor' | 'lojista'): DocumentoLegal {
  return `regulamento-${papel}`;
}
