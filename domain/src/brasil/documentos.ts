import { aplicarMascara } from './mascara';

const CPF = '###.###.###-##';
const CNPJ = '##.###.###/####-##';
/** The highest weight of the check digits. */
const PESO_DO_CPF = 11;
const PESO_DO_CNPJ = 9;

/** Copied along with the number: "CNPJ: ", "CPF/CNPJ nº ". A sign follows it, for a CNPJ itself may begin with these letters. */
const ROTULO = /^\W*(?:CPF\W+(?:OU\W+)?)?C(?:NPJ|PF)(?:\/MF)?(?:\W+N[.º°]+)?\W+/;

const alfanumericos = (texto: string) =>
  texto
    .toUpperCase()
    .replace(ROTULO, '')
    .replace(/[^0-9A-Z]/g, '');

export function limparCpf(texto: string): string {
  return texto.replace(/\D/g, '');
}

export function limparCnpj(texto: string): string {
  return alfanumericos(texto);
}

export function cpfValido(texto: string): boolean {
  // Not limparCpf: a letter in the middle is a mistake to report, not one to drop.
  const cpf = alfanumericos(texto);
  return /^\d{11}$/.test(cpf) && !todosIguais(cpf) && digitosConferem(cpf, PESO_DO_CPF);
}

/** Numeric or alphanumeric: the twelve first characters may be letters, the check digits never are. */
export function cnpjValido(texto: string): boolean {
  const cnpj = limparCnpj(texto);
  return /^[0-9A-Z]{12}\d{2}$/.test(cnpj) && !todosIguais(cnpj) && digitosConferem(cnpj, PESO_DO_CNPJ);
}

/** Nine digits with the two that check them: for fictitious people. */
export const comDigitosDoCpf = (base: string) => comDigitos(base, PESO_DO_CPF);
export const comDigitosDoCnpj = (base: string) => comDigitos(base, PESO_DO_CNPJ);

export function formatarCpf(texto: string): string {
  return aplicarMascara(limparCpf(texto), CPF);
}

export function formatarCnpj(texto: string): string {
  return aplicarMascara(limparCnpj(texto), CNPJ);
}

/** One field for both: CNPJ past 11 characters or at the first letter. */
export function formatarCpfOuCnpj(texto: string): string {
  const caracteres = alfanumericos(texto);
  return aplicarMascara(caracteres, caracteres.length > 11 || /[A-Z]/.test(caracteres) ? CNPJ : CPF);
}

/** What a shop may see of a tutor's CPF, once it has read the coupon: the last three digits. Anything but eleven digits is hidden whole. */
export function mascararCpf(texto: string): string {
  const cpf = limparCpf(texto);
  return cpf.length === 11 ? `***.***.**${cpf.slice(8, 9)}-${cpf.slice(9)}` : '***.***.***-**';
}

/** What the team reads of a CPF in a list: enough to tell two people apart, too little to use. */
export function cpfEntreAsteriscos(texto: string): string {
  const cpf = limparCpf(texto);
  return cpf.length === 11 ? `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` : '***.***.***-**';
}

function todosIguais(documento: string): boolean {
  return new Set(documento).size === 1;
}

function digitosConferem(documento: string, pesoMaximo: number): boolean {
  return documento === comDigitos(documento.slice(0, -2), pesoMaximo);
}

function comDigitos(base: string, pesoMaximo: number): string {
  const primeiro = digitoVerificador(base, pesoMaximo);
  return `${base}${primeiro}${digitoVerificador(`${base}${primeiro}`, pesoMaximo)}`;
}

/** Modulo 11, weights 2, 3, … pesoMaximo, 2, 3, … from right to left; a character is worth its code − 48. */
function digitoVerificador(base: string, pesoMaximo: number): number {
  let soma = 0;
  for (let i = 0; i < base.length; i++) {
    soma += (base.charCodeAt(base.length - 1 - i) - 48) * (2 + (i % (pesoMaximo - 1)));
  }
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
}
