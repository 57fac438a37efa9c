import { createHmac, timingSafeEqual } from 'node:crypto';
import { DIGITOS, limparCodigo, passosAceitos } from '@indica-bem/domain/fator/regras';

/** RFC 4226 over the step of RFC 6238. */
export function codigoDoPasso(segredo: Buffer, passo: number, digitos: number = DIGITOS): string {
  const contador = Buffer.alloc(8);
  contador.writeBigUInt64BE(BigInt(passo));
  const resumo = createHmac('sha1', segredo).update(contador).digest();
  const inicio = resumo.readUInt8(resumo.length - 1) & 0x0f;
  const numero = resumo.readUInt32BE(inicio) & 0x7fff_ffff;
  return String(numero % 10 ** digitos).padStart(digitos, '0');
}

/** The step the code is of, if it is one of those accepted now. All are compared, and in the same time. */
export function passoDoCodigo(segredo: Buffer, escrito: string, agora: Date): number | null {
  const recebido = Buffer.from(
    limparCodigo(escrito)
      .padEnd(DIGITOS)
      .slice(0, DIGITOS + 1),
  );
  let achado: number | null = null;
  for (const passo of passosAceitos(agora)) {
    const esperado = Buffer.from(codigoDoPasso(segredo, passo));
    if (recebido.length === esperado.length && timingSafeEqual(recebido, esperado)) achado = passo;
  }
  return achado;
}
