import type { Evento } from '@indica-bem/domain/evento/contrato';
import type { LojistaCompleto } from '@indica-bem/domain/lojista/contrato';
import type { Pet } from '@indica-bem/domain/pet/contrato';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { PrescritorCompleto } from '@indica-bem/domain/prescritor/contrato';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { TutorCompleto } from '@indica-bem/domain/tutor/contrato';

// One of each as the API answers it; a test says what is different in its own.

const CONTA = {
  situacao: 'ativa',
  criada_em: '2026-01-01T12:00:00.000Z',
  ultimo_acesso: null,
  exclusao_pedida_em: null,
  versao: 1,
} as const;
const ENDERECO = {
  cep: '18010000',
  logradouro: 'Rua Quinze',
  numero: '40',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Sorocaba',
  estado: 'SP',
};

export const PET: Pet = {
  id_pet: 21,
  id_tutor: 11,
  nome: 'Nina',
  tipo: 'Gato',
  porte: null,
  data_nascimento: '2020-01-01',
  raca: 'Persa',
  peso: 4,
};
export const EVENTO: Evento = {
  id_calendario: 22,
  titulo: 'Banho',
  descricao: null,
  data: '2027-03-20',
  data_notificacao: '2027-03-17',
};
export const TUTOR = {
  ...CONTA,
  id_tutor: 11,
  nome: 'Teresa Prova',
  cpf: '52998224725',
  email: 'teresa@example.com',
  telefone: '15912345678',
  data_nascimento: '1990-01-01',
} as TutorCompleto;
export const PARCEIRO = {
  ...CONTA,
  ...ENDERECO,
  id_prescriber: 12,
  perfil: 'veterinario',
  nome: 'Paula Prova',
  nome_fantasia: 'Clínica Prova',
  cpf: null,
  crmv: 'CRMV-SP 99999',
  cnpj: null,
  telefone: '1532221000',
  celular: null,
  email: 'paula@example.com',
} as PrescritorCompleto;
export const LOJA = {
  ...CONTA,
  ...ENDERECO,
  id_shopkeeper: 13,
  nome_fantasia: 'Loja Prova',
  razao_social: 'Loja Prova Ltda',
  cnpj: '11222333000181',
  email: 'loja@example.com',
  tipo: 'loja_fisica',
  telefone: '1530000000',
  celular: '15900000000',
  site: 'https://loja.example.com',
  latitude: -23.5015,
  longitude: -47.4526,
  desconto: 10,
  id_campanha: null,
  campaign: null,
  coordenadas_aproximadas: false,
  estoque: null,
} as LojistaCompleto;
export const PRODUTO: Produto = {
  id_produto: 31,
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  especie: 'cao',
  porte: 'Médio',
  nome: 'Fresh Meat Cães Adultos',
  nome_curto: 'Adultos',
  link: 'https://example.com/racao',
  opcao: 'Frango',
  energia_metabolizavel: 4020,
  tipo_calculadora: 'comum',
  em_prescricao: 'S',
  em_catalogo: 'S',
  imagem_caminho: null,
  ciclo_de_vida: null,
  outras_necessidades: null,
  versao: 1,
};
export const INDICACAO: Prescricao = {
  id_prescricao: 41,
  codigo_prescricao: 'BCDF2345',
  status: 'Ativo - Cliente cadastrado',
  data: '2026-03-01',
  data_resgate: '2026-03-02',
  data_ativacao: null,
  id_tutor: 11,
  id_prescritor: 12,
  id_produto: 31,
  id_lojista: null,
  email: null,
  telefone: '15912345678',
  peso_pet: 10,
  ecc: 1,
  atividade: 95,
  tutor_nome: null,
  pet_nome: null,
  anotacoes: null,
  observacao_lojista: null,
  peso: null,
  vinculos: 0,
  prescricao_especifica: 'N',
  titulo_especifico: null,
  animal_especifico: null,
  desconto_especifico: null,
  hash: null,
  calculo: null,
  product: PRODUTO,
  tutor: { nome: 'Teresa Prova', cpf: null },
  prescriber: { nome: 'Paula Prova', nome_fantasia: 'Clínica Prova', perfil: 'veterinario' },
  shopkeeper: null,
  coupons: [],
};
