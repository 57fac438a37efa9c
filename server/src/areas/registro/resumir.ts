import { hash } from 'node:crypto';
import { bytesDaFolha, bytesDoNo } from '@indica-bem/domain/registro/arvore';

export const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

export const resumirFolha = (folha: string): Buffer => sha256(bytesDaFolha(folha));

/** The hash above two. */
export const juntar = (esquerda: Buffer, direita: Buffer): Buffer => sha256(bytesDoNo(esquerda, direita));
