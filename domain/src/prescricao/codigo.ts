/** No vowels, so no words; no 0 O 1 I L, so no look-alikes. */
export const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const TAMANHO_DO_CODIGO = 8;
export const TAMANHO_DO_CODIGO_DE_CUPOM = 10;

/** The largest multiple of the alphabet in a byte: past it, `byte % 28` would favour the first letters. */
const LIMITE = 256 - (256 % ALFABETO.length);

/** What a label before a code looks like, when a person copies both: "Código:", "Código da indicação", "Cupom nº". */
const ROTULO =
  /^[\s*_"'“(]*(?:seu\s+|meu\s+|o\s+)*(?:c[oó]digo|cupom)(?:\s+(?:d[aeo]|impresso|indica[cç][aã]o|prescri[cç][aã]o|cupom|desconto|cart[aã]o|é|n[º°o.]+))*\s*([:=]?)[\s*_"'”]*/iu;

/** Not letters, not digits: what may stand in or around a code. */
const SINAIS = /[\s.*_"'“”()\p{Pd}\p{Cf}]/gu;

/**
 * As stored, from however a person typed or pasted the whole of it: any case, with spaces, dots or dashes, with its label.
 * Online stores have codes of their own, of any shape ("CUPOM 10"): words before those go only if a colon follows them.
 */
export function normalizarCodigo(texto: string): string {
  const inteiro = texto.normalize('NFKC');
  const [rotulo = '', doisPontos] = ROTULO.exec(inteiro) ?? [];
  if (!/[^\p{L}\p{N}]$/u.test(rotulo)) return juntar(inteiro);
  const resto = inteiro.slice(rotulo.length);
  const nosso = resto.replace(SINAIS, '').toUpperCase();
  if (ehNosso(nosso, TAMANHO_DO_CODIGO) || ehNosso(nosso, TAMANHO_DO_CODIGO_DE_CUPOM)) return nosso;
  return juntar(doisPontos && resto ? resto : inteiro);
}

const juntar = (texto: string) => texto.toUpperCase().replace(/[\s.\p{Pd}\p{Cf}]/gu, '');

const ENDERECO = /https?:\/\/\S+/giu;
const CODIGO_NO_ENDERECO = /[?&]codigo=([^&#\s]+)/iu;
const EM_GRUPOS = new RegExp(
  `(?:^|[^\\p{L}\\p{N}.\\p{Pd}])([${ALFABETO}]{4})[\\s.\\p{Pd}]*([${ALFABETO}]{4})(?![.\\p{Pd}]?[\\p{L}\\p{N}])`,
  'giu',
);

/**
 * The code of a recommendation in whatever was typed, pasted or read by a camera: the code itself, a card's address, a
 * whole message that holds it. What has none comes back normalised, as far as it was typed.
 */
export function lerCodigo(texto: string): string {
  const inteiro = normalizarCodigo(texto);
  if (ehNosso(inteiro, TAMANHO_DO_CODIGO) || ehNosso(inteiro, TAMANHO_DO_CODIGO_DE_CUPOM)) return inteiro;
  const doEndereco = normalizarCodigo(CODIGO_NO_ENDERECO.exec(texto)?.[1] ?? '');
  if (ehNosso(doEndereco, TAMANHO_DO_CODIGO)) return doEndereco;
  return naMensagem(texto.normalize('NFKC').replace(ENDERECO, ' ')) ?? inteiro;
}

/** A phone may look like one: almost every code has a letter, and whoever writes a message says "código" before it. */
function naMensagem(texto: string): string | undefined {
  const aviso = texto.search(/c[oó]digo/iu);
  const pontos = ({ 0: achado, index }: RegExpExecArray) => (/[a-z]/i.test(achado) ? 2 : 0) + (index > aviso ? 1 : 0);
  const [melhor] = [...texto.matchAll(EM_GRUPOS)].sort((um, outro) => pontos(outro) - pontos(um));
  return melhor && `${melhor[1]}${melhor[2]}`.toUpperCase();
}

function ehNosso(codigo: string, tamanho: number): boolean {
  return codigo.length === tamanho && [...codigo].every((letra) => ALFABETO.includes(letra));
}

export function codigoValido(texto: string, tamanho: number = TAMANHO_DO_CODIGO): boolean {
  return ehNosso(normalizarCodigo(texto), tamanho);
}

/** A code as far as somebody typed it in a search, or null when these are other words. */
export function pedacoDeCodigo(busca: string): string | null {
  const pedaco = lerCodigo(busca);
  const possivel = pedaco.length <= TAMANHO_DO_CODIGO && [...pedaco].every((letra) => ALFABETO.includes(letra));
  return pedaco && possivel ? pedaco : null;
}

/**
 * Each letter equally likely: bytes past the limit are skipped (1 in 64), so give more bytes than letters; with four
 * times as many, falling short never happens in practice.
 */
export function codigoDeBytes(bytes: Uint8Array, tamanho: number): string {
  const letras = Array.from(bytes)
    .filter((byte) => byte < LIMITE)
    .slice(0, tamanho)
    .map((byte) => ALFABETO.charAt(byte % ALFABETO.length));
  if (letras.length < tamanho) throw new RangeError(`Too few usable bytes for a code of ${tamanho}`);
  return letras.join('');
}

/** For the eye: 'CPM7-KXR4-29'. A code of an online store's own pool is free text and stays as it is. */
/** In the place of a printed code that nobody has taken yet: whoever reads it could. */
export const CODIGO_OCULTO = '••••••••';

export function formatarCodigo(codigo: string): string {
  const nosso = codigoValido(codigo, TAMANHO_DO_CODIGO) || codigoValido(codigo, TAMANHO_DO_CODIGO_DE_CUPOM);
  return nosso ? normalizarCodigo(codigo).replace(/.{4}(?=.)/g, '$&-') : codigo;
}
