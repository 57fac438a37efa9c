/**
 * One key per filled form (DECISIONS): sending the same again, after a lost answer, is the same recommendation; once
 * something in it changed, it is another.
 */
export function criarChaves(sortear: () => string = uuid): (conteudo: unknown) => string {
  let ultima: { texto: string; chave: string } | null = null;
  return (conteudo) => {
    const texto = JSON.stringify(conteudo);
    if (ultima?.texto !== texto) ultima = { texto, chave: sortear() };
    return ultima.chave;
  };
}

/** `crypto.randomUUID` exists only on https and localhost; a clinic's own network may have neither. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, i) => {
    const marcado = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marcado.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
