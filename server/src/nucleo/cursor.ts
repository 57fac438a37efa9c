/** Where a page ended, as the values its order rests on. Opaque to clients; nonsense starts again from the top. */
export function escreverCursor(valores: readonly string[]): string {
  return Buffer.from(JSON.stringify(valores)).toString('base64url');
}

export function lerCursor(cursor: string | undefined): string[] {
  if (!cursor) return [];
  try {
    const valores: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const legivel =
      Array.isArray(valores) && valores.every((v) => typeof v === 'string' && v.length < 300 && !v.includes('\0'));
    return legivel ? valores : [];
  } catch {
    return [];
  }
}
