/** What XML 1.0 cannot hold even escaped: control characters, lone surrogates, U+FFFE and U+FFFF. */
const PROIBIDOS = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const ENTIDADES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaparXml(texto: string): string {
  return texto.replace(PROIBIDOS, ' ').replace(/[&<>"']/g, (c) => ENTIDADES[c] ?? '');
}

/** Bold sans, in em: generous, since the reader's machine may lack our font. */
export function larguraEstimada(texto: string): number {
  return [...texto].reduce((soma, letra) => soma + larguraDaLetra(letra), 0);
}

function larguraDaLetra(letra: string): number {
  if (/[ iíjlI.,:;'|!()]/.test(letra)) return 0.33;
  if (/[mwMW@%—]/.test(letra)) return 0.94;
  if (/[\p{Lu}&]/u.test(letra)) return 0.72;
  return /[\p{Ll}\d-]/u.test(letra) ? 0.6 : 1;
}

type Espaco = { largura: number; maior: number; menor: number; linhas: 1 | 2 };
type Ajuste = { linhas: string[]; tamanho: number };

/** One line if it stays large, else two; never smaller than `menor`: what still exceeds is cut with an ellipsis. */
export function caber(texto: string, { largura, maior, menor, linhas }: Espaco): Ajuste {
  const limpo = texto.replace(/\s+/g, ' ').trim();
  const em1 = medir([limpo], largura, maior);
  if (linhas === 1 || em1.tamanho >= maior * 0.75) return cortar(em1, largura, menor);
  const em2 = medir(emDuasLinhas(limpo), largura, maior);
  return cortar(em2.tamanho > em1.tamanho ? em2 : em1, largura, menor);
}

function medir(linhas: string[], largura: number, maior: number): Ajuste {
  const maisLonga = Math.max(...linhas.map(larguraEstimada));
  return { linhas, tamanho: Math.min(maior, Math.floor(largura / Math.max(maisLonga, 1))) };
}

function emDuasLinhas(texto: string): string[] {
  const palavras = texto.split(' ');
  const quebras = palavras
    .slice(1)
    .map((_, i) => [palavras.slice(0, i + 1).join(' '), palavras.slice(i + 1).join(' ')]);
  const maisLonga = (linhas: string[]) => Math.max(...linhas.map(larguraEstimada));
  return quebras.reduce((melhor, par) => (maisLonga(par) < maisLonga(melhor) ? par : melhor), [texto]);
}

/** At the smallest size the first line takes what it holds, and only the last one is cut. */
function cortar({ linhas, tamanho }: Ajuste, largura: number, menor: number): Ajuste {
  if (tamanho >= menor) return { linhas, tamanho };
  const limite = largura / menor;
  const [primeira = '', ...demais] = linhas;
  if (demais.length === 0) return { linhas: [encurtar(primeira, limite)], tamanho: menor };
  const palavras = linhas.join(' ').split(' ');
  const cabem = Math.max(
    1,
    palavras.findIndex((_, i) => larguraEstimada(palavras.slice(0, i + 1).join(' ')) > limite),
  );
  const partes = [palavras.slice(0, cabem), palavras.slice(cabem)].map((parte) => encurtar(parte.join(' '), limite));
  return { linhas: partes, tamanho: menor };
}

function encurtar(linha: string, limite: number): string {
  if (larguraEstimada(linha) <= limite) return linha;
  let curta = '';
  for (const letra of linha) {
    if (larguraEstimada(`${curta}${letra}…`) > limite) break;
    curta += letra;
  }
  return `${curta.trimEnd()}…`;
}
