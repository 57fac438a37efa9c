import { createPublicKey, verify } from 'node:crypto';
import { sha256 } from '../areas/registro/resumir';

function ed25519(publica: Uint8Array, mensagem: Uint8Array, assinatura: Uint8Array): boolean {
  const x = Buffer.from(publica).toString('base64url');
  return verify(null, mensagem, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), assinatura);
}

/** What whoever checks the register brings along. */
export const CRIPTO = { sha256, ed25519 };
