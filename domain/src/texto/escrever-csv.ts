/** `;`, BOM and CRLF: what the spreadsheets used here open with accents and columns in place. */
export function escreverCsv(linhas: readonly (readonly string[])[]): string {
  return `\ufeff${escreverLinhas(linhas)}`;
}

/** More rows of a file that was begun. */
export function escreverLinhas(linhas: readonly (readonly string[])[]): string {
  return linhas.map((celulas) => `${celulas.map(escreverCelula).join(';')}\r\n`).join('');
}

/** A cell that a spreadsheet would run as a formula becomes text (spec 8.9). */
function escreverCelula(celula: string): string {
  const inerte = /^[=+\-@\t\r]/.test(celula) ? `'${celula}` : celula;
  return /[";\r\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}
