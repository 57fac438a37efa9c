import type { Bytes } from '@indica-bem/domain/registro/bytes';
import type { Cripto } from '@indica-bem/domain/registro/nota-assinada';

/** This browser cannot do the sum: that says nothing about the register. */
export class SemMeios extends Error {
  override readonly name = 'SemMeios';
}

const semConexaoSegura = () =>
  new SemMeios('As contas só podem ser refeitas numa página aberta com conexão segura (https).');
const semEd25519 = () => new SemMeios('Este navegador ainda não sabe conferir este tipo de assinatura (Ed25519).');

function contas(): SubtleCrypto {
  // Browsers hide it from pages that came over plain http.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) throw semConexaoSegura();
  return subtle;
}

/** The browser's own cryptography: nothing that the server sends can pretend to have done the sums. */
export const CRIPTO_DO_NAVEGADOR: Cripto = {
  sha256: async (bytes) => new Uint8Array(await contas().digest('SHA-256', bytes)),
  ed25519: async (publica, mensagem, assinatura) => {
    const subtle = contas();
    const chave = await subtle.importKey('raw', publica, 'Ed25519', false, ['verify']).catch(() => null);
    if (!chave) throw semEd25519();
    return subtle.verify('Ed25519', chave, assinatura, mensagem);
  },
};

/** Which purchase a leaf speaks of, by the secret that only its tutor was given. */
export async function hmacSha256(sal: Bytes, mensagem: Bytes): Promise<Uint8Array> {
  const subtle = contas();
  const chave = await subtle.importKey('raw', sal, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', chave, mensagem));
}
