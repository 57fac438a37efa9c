type Codigo = {
  prescritor_id: number | null;
  origem_lojista_id: number | null;
  lote_id: number | null;
  especifica: boolean;
  cancelada_em: Date | null;
};

/** A printed code that waits for whoever registers it: a partner, or an online store's file. */
export function codigoLivre(p: Codigo): boolean {
  return emBranco(p) && p.cancelada_em === null;
}

/** Printed, and nobody has registered it: free, or cancelled with its batch. */
export function emBranco(p: Omit<Codigo, 'cancelada_em'>): boolean {
  return p.prescritor_id === null && p.origem_lojista_id === null && p.lote_id !== null && !p.especifica;
}
