/** What the 44 characters of a receipt say by themselves. */
export interface NotaLida {
  chave: string;
  /** IBGE's number of the state: 35 is São Paulo. */
  uf: string;
  /** When it was issued: yyyy-mm. */
  mes: string;
  cnpj: string;
  /** 65 is an NFC-e, what a till prints; 55 an NF-e. */
  modelo: string;
}

/** Why a text is no receipt; `partes` fill in the sentence. */
export interface NotaIlegivel {
  recusa: 'NOTA_ILEGIVEL' | 'NOTA_INCOMPLETA' | 'NOTA_DIGITO' | 'NOTA_DE_TESTE';
  partes?: Record<string, string>;
}

export const TAMANHO_DA_CHAVE = 44;
/** A QR that was printed without a connection carries a signature: nothing that is read is longer. */
export const TEXTO_DA_NOTA_NO_MAXIMO = 2000;

// state 2 · year and month 4 · CNPJ 14, of which the first twelve may be letters · model 2 · series 3 · number 9 ·
// kind of emission 1 · random 8 · check digit 1. People and pages part it with spaces, dots or dashes.
const ENTRE = String.raw`[\s.,/_\-\u2010-\u2015\u200B\u2060]*`;
const CHAVE = new RegExp(
  String.raw`(?:^|[^0-9A-Z])(?:NFE)?((?:\d${ENTRE}){6}(?:[0-9A-Z]${ENTRE}){12}(?:\d${ENTRE}){25}\d)(?![0-9A-Z])`,
);

/**
 * Anything that is read by a camera, typed or pasted: the key, with or without what parts it or stands around it, or the
 * address in the QR of an NFC-e of any version. Of all that an address may carry, the buyer's CPF among it, only the key and
 * whether it was issued for real are looked at.
 */
export function lerNota(texto: string): NotaLida | NotaIlegivel {
  const { escrita, ambiente } = recortar(texto);
  const achada = CHAVE.exec(escrita)?.[1];
  if (!achada) return semChave(escrita);
  const chave = limparChave(achada);
  if (digitoDaChave(chave) !== chave.at(-1)) return { recusa: 'NOTA_DIGITO' };
  if (ambiente === '2') return { recusa: 'NOTA_DE_TESTE' };
  const nota = partesDaChave(chave);
  const naoHa = (ambiente && ambiente !== '1') || !/-(0[1-9]|1[0-2])$/.test(nota.mes);
  return naoHa ? { recusa: 'NOTA_ILEGIVEL' } : nota;
}

export const ilegivel = (lida: NotaLida | NotaIlegivel): lida is NotaIlegivel => 'recusa' in lida;

/** The part that holds the key, and the environment (1 for real, 2 a test) where the address tells it. */
function recortar(texto: string): { escrita: string; ambiente: string | undefined } {
  // A bar travels as it is or escaped, once or twice; a scanner set to another keyboard types `}` for it and `:` for `?`.
  const plano = texto.toUpperCase().replace(/%(?:25)*7C|\}/g, '|');
  const primeira = /[?&:]CHNFE=([^&#\s]*)/.exec(plano)?.[1];
  if (primeira) return { escrita: primeira, ambiente: /[?&]TPAMB=([^&#\s]*)/.exec(plano)?.[1] };
  const [escrita = '', , ambiente] = (/[?&:]P=([^&#\s]*)/.exec(plano)?.[1] ?? plano).split('|');
  return { escrita, ambiente: ambiente?.trim() };
}

/** Somebody who typed or copied most of a key is told how much there is of it. */
function semChave(escrita: string): NotaIlegivel {
  const quantos = limparChave(escrita).length;
  const quase = /\d{4}/.test(escrita) && quantos >= 20 && quantos <= 60 && quantos !== TAMANHO_DA_CHAVE;
  return quase ? { recusa: 'NOTA_INCOMPLETA', partes: { quantos: String(quantos) } } : { recusa: 'NOTA_ILEGIVEL' };
}

const limparChave = (texto: string) => texto.toUpperCase().replace(/[^0-9A-Z]/g, '');

function partesDaChave(chave: string): NotaLida {
  return {
    chave,
    uf: chave.slice(0, 2),
    mes: `20${chave.slice(2, 4)}-${chave.slice(4, 6)}`,
    cnpj: chave.slice(6, 20),
    modelo: chave.slice(20, 22),
  };
}

/** Modulo 11 of the first 43, weights 2 to 9 over and over from the right; a character is worth its code − 48. */
function digitoDaChave(chave: string): string {
  let soma = 0;
  for (let i = 0; i < TAMANHO_DA_CHAVE - 1; i++)
    soma += (chave.charCodeAt(TAMANHO_DA_CHAVE - 2 - i) - 48) * (2 + (i % 8));
  const resto = soma % 11;
  return String(resto < 2 ? 0 : 11 - resto);
}

/** The first 43 with the one that checks them: for fictitious receipts. */
export const comDigitoDaChave = (base: string): string => base + digitoDaChave(base);

/** As it stands on paper: in fours. A spreadsheet takes it for words, not for a number to round. */
export const formatarChave = (chave: string): string => chave.replace(/.{4}(?=.)/g, '$& ');

/** How a person calls it: "NFC-e nº 12345". */
export function nomeDaNota(chave: string): string {
  const { modelo } = partesDaChave(chave);
  return `${modelo === '65' ? 'NFC-e' : 'NF-e'} nº ${Number(chave.slice(25, 34))}`;
}
