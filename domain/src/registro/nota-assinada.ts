import {
  type Bytes,
  base64De,
  bytesDaBase64,
  bytesDoHex,
  bytesDoTexto,
  hexDe,
  juntarBytes,
  type Sha256,
} from './bytes';

// A signed root as others write it too, so that tools of others read it: C2SP's signed-note, in the form of its
// tlog-checkpoint. Not to be taken for `nota`, the receipt of a purchase.

/** The first line of what is signed, and the name of every key that signs it. */
export const ORIGEM = 'indicabem/doacoes';
const ED25519 = 1;

/** `raiz` in hexadecimal; `em` as `Date.toISOString` writes it. */
export type Cabeca = { tamanho: number; raiz: string; kg: number; em: string };
type Assinatura = { nome: string; chave: string; assinatura: Bytes };

/** What is signed, to the letter. */
export function textoDaCabeca({ tamanho, raiz, kg, em }: Cabeca): string {
  const bytes = bytesDoHex(raiz);
  if (bytes?.length !== 32) throw new RangeError('Uma raiz tem 32 bytes.');
  return `${ORIGEM}\n${tamanho}\n${base64De(bytes)}\nkg ${kg}\nem ${em}\n`;
}

/** The text and its signature. `chave`: by which `identificarChave` knows the one that signed. */
export function escreverNotaAssinada(texto: string, chave: string, assinatura: Uint8Array): string {
  const id = bytesDoHex(chave);
  if (id?.length !== 4) throw new RangeError('Uma chave se identifica por 4 bytes.');
  return `${texto}\n— ${ORIGEM} ${base64De(juntarBytes(id, assinatura))}\n`;
}

/** The first bytes of its hash, in hexadecimal. Two may share them: they find a key, and prove nothing. */
export async function identificarChave(publica: Uint8Array, sha256: Sha256): Promise<string> {
  const hash = await sha256(juntarBytes(bytesDoTexto(`${ORIGEM}\n`), [ED25519], publica));
  return hexDe(hash.subarray(0, 4));
}

export type NotaAssinada = Cabeca & { texto: string; assinaturas: Assinatura[] };

const TEXTO = /^(.+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/]{43}=)\nkg (0|[1-9]\d{0,14})\nem (\d{4}-\d\d-\d\dT[\d:.]+Z)\n$/;
const LINHA = /^— ([^\s+]+) ([A-Za-z0-9+/]+=*)$/;

/** Null for what is no signed root of ours. Whether it was really signed, `conferirMarco` tells. */
export function lerNotaAssinada(nota: string): NotaAssinada | null {
  const fim = nota.lastIndexOf('\n\n');
  if (fim === -1 || !nota.endsWith('\n')) return null;
  const texto = nota.slice(0, fim + 1);
  const [, origem, tamanho, base64 = '', kg, em = ''] = TEXTO.exec(texto) ?? [];
  const raiz = bytesDaBase64(base64);
  const assinaturas = nota
    .slice(fim + 2, -1)
    .split('\n')
    .map(lerLinha);
  if (origem !== ORIGEM || raiz?.length !== 32 || !assinaturas.every((lida) => lida !== null)) return null;
  return { texto, tamanho: Number(tamanho), raiz: hexDe(raiz), kg: Number(kg), em, assinaturas };
}

function lerLinha(linha: string): Assinatura | null {
  const [, nome = '', base64 = ''] = LINHA.exec(linha) ?? [];
  const bytes = bytesDaBase64(base64);
  if (!bytes || bytes.length < 5) return null;
  return { nome, chave: hexDe(bytes.subarray(0, 4)), assinatura: bytes.slice(4) };
}

export type Cripto = {
  sha256: Sha256;
  /** Whether `publica` signed it. One that cannot tell throws, which is not a "no". */
  ed25519: (publica: Bytes, mensagem: Bytes, assinatura: Bytes) => boolean | Promise<boolean>;
};
/** `publica`: 32 bytes in base64. */
export type ChavePublica = { chave: string; publica: string };
type MarcoAConferir = Cabeca & { chave: string; nota: string };

/** Whether one of these keys signed exactly what the marco says, signature and every number of it. */
export async function conferirMarco(
  marco: MarcoAConferir,
  chaves: readonly ChavePublica[],
  { sha256, ed25519 }: Cripto,
): Promise<boolean> {
  const nota = lerNotaAssinada(marco.nota);
  const publica = bytesDaBase64(chaves.find(({ chave }) => chave === marco.chave)?.publica ?? '');
  if (!nota || publica?.length !== 32 || !mesmaCabeca(nota, marco)) return false;
  const assinada = nota.assinaturas.find(({ nome, chave }) => nome === ORIGEM && chave === marco.chave);
  if (assinada?.assinatura.length !== 64 || (await identificarChave(publica, sha256)) !== marco.chave) return false;
  return ed25519(publica, bytesDoTexto(nota.texto), assinada.assinatura);
}

const mesmaCabeca = (uma: Cabeca, outra: Cabeca) =>
  uma.tamanho === outra.tamanho && uma.raiz === outra.raiz && uma.kg === outra.kg && uma.em === outra.em;
