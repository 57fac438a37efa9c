import { formatarCep } from '@indica-bem/domain/brasil/cep';
import { brParaIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarCnpj, formatarCpf } from '@indica-bem/domain/brasil/documentos';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import { type Campo, type Dados, NOMES_DOS_CAMPOS_DA_PESSOA } from '@indica-bem/domain/conta/campos';

export type Valores = Record<Campo, string>;

const EM_BRANCO: Valores = {
  email: '',
  senha: '',
  confirmasenha: '',
  senha_atual: '',
  senhaNova: '',
  nome: '',
  cpf: '',
  data_nascimento: '',
  crmv: '',
  cnpj: '',
  razao_social: '',
  nome_fantasia: '',
  tipo: '',
  telefone: '',
  celular: '',
  site: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  estado: '',
  latitude: '',
  longitude: '',
};

const MOSTRAR: Partial<Record<Campo, (guardado: string) => string>> = {
  cpf: formatarCpf,
  cnpj: formatarCnpj,
  telefone: formatarTelefone,
  celular: formatarTelefone,
  cep: formatarCep,
  data_nascimento: isoParaBr,
  latitude: (numero) => numero.replace('.', ','),
  longitude: (numero) => numero.replace('.', ','),
};

/** A stored value as a person reads and types it: with its mask, dates as dd/mm/aaaa. */
export function mostrar(campo: Campo, guardado: Dados[Campo]): string {
  const texto = String(guardado ?? '');
  return texto === '' ? '' : (MOSTRAR[campo]?.(texto) ?? texto);
}

/** What a form starts with. */
export function valoresDe(dados: Dados = {}): Valores {
  const lidos = Object.entries(dados).filter(([campo]) => campo in EM_BRANCO);
  return {
    ...EM_BRANCO,
    ...Object.fromEntries(lidos.map(([campo, valor]) => [campo, mostrar(campo as Campo, valor)])),
  };
}

/** Their names, to compare two versions by; passwords are no part of a record. */
export function rotulosDe(campos: readonly Campo[]): Partial<Record<Campo, string>> {
  return Object.fromEntries(
    campos.filter((campo) => !SENHAS.includes(campo)).map((campo) => [campo, NOMES_DOS_CAMPOS_DA_PESSOA[campo]]),
  );
}

/** What the rules check and the calls send: dates as yyyy-mm-dd, empty fields as null. */
export function dadosDe<C extends Campo>(valores: Valores, campos: readonly C[]): Record<C, string | null> {
  return Object.fromEntries(campos.map((campo) => [campo, enviado(campo, valores[campo])])) as Record<C, string | null>;
}

const SENHAS: readonly Campo[] = ['senha', 'confirmasenha', 'senha_atual', 'senhaNova'];

function enviado(campo: Campo, valor: string): string | null {
  // A space at either end of a password is part of it.
  if (SENHAS.includes(campo)) return valor;
  const texto = valor.trim();
  if (campo === 'data_nascimento') return brParaIso(texto) ?? (texto || null);
  if (campo === 'latitude' || campo === 'longitude') return texto.replace(',', '.') || null;
  return texto || null;
}
