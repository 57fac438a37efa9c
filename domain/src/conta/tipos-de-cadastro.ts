import type { Prescritor } from '../prescritor/contrato';

/** In the order of the route parameter `tipo`, 1 to 8 (spec 1.1). */
export const TIPOS_DE_CADASTRO = [
  'tutor',
  'veterinario',
  'criador',
  'petwalker',
  'lojista',
  'interno',
  'groomer',
  'outros',
] as const;
export type TipoDeCadastro = (typeof TIPOS_DE_CADASTRO)[number];

/** Whose profile it is: nobody registers as one of the team, who is invited. */
export type TipoDePerfil = TipoDeCadastro | 'equipe';

export const TIPOS_DE_LOGIN = ['tutor', 'prescritor', 'lojista'] as const;
export type TipoDeLogin = (typeof TIPOS_DE_LOGIN)[number];

const NOMES: Record<TipoDeCadastro, string> = {
  tutor: 'tutor',
  veterinario: 'veterinário',
  criador: 'criador',
  petwalker: 'passeador',
  lojista: 'lojista',
  interno: 'usuário interno',
  groomer: 'parceiro de banho e tosa',
  outros: 'parceiro',
};

export function tipoDoNumero(numero: string | number): TipoDeCadastro | null {
  return /^[1-8]$/.test(String(numero)) ? (TIPOS_DE_CADASTRO[Number(numero) - 1] ?? null) : null;
}

export function numeroDoTipo(tipo: TipoDeCadastro): number {
  return TIPOS_DE_CADASTRO.indexOf(tipo) + 1;
}

/** Null for a partner whose profile was not said. */
export function tipoDe(login: TipoDeLogin, perfil: Prescritor['perfil'] | null | undefined): TipoDeCadastro | null {
  return login === 'prescritor' ? (perfil ?? null) : login;
}

export function loginDoTipo(tipo: TipoDeCadastro): TipoDeLogin {
  return tipo === 'tutor' || tipo === 'lojista' ? tipo : 'prescritor';
}

export function tituloDoCadastro(tipo: TipoDeCadastro): string {
  return `Cadastro de novo ${NOMES[tipo]}`;
}
