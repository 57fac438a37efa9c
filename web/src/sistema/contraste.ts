/** WCAG 2: from 1 (none) to 21. Colours as `#rrggbb` or `#rgb`. */
export function contraste(uma: string, outra: string): number {
  const [clara = 0, escura = 0] = [luminancia(uma), luminancia(outra)].toSorted((a, b) => b - a);
  return (clara + 0.05) / (escura + 0.05);
}

function luminancia(cor: string): number {
  const [r = 0, g = 0, b = 0] = partes(cor).map((parte) =>
    parte <= 0.04045 ? parte / 12.92 : ((parte + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function partes(cor: string): number[] {
  const cheia = cor.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  return [1, 3, 5].map((i) => Number.parseInt(cheia.slice(i, i + 2), 16) / 255);
}
