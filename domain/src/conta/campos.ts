import type { TipoDePerfil } from './tipos-de-cadastro';

/** Every field of the registration and profile forms, as the calls spell it, with the name a person reads. */
export const NOMES_DOS_CAMPOS_DA_PESSOA = {
  email: 'E-mail',
  senha: 'Senha',
  confirmasenha: 'Repetir senha',
  senha_atual: 'Senha atual',
  senhaNova: 'Nova senha',
  nome: 'Nome',
  cpf: 'CPF',
  data_nascimento: 'Data de nascimento',
  crmv: 'CRMV',
  cnpj: 'CNPJ',
  razao_social: 'Razão social',
  nome_fantasia: 'Nome fantasia',
  tipo: 'Tipo de loja',
  telefone: 'Telefone',
  celular: 'Celular',
  site: 'Site',
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  estado: 'Estado',
  latitude: 'Latitude',
  longitude: 'Longitude',
} as const;
export type Campo = keyof typeof NOMES_DOS_CAMPOS_DA_PESSOA;
export type Dados = { [C in Campo]?: string | number | null | undefined };

const PET_WALKER = ['email', 'nome', 'cpf', 'telefone'] as const;

/** spec 1.8, without the password. */
const OBRIGATORIOS: Record<TipoDePerfil, readonly Campo[]> = {
  equipe: ['email', 'nome'],
  tutor: ['email', 'nome', 'cpf', 'telefone', 'data_nascimento'],
  veterinario: ['email', 'nome', 'nome_fantasia', 'telefone', 'crmv'],
  criador: ['email', 'nome', 'cpf', 'nome_fantasia', 'telefone'],
  petwalker: PET_WALKER,
  interno: PET_WALKER,
  groomer: PET_WALKER,
  outros: PET_WALKER,
  lojista: [
    'email',
    'tipo',
    'cnpj',
    'razao_social',
    'nome_fantasia',
    'telefone',
    'celular',
    'site',
    'cep',
    'logradouro',
    'numero',
    'bairro',
    'cidade',
    'estado',
  ],
};

const ENDERECO = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'estado'] as const;
const LUGAR_DA_LOJA = ['complemento', 'latitude', 'longitude'] as const;
const DO_PARCEIRO = ['nome_fantasia', 'cpf', 'crmv', 'cnpj', 'celular', ...ENDERECO] as const;

/** The fields a type has, required first. What is not here is no part of its form and is never stored. */
export function camposDoTipo(tipo: TipoDePerfil): readonly Campo[] {
  return [...new Set<Campo>([...OBRIGATORIOS[tipo], ...camposOpcionais(tipo)])];
}

function camposOpcionais(tipo: TipoDePerfil): readonly Campo[] {
  if (tipo === 'tutor' || tipo === 'equipe') return [];
  return tipo === 'lojista' ? LUGAR_DA_LOJA : DO_PARCEIRO;
}

/** What the registration form must have filled in; the profile form asks for the same, without the password. */
export function camposObrigatorios(tipo: TipoDePerfil, { semSenha = false } = {}): readonly Campo[] {
  return semSenha ? OBRIGATORIOS[tipo] : [...OBRIGATORIOS[tipo], 'senha'];
}

/** 'E-mail, CPF já cadastrado(s)': the sentence for the keys of a 409 (spec 1.7). */
export function fraseDosDuplicados(campos: readonly string[]): string {
  return `${nomesDe(campos)} já ${campos.length > 1 ? 'cadastrado(s)' : 'cadastrado'}`;
}

/** 'Erro nos campos: CPF, Telefone' (spec 1.12). */
export function fraseDosCamposComErro(campos: readonly string[]): string {
  return `Erro nos campos: ${nomesDe(campos)}`;
}

const nomesDe = (campos: readonly string[]) =>
  campos.map((campo) => NOMES_DOS_CAMPOS_DA_PESSOA[campo as Campo] ?? campo).join(', ');
