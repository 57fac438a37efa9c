import { cnpjDe, cpfDe } from './documentos';

// Registration forms as the screens send them, each for somebody new.
let serie = 0;
export const tutora = (dados: object = {}) => {
  const n = ++serie;
  return {
    tipo_login: 'tutor' as const,
    nome: 'Ana Souza',
    cpf: cpfDe(n),
    email: `ana${n}@example.com`,
    telefone: '(15) 99876-5432',
    senha: 'uma senha boa',
    data_nascimento: '1990-05-20',
    ...dados,
  };
};
export const parceiro = (perfil: string, dados: object = {}) => ({
  ...tutora(),
  tipo_login: 'prescritor' as const,
  perfil: perfil as 'criador',
  nome_fantasia: 'Clínica Boa',
  crmv: 'CRMV-SP 123',
  ...dados,
});
export const loja = (dados: object = {}) => ({
  ...tutora(),
  tipo_login: 'lojista' as const,
  tipo: 'loja_fisica',
  cnpj: cnpjDe(++serie),
  razao_social: 'Loja Boa Ltda',
  nome_fantasia: 'Loja Boa',
  celular: '(15) 99876-5432',
  site: 'loja.example.com',
  cep: '18035-000',
  logradouro: 'Rua das Flores',
  numero: '10',
  bairro: 'Centro',
  cidade: 'sorocaba',
  estado: 'sp',
  ...dados,
});
