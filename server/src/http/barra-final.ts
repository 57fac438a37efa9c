/** The specification writes some calls with a final slash (`POST /campaign/`): both spellings are one address. */
export function semBarraFinal({ url = '/' }: { url?: string | undefined }): string {
  return url.replace(/^(\/api\/(?!docs)[^?]*[^?/])\/(?=\?|$)/, '$1');
}
