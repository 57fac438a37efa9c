export const PAGINAS_DE_CAPA = [
  'home',
  'indicacoes',
  'nova-indicacao',
  'cupom',
  'lojistas',
  'perfil',
  'editar-perfil',
  'esqueci',
  'eventos',
  'pet',
  'contato',
  'catalogo',
  'formula-do-bem',
  'login',
  'cadastro',
] as const;

export type PaginaDeCapa = (typeof PAGINAS_DE_CAPA)[number];
