import { createHash } from 'node:crypto';
import { recusaDoPdf } from '@indica-bem/domain/entrega/documento';
import { Recusa } from '../../nucleo/recusa';

/** A receipt, byte by byte as it came: it is evidence. Its name is not kept. */
export type Documento = { bytes: Buffer; hash: string };

export function conferirDocumento(arquivo: { bytes: Buffer } | undefined): Documento | undefined {
  if (!arquivo) return undefined;
  const { bytes } = arquivo;
  const recusa = recusaDoPdf(bytes);
  if (recusa) {
    const { message } = new Recusa(recusa);
    throw new Recusa(recusa, { campos: { documento: message } });
  }
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
