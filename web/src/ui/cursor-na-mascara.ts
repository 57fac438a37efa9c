const conta = (texto: string) => texto.replace(/[^0-9A-Za-z]/g, '').length;

/** Punctuation comes and goes around the cursor; it stays behind the same letters and digits. */
export function cursorDepoisDaMascara(
  digitado: string,
  cursor: number | null,
  formatar: (texto: string) => string,
): number {
  const mascarado = formatar(digitado);
  if (cursor === null || cursor === digitado.length) return mascarado.length;
  const antes = conta(formatar(digitado.slice(0, cursor)));
  let posicao = 0;
  for (let vistos = 0; vistos < antes && posicao < mascarado.length; posicao++)
    vistos += conta(mascarado[posicao] ?? '');
  return posicao;
}
