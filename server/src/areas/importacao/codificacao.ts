import { isUtf8 } from 'node:buffer';
import { setImmediate as vez } from 'node:timers/promises';

const PEDACO = 64 * 1024;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

export type Codificacao = 'utf-8' | 'windows-1252';

export const temBom = (bytes: Buffer) => bytes.subarray(0, 3).equals(BOM);

/**
 * What only UTF-8 writes, byte by byte: an accented letter, º, ª, a dash or a quote. As Windows-1252 these are "Ã£", "Âº",
 * "â€": no text. Left out is what may follow a real Ã there: a space that does not break, a quote, a dash, "…", ™, ®.
 */
const SO_EM_UTF8 =
  /\xc3(?:[\x80-\x84\x86-\x8f\x93\x95\x98\x9a-\x9f\xa1-\xaa\xac\xad\xaf-\xb6\xb8-\xba\xbc-\xbf]|\x94[A-Za-z])|\xc2[\xaa\xb0\xba]|\xe2\x80[\x90-\xa6]|[A-Za-z]\xcc[\x80-\x83\xa7]/;
/** The first half of a letter, and the file ends: no word ends in a capital Ã after a small letter. */
const CORTADO = /[a-z]\xc3$/;

/**
 * Null: UTF-8 that was damaged or mixed with something else. Reading all of it as Windows-1252 because of one bad byte
 * would spoil every accent, and nobody would be told.
 */
export async function codificacaoDe(bytes: Buffer): Promise<Codificacao | null> {
  if (isUtf8(bytes)) return 'utf-8';
  if (temBom(bytes) || CORTADO.test(bytes.subarray(-2).toString('latin1'))) return null;
  // In pieces that overlap by the longest of these, less one; others have their turn in between.
  for (let i = 0; i < bytes.length; i += PEDACO) {
    if (SO_EM_UTF8.test(bytes.subarray(i, i + PEDACO + 2).toString('latin1'))) return null;
    await vez();
  }
  return 'windows-1252';
}
