import { telefoneValido } from '@indica-bem/domain/brasil/telefone';
import { mensagemDoErro } from '@indica-bem/domain/erros';
import { codigoValido } from '@indica-bem/domain/prescricao/codigo';

/** Typed in the last step. Personal data: never in an address; on the device only until it is sent. */
export type DadosDoTutor = {
  email: string;
  telefone: string;
  anotacoes: string;
  /** The printed code to use instead of a new one; null when there is none. */
  codigo: string | null;
};

export type ErrosDoTutor = Partial<Record<keyof DadosDoTutor, string>>;

type Guardados = { [campo in 'email' | 'telefone' | 'anotacoes']?: string | null | undefined };

/** Blank, or as they were when the recommendation was left waiting on the device. */
export function dadosGuardados({ email, telefone, anotacoes }: Guardados = {}): DadosDoTutor {
  return { email: email ?? '', telefone: telefone ?? '', anotacoes: anotacoes ?? '', codigo: null };
}

export const MAXIMO_DE_ANOTACOES = 2000;

const PARECE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is wrong with what was typed; what is merely missing is `faltamDoTutor`. */
export function errosDoTutor({ email, telefone, codigo }: DadosDoTutor): ErrosDoTutor {
  return {
    ...(email.trim() && !PARECE_EMAIL.test(email.trim()) && { email: 'Email inválido' }),
    ...(telefone && !telefoneValido(telefone) && { telefone: 'Telefone inválido' }),
    ...(codigo?.trim() && !codigoValido(codigo) && { codigo: mensagemDoErro('CODIGO_INVALIDO') }),
    ...(codigo?.trim() === '' && { codigo: 'Preencha o código' }),
  };
}

export function faltamDoTutor(dados: DadosDoTutor): string[] {
  const erros = errosDoTutor(dados);
  return [
    (!dados.telefone || erros.telefone) && 'telefone do tutor',
    erros.email && 'e-mail válido',
    erros.codigo && 'código impresso',
  ].filter((falta) => typeof falta === 'string');
}
