type Origem = {
  prescritor_id: number | null;
  origem_lojista_id: number | null;
  lote_id: number | null;
  especifica: boolean;
};

/** A printed code that waits for whoever registers it: a partner, or an online store's file. */
export function codigoLivre(p: Origem): boolean {
  return p.prescritor_id === null && p.origem_lojista_id === null && p.lote_id !== null && !p.especifica;
}
