import type { z } from 'zod';

export const PORQUE_NO_MAXIMO = 500;

/** "Outro" says nothing by itself. */
export function contarOOutro(escrito: object, ctx: z.RefinementCtx): void {
  const { motivo, texto } = escrito as { motivo: string; texto?: string | null };
  if (motivo === 'outro' && !texto) ctx.addIssue({ code: 'custom', path: ['texto'], message: 'Conte o motivo' });
}
