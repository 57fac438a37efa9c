type Opcoes = { esperar: boolean };

/**
 * One holder per recommendation over all tabs and the worker: who sends it, or who edits it. A closed tab lets go by
 * itself. Without Web Locks (a clinic's network without https) the server's idempotency alone keeps it single.
 */
export async function comTrava<T>(chave: string, { esperar }: Opcoes, acao: () => Promise<T>): Promise<T | undefined> {
  if (!navigator.locks) return acao();
  return navigator.locks.request(`indicacao-${chave}`, { ifAvailable: !esperar }, (trava) =>
    trava ? acao() : undefined,
  );
}
