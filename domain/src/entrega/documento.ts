/** What a receipt sent to the product may be. The server decides; the screen says it before sending. */
export const DOCUMENTO_NO_MAXIMO = 5 * 1024 * 1024;

/** Where readers look for the end of a PDF. */
const FIM_DO_PDF = 1024;

export const RECUSAS_DO_DOCUMENTO = ['DOCUMENTO_MUITO_PESADO', 'DOCUMENTO_NAO_ACEITO', 'DOCUMENTO_DANIFICADO'] as const;

const letras = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * By its first and last bytes, never by its name or by what the sender calls it. Readers take a PDF that begins or ends
 * somewhere inside a file; such a file may be something else as well, so here it begins and ends with the file.
 */
export function recusaDoPdf(bytes: Uint8Array): 'DOCUMENTO_NAO_ACEITO' | 'DOCUMENTO_DANIFICADO' | null {
  if (!/^%PDF-[12]\.\d/.test(letras(bytes.subarray(0, 8)))) return 'DOCUMENTO_NAO_ACEITO';
  return /%%EOF[\s\0]*$/.test(letras(bytes.subarray(-FIM_DO_PDF))) ? null : 'DOCUMENTO_DANIFICADO';
}
