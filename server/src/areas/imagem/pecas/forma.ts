/** A drawn fragment of SVG markup; pieces stand on the origin, y grows downwards. */
export type Desenho = string;

export function em(x: number, y: number, desenho: Desenho, escala = 1, giro = 0): Desenho {
  const tamanho = escala === 1 ? '' : `scale(${escala})`;
  const angulo = giro === 0 ? '' : `rotate(${giro})`;
  return `<g transform="translate(${arredondar(x)} ${arredondar(y)})${angulo}${tamanho}">${desenho}</g>`;
}

/** Stands the drawing on the ground, over its own soft shadow. */
export function pousar(x: number, y: number, largura: number, desenho: Desenho, escala = 1): Desenho {
  const sombra = `<ellipse fill="#0E2A1C" fill-opacity=".16" rx="${largura / 2}" ry="${arredondar(Math.min(largura / 16, 9))}"/>`;
  return em(x, y, sombra + desenho, escala);
}

export function espelhar(desenho: Desenho): Desenho {
  return `<g transform="scale(-1 1)">${desenho}</g>`;
}

export function mancha(fill: string, d: string): Desenho {
  return `<path fill="${fill}" d="${d}"/>`;
}

export function disco(fill: string, cx: number, cy: number, r: number): Desenho {
  return `<circle fill="${fill}" cx="${cx}" cy="${cy}" r="${r}"/>`;
}

export function oval(fill: string, cx: number, cy: number, rx: number, ry: number, giro = 0): Desenho {
  const transform = giro === 0 ? '' : ` transform="rotate(${giro} ${cx} ${cy})"`;
  return `<ellipse fill="${fill}" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${transform}/>`;
}

export function caixa(fill: string, x: number, y: number, largura: number, altura: number, rx = 0): Desenho {
  return `<rect fill="${fill}" x="${x}" y="${y}" width="${largura}" height="${altura}" rx="${rx}"/>`;
}

/** A bar with round ends from one point to the other: the set draws no strokes. */
export function barra(fill: string, x1: number, y1: number, x2: number, y2: number, espessura: number): Desenho {
  const comprimento = Math.hypot(x2 - x1, y2 - y1);
  const giro = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const r = espessura / 2;
  const rect = caixa(fill, -r, -r, arredondar(comprimento + espessura), espessura, r);
  return em(x1, y1, rect, 1, arredondar(giro));
}

export function anel(fill: string, cx: number, cy: number, fora: number, dentro: number): Desenho {
  return mancha(fill, `${volta(cx, cy, fora, 1)}${volta(cx, cy, dentro, 0)}`);
}

function volta(cx: number, cy: number, r: number, sentido: 0 | 1): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 ${sentido} ${2 * r} 0a${r} ${r} 0 1 ${sentido} ${-2 * r} 0z`;
}

export function arredondar(n: number): number {
  return Math.round(n * 10) / 10;
}
