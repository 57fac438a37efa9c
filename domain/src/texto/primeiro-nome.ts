/** What one calls a person by: "Ana", "Dr. Caio". */
export const primeiroNome = (nome: string): string =>
  /^(?:(?:dra?|profa?|sra?)\.\s+)?\S+/i.exec(nome.trim())?.[0] ?? '';
