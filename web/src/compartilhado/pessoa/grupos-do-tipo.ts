import type { Campo } from '@indica-bem/domain/conta/campos';
import { loginDoTipo, type TipoDePerfil } from '@indica-bem/domain/conta/tipos-de-cadastro';

type Grupo = { titulo: string; campos: readonly Campo[] };

export const COORDENADAS = ['latitude', 'longitude'] as const;

const ENDERECO: Grupo = {
  titulo: 'Endereço',
  campos: ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'estado'],
};

const TUTOR: Grupo[] = [
  { titulo: 'Dados pessoais', campos: ['nome', 'cpf', 'data_nascimento'] },
  { titulo: 'Contato', campos: ['telefone'] },
];

const LOJISTA: Grupo[] = [
  { titulo: 'Loja', campos: ['tipo', 'cnpj', 'nome_fantasia', 'razao_social'] },
  { titulo: 'Contato', campos: ['telefone', 'celular', 'site'] },
  ENDERECO,
];

const EQUIPE: Grupo[] = [{ titulo: 'Quem é você', campos: ['nome'] }];

const parceiro = (...documentos: Campo[]): Grupo[] => [
  { titulo: 'Dados do parceiro', campos: ['nome', ...documentos, 'nome_fantasia', 'cnpj'] },
  { titulo: 'Contato', campos: ['telefone', 'celular'] },
  ENDERECO,
];

/** The fields of a type as its form and its profile show them, without e-mail, password and place on the map. */
export function gruposDoTipo(tipo: TipoDePerfil): Grupo[] {
  if (tipo === 'equipe') return EQUIPE;
  switch (loginDoTipo(tipo)) {
    case 'tutor':
      return TUTOR;
    case 'lojista':
      return LOJISTA;
    case 'prescritor':
      return tipo === 'veterinario' ? parceiro('crmv', 'cpf') : parceiro('cpf', 'crmv');
  }
}
