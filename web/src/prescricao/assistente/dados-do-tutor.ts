import { telefoneValido } from '@indica-bem/domain/brasil/telefone';
import { mensagemDoErro } from '@indica-bem/domain/erros';
import { codigoValido } from '@indica-bem/domain/prescricao/codigo';
import { erroDoNome } from '@indica-bem/domain/prescricao/nomes';
import { emailValido } from '@indica-bem/domain/texto/email';

/** Typed in the last step. Personal data: never in an address; on the device only until it is sent. */
export type DadosDoTutor = {
  tutor_nome: string;
  pet_nome: string;
  email: string;
  telefone: string;
  anotacoes: string;
  /** The printed code to use instead of a new one; null when there is none. */
  codigo: string | null;
};

export type ErrosDoTutor = Partial<Record<keyof DadosDoTutor, string>>;

type Guardados = { [campo in Exclude<keyof DadosDoTutor, 'codigo'>]?: string | null | undefined };

/** Blank, or as they were when the recommendation was left waiting on the device. */
export function dadosGuardados(guardados: Guardados = {}): DadosDoTutor {
  const { tutor_nome, pet_nome, email, telefone, anotacoes } = guardados;
  return {
    tutor_nome: tutor_nome ?? '',
    pet_nome: pet_nome ?? '',
    email: email ?? '',
    telefone: telefone ?? '',
    anotacoes: anotacoes ?? '',
    codigo: null,
  };
}

export const MAXIMO_DE_ANOTACOES = 2000;

/** What is wrong with what was typed; what is merely missing is `faltamDoTutor`. */
export function errosDoTutor({ tutor_nome, pet_nome, email, telefone, codigo }: DadosDoTutor): ErrosDoTutor {
  const [doTutor, doPet] = [erroDoNome(tutor_nome), erroDoNome(pet_nome)];
  return {
    ...(doTutor && { tutor_nome: doTutor }),
    ...(doPet && { pet_nome: doPet }),
    ...(email.trim() && !emailValido(email) && { email: 'Email inválido' }),
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
    erros.tutor_nome && 'nome do tutor',
    erros.pet_nome && 'nome do pet',
  ].filter((falta) => typeof falta === 'string');
}
