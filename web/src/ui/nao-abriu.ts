import { avisar } from './toasts';

/** A part that could not be fetched: said over the page, which stays as it is. What was to open counts as closed again. */
export function naoAbriu<P extends object>({ fechar }: P & { fechar?: () => void }): void {
  fechar?.();
  avisar.erro('Não deu para abrir. Verifique a conexão e recarregue a página.');
}
