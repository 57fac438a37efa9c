/** Some callers write a final slash (`POST /campaign/`): both spellings are one address (spec 12.1). */
export function semBarraFinal({ url = '/' }: { url?: string | undefined }): string {
  return url.replace(/^(\/api\/(?!docs)[^?]*[^?/])\/(?=\?|$)/, '$1');
}
