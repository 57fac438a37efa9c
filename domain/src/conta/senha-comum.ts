import { semAcento } from '../texto/sem-acento';
import { PALAVRAS_COMUNS, SENHAS_COMUNS } from './senhas-comuns';

/** Who chooses it: their own name and e-mail are the first thing a stranger tries. */
export type DonoDaSenha = { email?: string | null | undefined; nomes?: readonly (string | null | undefined)[] };

const COMUM = 'Esta senha é muito usada e fácil de adivinhar. Escolha outra';
const PROPRIA = 'Não use seu nome ou e-mail como senha. Escolha outra';

/** For the server only, as the list is: why a password of the right length would still be guessed, or null. */
export function erroDaSenhaComum(senha: string, { email, nomes = [] }: DonoDaSenha = {}): string | null {
  const escrita = semAcento(senha);
  const palavras = [miolo(escrita, /^[^a-z]+|[^a-z]+$/g), miolo(escrita, /^[^a-z@$]+|[^a-z@$]+$/g)];
  const doDono = [email, email?.split('@')[0], ...nomes.flatMap((nome) => [nome, ...(nome ?? '').split(/\s+/)])];
  const proprias = new Set(doDono.map((texto) => soLetras(semAcento(texto ?? ''))).filter(({ length }) => length > 2));
  if (palavras.some((palavra) => proprias.has(palavra))) return PROPRIA;
  const comum =
    SENHAS_COMUNS.has(escrita) ||
    palavras.some((palavra) => PALAVRAS_COMUNS.has(palavra)) ||
    repetida(escrita) ||
    emFila(escrita) ||
    data(escrita);
  return comum ? COMUM : null;
}

const TROCAS: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's' };

/** More at the ends than this is no ornament. */
const ENFEITE = 6;

/** 'S3nh@2024!' is 'senha': without what people hang on at the ends, and with letters for the signs that look like them. */
function miolo(escrita: string, pontas: RegExp): string {
  const semPontas = escrita.replace(pontas, '');
  return soLetras(semPontas !== '' && escrita.length - semPontas.length <= ENFEITE ? semPontas : escrita);
}

const soLetras = (texto: string) =>
  texto.replace(/[@431!0$5]/g, (sinal) => TROCAS[sinal] ?? sinal).replace(/[^a-z0-9]/g, '');

/** One piece over and over: 'aaaaaaaa', '12341234', 'senhasenha'. */
const repetida = (escrita: string) => /^(.{1,6}?)\1+$/s.test(escrita);

const FILAS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];

/** Keys beside each other, forwards or backwards. */
function emFila(escrita: string): boolean {
  const aoContrario = [...escrita].reverse().join('');
  return FILAS.some((fila) => fila.includes(escrita) || fila.includes(aoContrario));
}

/** Eight digits that are a day of somebody's life: 12081990, 19900812. */
const data = (escrita: string) =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(escrita) ||
  /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(escrita);
