import type { Bytes } from './bytes';

// What a browser has, and Node as well; the domain has the types of neither.
type Chave = object;
declare const crypto: {
  subtle: {
    digest(nome: string, bytes: Bytes): Promise<ArrayBuffer>;
    generateKey(nome: string, exporta: boolean, usos: string[]): Promise<{ publicKey: Chave; privateKey: Chave }>;
    exportKey(formato: 'raw', chave: Chave): Promise<ArrayBuffer>;
    importKey(formato: 'raw', bytes: Bytes, nome: unknown, exporta: boolean, usos: string[]): Promise<Chave>;
    sign(nome: string, chave: Chave, bytes: Bytes): Promise<ArrayBuffer>;
    verify(nome: string, chave: Chave, assinatura: Bytes, bytes: Bytes): Promise<boolean>;
  };
};
const { subtle } = crypto;

export const sha256 = async (bytes: Bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes));

export const ed25519 = async (publica: Bytes, mensagem: Bytes, assinatura: Bytes) =>
  subtle.verify('Ed25519', await subtle.importKey('raw', publica, 'Ed25519', true, ['verify']), assinatura, mensagem);

export async function hmac(chave: Bytes, mensagem: Bytes) {
  const lida = await subtle.importKey('raw', chave, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', lida, mensagem));
}

export async function gerarChave() {
  const { publicKey, privateKey } = await subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  return {
    publica: new Uint8Array(await subtle.exportKey('raw', publicKey)),
    assinar: async (mensagem: Bytes) => new Uint8Array(await subtle.sign('Ed25519', privateKey, mensagem)),
  };
}
