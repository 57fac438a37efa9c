import { type Campo, NOMES_DOS_CAMPOS_DA_PESSOA } from '@indica-bem/domain/conta/campos';
import type { Erros } from '@indica-bem/domain/conta/regras';
import type { Valores } from './valores';

const NA_FRASE: Partial<Record<Campo, string>> = { confirmasenha: 'senha repetida' };
const FEMININOS: readonly Campo[] = [
  'cidade',
  'data_nascimento',
  'latitude',
  'longitude',
  'razao_social',
  'senha',
  'senhaNova',
];

/** The fields that still hold the button back, as the sentence "Falta preencher: …" names them. */
export function faltas(campos: readonly Campo[], valores: Valores, erros: Erros): string[] {
  return campos.filter((campo) => erros[campo]).map((campo) => emFalta(campo, valores[campo].trim() !== ''));
}

function emFalta(campo: Campo, preenchido: boolean): string {
  const nome = NA_FRASE[campo] ?? minuscula(NOMES_DOS_CAMPOS_DA_PESSOA[campo]);
  if (!preenchido) return nome;
  if (campo === 'confirmasenha') return `${nome} igual`;
  return `${nome} ${FEMININOS.includes(campo) ? 'válida' : 'válido'}`;
}

const minuscula = (nome: string) => (/^[A-Z]{2}/.test(nome) ? nome : nome.charAt(0).toLowerCase() + nome.slice(1));
