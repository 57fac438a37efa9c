import { DOCUMENTO_NO_MAXIMO, recusaDoPdf } from '@indica-bem/domain/entrega/documento';

/** What the server would refuse is said at once, before anything is sent. The server checks it all again. */
export async function erroDoDocumento(arquivo: File): Promise<string | null> {
  if (arquivo.size > DOCUMENTO_NO_MAXIMO) return 'O documento passa de 5 MB. Envie um menor.';
  const recusa = recusaDoPdf(new Uint8Array(await arquivo.arrayBuffer()));
  if (recusa === 'DOCUMENTO_NAO_ACEITO') return 'Envie o documento em PDF.';
  return recusa && 'O PDF está incompleto ou danificado. Envie outro.';
}
