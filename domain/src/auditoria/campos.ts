/** `reais`: kept in cents; `emReais`: kept as the form writes it. */
type Forma = 'texto' | 'porcento' | 'data' | 'reais' | 'emReais' | 'quilos' | 'simnao' | 'anos';

/**
 * Fields whose values before and after may be kept: they say nothing of who a person is, and nobody wrote them freely. The
 * names of all others are kept without their values.
 */
export const CAMPOS_MOSTRADOS = {
  acao: ['ação', 'texto'],
  aceita: ['aceita', 'simnao'],
  acertos: ['acertos nº', 'texto'],
  animal_especifico: ['animal', 'texto'],
  cancelados: ['códigos cancelados', 'texto'],
  conferencia: ['conferência no caixa', 'texto'],
  data_pagamento: ['data do pagamento', 'data'],
  data_referencia: ['data de referência', 'data'],
  data_validade: ['validade', 'data'],
  desconto: ['desconto', 'porcento'],
  desconto_especifico: ['desconto', 'porcento'],
  em_catalogo: ['no catálogo', 'simnao'],
  em_prescricao: ['para indicar', 'simnao'],
  formula: ['fórmula da quantidade', 'texto'],
  funcao: ['função', 'texto'],
  id_campanha: ['campanha nº', 'texto'],
  id_lojista: ['loja nº', 'texto'],
  id_produto: ['produto nº', 'texto'],
  ids: ['contas nº', 'texto'],
  incluidas: ['lojas incluídas', 'texto'],
  ligados: ['lembretes ligados', 'simnao'],
  limite_cupons: ['limite de cupons', 'texto'],
  linhas: ['linhas', 'texto'],
  lojas: ['lojas', 'texto'],
  mes: ['mês', 'texto'],
  motivo: ['motivo', 'texto'],
  nota: ['nota fiscal', 'texto'],
  nota_desde: ['nota exigida desde', 'data'],
  papel: ['perfil', 'texto'],
  perfil: ['perfil', 'texto'],
  peso: ['embalagem', 'quilos'],
  quantidade: ['quantidade', 'texto'],
  quantos: ['quantos', 'texto'],
  retencao_auditoria: ['guarda da auditoria', 'anos'],
  retiradas: ['lojas retiradas', 'texto'],
  situacao: ['situação', 'texto'],
  so_veterinario: ['só veterinários', 'simnao'],
  suspenso: ['suspensa', 'simnao'],
  teto: ['teto', 'emReais'],
  tipo: ['tipo', 'texto'],
  valor: ['valor', 'reais'],
  vinculos: ['escolhas restantes', 'texto'],
} as const satisfies Record<string, readonly [nome: string, forma: Forma]>;

/** Fields that an edit may empty: how that is said. */
export const SEM_VALOR: Record<string, string> = {
  id_campanha: 'nenhuma',
  limite_cupons: 'sem limite',
  teto: 'sem teto',
};

export type CampoMostrado = keyof typeof CAMPOS_MOSTRADOS;

/** How the other fields are called where they are only named. */
export const NOMES_DOS_CAMPOS: Record<string, string> = {
  anotacoes: 'anotações',
  cep: 'CEP',
  cidade: 'cidade',
  cnpj: 'CNPJ',
  conselho: 'conselho',
  cpf: 'CPF',
  crmv: 'CRMV',
  data: 'data',
  data_nascimento: 'nascimento',
  descricao: 'descrição',
  descritivo: 'descrição',
  email: 'e-mail',
  estado: 'estado',
  imagem: 'imagem',
  imagem_caminho: 'imagem',
  imagem_desktop: 'imagem para computador',
  imagem_mobile: 'imagem para celular',
  licenca: 'conferência do CRMV',
  nome: 'nome',
  nome_fantasia: 'nome da loja',
  observacao_lojista: 'observação da loja',
  peso: 'peso',
  pet_nome: 'nome do pet',
  porte: 'porte',
  raca: 'raça',
  razao_social: 'razão social',
  responsavel_crmv: 'CRMV do responsável',
  responsavel_nome: 'veterinário responsável',
  responsavel_uf: 'estado do CRMV',
  senha: 'senha',
  telefone: 'telefone',
  texto_sac: 'texto',
  titulo: 'título',
  tutor_nome: 'nome do tutor',
};
