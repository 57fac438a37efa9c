/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, a new one each half minute. */
const SEGUNDOS_DO_PASSO = 30;
export const DIGITOS = 6;

/** How long the second step of a login waits. */
export const MINUTOS_DO_DESAFIO = 5;
/** How long a secret that was shown waits for its first code. */
export const MINUTOS_PARA_CONFIRMAR = 15;
/** How long who proved to be the owner may go on changing what guards the account. */
export const MINUTOS_DA_PROVA = 10;
export const CODIGOS_DE_RECUPERACAO = 10;
export const CHAVES_DE_ACESSO_NO_MAXIMO = 10;

export const passoEm = (agora: Date): number => Math.floor(agora.getTime() / 1000 / SEGUNDOS_DO_PASSO);

/** The steps whose code is accepted: a clock may be half a minute off, either way. */
export const passosAceitos = (agora: Date): number[] => [-1, 0, 1].map((desvio) => passoEm(agora) + desvio);

/** As typed or pasted, with spaces or a dash in the middle. */
export const limparCodigo = (texto: string): string => texto.normalize('NFKC').replace(/[\s\p{Pd}.\p{Cf}]/gu, '');

export const codigoCompleto = (texto: string): boolean => /^\d{6}$/.test(limparCodigo(texto));

/** Letters without look-alikes, so that a code read from paper is read right. */
const ALFABETO = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LETRAS_DA_RECUPERACAO = 16;

/** Sixteen letters, four by four; each equally likely, so bytes past the last multiple are skipped. */
export function recuperacaoDeBytes(bytes: Uint8Array): string {
  const limite = 256 - (256 % ALFABETO.length);
  const letras = Array.from(bytes)
    .filter((byte) => byte < limite)
    .slice(0, LETRAS_DA_RECUPERACAO)
    .map((byte) => ALFABETO.charAt(byte % ALFABETO.length));
  if (letras.length < LETRAS_DA_RECUPERACAO) throw new RangeError('Too few usable bytes for a recovery code');
  return emGruposDeQuatro(letras.join(''), '-');
}

/** What is compared: any case, with or without its dashes. */
export const limparRecuperacao = (texto: string): string => limparCodigo(texto).toUpperCase();

export const recuperacaoCompleta = (texto: string): boolean =>
  limparRecuperacao(texto).length === LETRAS_DA_RECUPERACAO;

export const emGruposDeQuatro = (texto: string, entre = ' '): string => texto.replace(/.{4}(?=.)/g, `$&${entre}`);

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: how authenticator apps take a secret. */
export function emBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((quinteto) => BASE32.charAt(Number.parseInt(quinteto.padEnd(5, '0'), 2)))
    .join('');
}

type Conta = { emissor: string; email: string; segredo: string };

/** What the QR says to the app. */
export function enderecoDoAplicativo({ emissor, email, segredo }: Conta): string {
  const rotulo = `${encodeURIComponent(emissor)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${rotulo}?secret=${segredo}&issuer=${encodeURIComponent(emissor)}&algorithm=SHA1&digits=${DIGITOS}&period=${SEGUNDOS_DO_PASSO}`;
}
