import { inflateSync } from 'node:zlib';

const ASSINATURA = 8;
/** Around the content of a piece: its length and kind before it, a checksum after it. */
const [ANTES, DEPOIS] = [8, 4];
const UMA_VEZ_CADA = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IEND'];
const PERFIL_NO_MAXIMO = 4 * 1024 * 1024;

/**
 * Of a PNG only the pieces that draw it: its texts come deflated, and whoever reads the picture would inflate each of them,
 * gigabytes out of one file. JPEG and WebP hold theirs as they are, so a file's own size bounds them. What was cut stays cut.
 */
export function soODesenho(png: Buffer): Buffer {
  const desenho = Buffer.allocUnsafe(png.length);
  const faltam = new Set(UMA_VEZ_CADA);
  let escritos = png.copy(desenho, 0, 0, ASSINATURA);
  let lidos = ASSINATURA;
  while (lidos + ANTES <= png.length && faltam.has('IEND')) {
    const conteudo = lidos + ANTES;
    const fim = conteudo + png.readUInt32BE(lidos);
    const tipo = png.toString('latin1', lidos + 4, conteudo);
    const fica = tipo === 'IDAT' || faltam.delete(tipo);
    if (fica && (tipo !== 'iCCP' || perfilCabe(png.subarray(conteudo, fim))))
      escritos += png.copy(desenho, escritos, lidos, fim + DEPOIS);
    lidos = fim + DEPOIS;
  }
  return desenho.subarray(0, escritos);
}

/** A colour profile is deflated too: a name, a zero, the method, then the profile. */
function perfilCabe(conteudo: Buffer): boolean {
  try {
    inflateSync(conteudo.subarray(conteudo.indexOf(0) + 2), { maxOutputLength: PERFIL_NO_MAXIMO });
    return true;
  } catch {
    return false;
  }
}
