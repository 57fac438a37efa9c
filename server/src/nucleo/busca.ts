import { semAcento } from '@indica-bem/domain/texto/sem-acento';

/**
 * What was typed, as patterns for a `busca` column: every word must be there, in any order, whatever its accents. One or
 * two letters must begin a word: anywhere inside they would find nearly everybody, and no index.
 */
export function padroesDaBusca(busca: string | undefined): string[] {
  const escrito = semAcento(busca ?? '').trim();
  // '(15) 99876-5432' and '+55 15 99876 5432' are one number, not three words.
  const palavras = NUMERO.test(escrito)
    ? [escrito.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')]
    : escrito.split(/\s+/);
  return palavras
    .filter(Boolean)
    .map(semMascara)
    .map((palavra) => `%${palavra.length < 3 ? ' ' : ''}${palavra.replace(/[\\%_]/g, '\\$&')}%`);
}

// CEP, CPF, CNPJ and phones are stored bare and typed with their mask, whole or in part. A CNPJ may have letters: then it
// is known by its slash.
const NUMERO = /^[+(]?\d[\d\s().\-/]*$/;
const MASCARADO = /^([+(]?\d[\d().\-/]*|[0-9a-z]{2}\.[0-9a-z]{3}\.[0-9a-z]{3}\/[0-9a-z]{0,4}(-\d{0,2})?)$/;

const semMascara = (palavra: string) => (MASCARADO.test(palavra) ? palavra.replace(/[+().\-/]/g, '') : palavra);
