const conta = (texto: string) => texto.replace(/[^0-9A-Za-z]/g, '').length;

/** Punctuation comes and goes around the cursor; it keeps as many letters and digits on its right as before. */
export function cursorDepoisDaMascara(digitado: string, cursor: number | null, mascarado: string): number {
  const adireita = conta(digitado.slice(cursor ?? digitado.length));
  let posicao = mascarado.length;
  for (let vistos = 0; posicao > 0 && vistos < adireita; posicao--) {
    if (conta(mascarado[posicao - 1] ?? '') === 1) vistos++;
  }
  return posicao;
}
