import { gravarRascunhos, guardados } from './rascunhos-guardados';
import { quemEntrou } from './sessao';

type Rascunho<T> = { onde: string; dono: number; dados: T };

/** What was being typed when the session ended, for the same person to go on with. */
export function guardarRascunho<T>({ onde, dono, dados }: Rascunho<T>): void {
  const antes = guardados();
  // A screen may have two forms: each keeps its own.
  const outros = antes?.dono === dono ? antes.formularios : {};
  gravarRascunhos({ dono, formularios: { ...outros, [onde]: dados } });
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
  gravarRascunhos({ ...atuais, formularios });
}
