/** A living QR changes its seal every so many seconds (spec 3.5). */
export const SEGUNDOS_DO_PASSO = 15;

/**
 * The steps a till accepts, the likeliest first: a picture dies within 45 s, and an instance whose clock is a second
 * ahead or behind does no harm.
 */
const PASSOS_ACEITOS = [0, -1, 1, -2] as const;

/** What a seal and a number stand for: another store's, another purchase's or another coupon's is another one. */
export type OQueSela = { idCupom: number; vez: number; idLojista: number };

export const passoDe = (agora: Date): number => Math.floor(agora.getTime() / 1000 / SEGUNDOS_DO_PASSO);
export const passosAceitos = (agora: Date): number[] => PASSOS_ACEITOS.map((n) => passoDe(agora) + n);

/** When the step gives way to the next: the screen of the tutor asks again. */
export const fimDoPasso = (agora: Date): Date => new Date((passoDe(agora) + 1) * SEGUNDOS_DO_PASSO * 1000);

export const textoDoSelo = (o: OQueSela, passo: number): string => `v1|${base(o)}|${passo}`;
export const textoDoNumero = (o: OQueSela, passo: number): string => `n1|${base(o)}|${passo}`;
const base = ({ idCupom, vez, idLojista }: OQueSela) => `${idCupom}|${vez}|${idLojista}`;

/** Crockford's: no I, L, O or U. */
const ALFABETO_DO_SELO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BYTES_DO_SELO = 10;
export const TAMANHO_DO_SELO = 16;

/** The first ten bytes, five bits a letter. */
export function seloDeBytes(bytes: Uint8Array): string {
  let selo = '';
  let bits = 0;
  let resto = 0;
  for (const byte of bytes.subarray(0, BYTES_DO_SELO)) {
    resto = (resto << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      selo += ALFABETO_DO_SELO.charAt((resto >> bits) & 31);
    }
    resto &= (1 << bits) - 1;
  }
  if (selo.length !== TAMANHO_DO_SELO) throw new RangeError('Too few bytes for a seal');
  return selo;
}

/** As it is compared: any case, and the letters that are mistaken for digits. */
export const normalizarSelo = (texto: string): string =>
  texto.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');

/** Four digits of the first four bytes. */
export function numeroDeBytes(bytes: Uint8Array): string {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return String((a * 0x1000000 + b * 0x10000 + c * 0x100 + d) % 10_000).padStart(4, '0');
}

/** What a QR holds, on the product's own address. */
export const caminhoDoQr = (idCupom: number, selo?: string): string =>
  `/web/cupom/efetivar/${idCupom}${selo ? `?s=${selo}` : ''}`;
