let nascido: number | null = null;

/** A coupon was made just now, and its screen is the next one. Known as long as this page lives: a reload is no birth. */
export function anunciarNascimento(idDoCupom: number): void {
  nascido = idDoCupom;
}

export const acabaDeNascer = (idDoCupom: number): boolean => nascido === idDoCupom;

/** It was seen: "back" and "forward" do not play it again. */
export function esquecerNascimento(): void {
  nascido = null;
}
