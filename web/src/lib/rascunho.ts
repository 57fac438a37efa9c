import { quemEntrou } from './sessao';

const CHAVE = 'rascunho';

type Rascunho<T> = { onde: string; dono: number; dados: T };
type Guardados = { dono: number; formularios: Record<string, unknown> };

/** What was being typed when the session ended, for the same person to go on with. Of this tab; survives a reload. */
export function guardarRascunho<T>({ onde, dono, dados }: Rascunho<T>): void {
  const antes = guardados();
  // A screen may have two forms: each keeps its own.
  const outros = antes?.dono === dono ? antes.formularios : {};
  gravar({ dono, formularios: { ...outros, [onde]: dados } });
}

/** Of the same form and the same person. */
export function lerRascunho<T>(onde: string): T | null {
  const atuais = guardados();
  return atuais?.dono === quemEntrou() ? ((atuais?.formularios[onde] as T | undefined) ?? null) : null;
}

export function esquecerRascunho(onde: string): void {
  const atuais = guardados();
  if (!atuais) return;
  const { [onde]: _, ...formularios } = atuais.formularios;
  gravar({ ...atuais, formularios });
}

export function esquecerRascunhos(): void {
  sessionStorage.removeItem(CHAVE);
}

/** What one person typed is not kept under the next. */
export function esquecerRascunhosDeOutro(dono: number): void {
  if (guardados()?.dono !== dono) esquecerRascunhos();
}

function gravar(novos: Guardados): void {
  sessionStorage.setItem(CHAVE, JSON.stringify(novos));
}

function guardados(): Guardados | null {
  const lidos = JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as Partial<Guardados> | null;
  // A tab that was open before an update may hold what an older version wrote.
  return lidos?.formularios ? (lidos as Guardados) : null;
}
