import { mensagemDe, sessaoPerdida } from '../lib/erros-da-api';

export type Toast = { id: number; tom: 'ok' | 'erro' | 'info'; mensagem: string };

let toasts: readonly Toast[] = [];
let ultimo = 0;
const ouvintes = new Set<() => void>();

/** Short news at the edge of the screen. The same sentence is shown once at a time. */
export const avisar = {
  ok: (mensagem: string) => mostrar('ok', mensagem),
  erro: (mensagem: string) => mostrar('erro', mensagem),
  info: (mensagem: string) => mostrar('info', mensagem),
};

export function avisarErro(erro: unknown): void {
  if (!sessaoPerdida(erro)) avisar.erro(mensagemDe(erro));
}

export function toastsAbertos(): readonly Toast[] {
  return toasts;
}

export function fecharToast(id: number): void {
  trocar(toasts.filter((toast) => toast.id !== id));
}

export function assinarToasts(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

function mostrar(tom: Toast['tom'], mensagem: string): void {
  const outros = toasts.filter((toast) => toast.mensagem !== mensagem);
  ultimo += 1;
  trocar([...outros.slice(-2), { id: ultimo, tom, mensagem }]);
}

function trocar(novos: readonly Toast[]): void {
  toasts = novos;
  for (const ouvinte of ouvintes) ouvinte();
}
