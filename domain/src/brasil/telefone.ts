import { aplicarMascara } from './mascara';

const DDDS = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** DDD and number, only digits: without +55 and trunk zeros. 55 is also a DDD, so only the length tells them apart. */
export function limparTelefone(texto: string): string {
  const digitos = texto.replace(/\D/g, '');
  return /^0*(?:550?)?([1-9]\d{9,10})$/.exec(digitos)?.[1] ?? digitos;
}

/** Mobile: nine digits from 9. Landline: eight from 2 to 5, so a mobile that lacks a digit does not pass for one. */
export function telefoneValido(texto: string): boolean {
  const telefone = limparTelefone(texto);
  return DDDS.has(telefone.slice(0, 2)) && /^(9\d{8}|[2-5]\d{7})$/.test(telefone.slice(2));
}

/** Nine digits from 9. Landlines have no WhatsApp to speak of. */
export function ehCelular(texto: string): boolean {
  return telefoneValido(texto) && limparTelefone(texto).length === 11;
}

export function formatarTelefone(texto: string): string {
  const telefone = limparTelefone(texto);
  const celular = telefone[2] === '9' || telefone.length > 10;
  return aplicarMascara(telefone, celular ? '(##) #####-####' : '(##) ####-####');
}

/** The area and the last four: '(15) •••••-5432'. */
export function mascararTelefone(texto: string): string {
  return formatarTelefone(texto).replace(/(?<=\) )\d+(?=-)/, (meio) => '•'.repeat(meio.length));
}
