import { semAcento } from '@indica-bem/domain/texto/sem-acento';

/**
 * What was typed, as patterns for a `busca` column: every word must be there, in any order, whatever its accents. One or
 * two letters must begin a word: anywhere inside they would find nearly everybody, and no index.
 */
export function padroesDaBusca(busca: string | undefined): string[] {
  return semAcento(busca ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map(semMascara)
    .map((palavra) => `%${palavra.length < 3 ? ' ' : ''}${palavra.replace(/[\\%_]/g, '\\$&')}%`);
}

// CEP, CPF and CNPJ are stored bare and typed with their mask.
const MASCARADO = /^(\d{5}-\d{3}|\d{3}\.\d{3}\.\d{3}-\d{2}|[0-9a-z]{2}\.[0-9a-z]{3}\.[0-9a-z]{3}\/[0-9a-z]{4}-\d{2})$/;

const semMascara = (palavra: string) => (MASCARADO.test(palavra) ? palavra.replace(/[.\-/]/g, '') : palavra);
