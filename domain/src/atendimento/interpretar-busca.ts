import { limparTelefone } from '../brasil/telefone';
import { ilegivel, lerNota } from '../nota/chave';
import { ALFABETO, normalizarCodigo, TAMANHO_DO_CODIGO_DE_CUPOM } from '../prescricao/codigo';
import { semAcento } from '../texto/sem-acento';

/** What a search box was asked for, told apart. Whole ones are found by equality, parts by what they are a part of. */
export interface Procurado {
  /** A mailbox, whole or in part, in small letters. */
  emails: string[];
  /** Digits of a CPF, CNPJ, phone or id, at least three, without mask and country. */
  numeros: string[];
  /** A CNPJ with letters. */
  cnpjs: string[];
  /** What could be a code, whole or in part, as stored. */
  codigos: string[];
  /** What is left: words of a name, without accents. */
  palavras: string[];
  /** The key of a receipt, and then nothing else. */
  notas: string[];
}

const MINIMO = 3;
const MUITOS = 4;
/** Of a coupon, as its QR says it. */
const NUMERO_NO_MAXIMO = 15;

/** Said around what is meant, and part of no name that is searched for by it. */
const EM_VOLTA = new Set(
  'a o as os e de da do das dos na no em com para por cpf cnpj codigo cupom indicacao prescricao telefone fone tel celular whatsapp email mail nome tutor tutora loja parceiro parceira numero nr n'.split(
    ' ',
  ),
);

const EMAIL = /[^\s,;<>()"']*@[^\s,;<>()"']*/gu;
const CNPJ_COM_LETRAS =
  /(?<![\p{L}\p{N}])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/[0-9A-Z]{4}-?\d{2}(?![\p{L}\p{N}])/giu;
const NOSSO = new RegExp(
  `(?<![\\p{L}\\p{N}])[${ALFABETO}]{4}[\\s.\\p{Pd}]{0,3}[${ALFABETO}]{4}(?:[\\s.\\p{Pd}]{0,3}[${ALFABETO}]{2})?(?![.\\p{Pd}]?[\\p{L}\\p{N}])`,
  'giu',
);
/** With the signs of a mask between its digits; a space only where a phone has one. */
const NUMERO = /\+?\(?\d(?:[\d().\-/]|\s(?=[\d(]))*/gu;

/** However it was typed or pasted: with masks, dashes, labels and words around it, whole or in part. */
export function interpretarBusca(texto: string): Procurado {
  const nota = lerNota(texto);
  if (!ilegivel(nota)) return { ...NADA, notas: [nota.chave] };
  let resto = texto.normalize('NFKC').trim();
  const tirar = (padrao: RegExp, serve: (achado: string) => boolean = () => true): string[] => {
    const achados: string[] = [];
    resto = resto.replace(padrao, (achado) => {
      if (!serve(achado)) return achado;
      achados.push(achado);
      return ' ';
    });
    return achados;
  };
  const emails = tirar(EMAIL, (achado) => achado.length > 2).map((email) => email.toLowerCase());
  const cnpjs = tirar(CNPJ_COM_LETRAS, (achado) => /[a-z]/i.test(achado)).map(soAlfanumericos);
  const inteiros = tirar(NOSSO, (achado) => /\p{L}/u.test(achado)).map(soAlfanumericos);
  const pedacos = resto
    .split(/[\s,;:]+/)
    .filter((palavra) => pareceCodigo(soAlfanumericos(palavra)))
    .map(soAlfanumericos);
  for (const pedaco of pedacos) resto = resto.replace(new RegExp([...pedaco].join('[.\\p{Pd}]*'), 'iu'), ' ');
  const numeros = tirar(NUMERO).flatMap(numerosDe);
  const palavras = semAcento(resto)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((palavra) => palavra.length > 1 && !EM_VOLTA.has(palavra));
  // Eight digits may be a code as well, and an online store's codes are of any shape.
  const todo = normalizarCodigo(texto);
  const outros = [
    ...numeros.filter((n) => n.length <= TAMANHO_DO_CODIGO_DE_CUPOM),
    ...(cabeNumCodigo(todo) ? [todo] : []),
  ];
  return {
    emails: poucos(emails),
    numeros: poucos(numeros),
    cnpjs: poucos(cnpjs),
    codigos: poucos([...inteiros, ...pedacos, ...outros]),
    palavras: poucos(palavras),
    notas: [],
  };
}

export const vazio = (p: Procurado): boolean => Object.values(p).every((lista: string[]) => lista.length === 0);

const NADA: Procurado = { emails: [], numeros: [], cnpjs: [], codigos: [], palavras: [], notas: [] };

const poucos = (lista: string[]) => [...new Set(lista)].slice(0, MUITOS);
const soAlfanumericos = (texto: string) => texto.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
const cabeNumCodigo = (codigo: string) => codigo.length >= 4 && codigo.length <= 40 && !codigo.includes('@');

/** Letters and digits together, or letters that no word is made of. */
function pareceCodigo(palavra: string): boolean {
  if (palavra.length < MINIMO || palavra.length > 40 || !/^[A-Z0-9]+$/.test(palavra)) return false;
  const [letras, digitos] = [/[A-Z]/.test(palavra), /\d/.test(palavra)];
  if (letras && digitos) return true;
  return letras && palavra.length >= 4 && [...palavra].every((letra) => ALFABETO.includes(letra));
}

/** One number, or, where two were written with nothing but a space between, each. */
function numerosDe(achado: string): string[] {
  const digitos = achado.replace(/\D/g, '');
  if (digitos.length > NUMERO_NO_MAXIMO)
    return achado.split(/\s+/).flatMap((parte) => (parte === achado ? [] : numerosDe(parte)));
  return digitos.length >= MINIMO ? [limparTelefone(digitos)] : [];
}
