/** Of what people type or paste: "264", "nº 264", "264º", "1.264". Null if it is not one whole number. */
export function numeroDoQuilo(texto: string): number | null {
  const digitos = /^(?:quilo)?(?:n\.?[º°o]?\.?|#)?(\d{1,15})(?:[º°]|kg)?$/i.exec(texto.replaceAll(/[.\s]/g, ''))?.[1];
  return digitos ? Number(digitos) : null;
}
