const CHAVE = 'rascunho';

type Guardados = { dono: number; formularios: Record<string, unknown> };

/** Of one person, in this tab; survives a reload. Apart from what the forms do with it: the way in only forgets. */
export function guardados(): Guardados | null {
  const lidos = JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as Partial<Guardados> | null;
  // A tab that was open before an update may hold what an older version wrote.
  return lidos?.formularios ? (lidos as Guardados) : null;
}

export function gravarRascunhos(novos: Guardados): void {
  sessionStorage.setItem(CHAVE, JSON.stringify(novos));
}

export function esquecerRascunhos(): void {
  sessionStorage.removeItem(CHAVE);
}

/** What one person typed is not kept under the next. */
export function esquecerRascunhosDeOutro(dono: number): void {
  if (guardados()?.dono !== dono) esquecerRascunhos();
}
