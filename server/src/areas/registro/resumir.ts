import { createHash } from 'node:crypto';
import { bytesDaFolha, bytesDoNo } from '@indica-bem/domain/registro/arvore';

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

export const resumirFolha = (folha: string): Buffer => sha256(bytesDaFolha(folha));

/** The hash above two. */
export const juntar = (esquerda: Buffer, direita: Buffer): Buffer => sha256(bytesDoNo(esquerda, direita));
