/** As the form of a partner sends it. */
export const INTERESSE = {
  tipo: 'parceiro',
  nome: 'Ana Prado',
  perfil: 'veterinario',
  cidade: 'Sorocaba',
  uf: 'SP',
  email: 'ana.prado@example.com',
  telefone: '(15) 99876-5432',
  mensagem: 'Atendo cães e gatos.\nQuero indicar.',
} as const;

/** What a store says instead. */
export const LOJA_INTERESSADA = {
  tipo: 'loja',
  perfil: null,
  nome_da_loja: 'Pet Feliz',
  cnpj: '11.222.333/0001-81',
} as const;
