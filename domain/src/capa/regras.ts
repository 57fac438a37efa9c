export const PERFIS_DE_CAPA = ['tutor', 'prescriber', 'shopkeeper', 'other'] as const;
export type PerfilDeCapa = (typeof PERFIS_DE_CAPA)[number];

/** `other` serves whoever has no cover of its own: visitors and the team. */
export const ROTULO_DO_PERFIL_DE_CAPA: Record<PerfilDeCapa, string> = {
  tutor: 'Tutor',
  prescriber: 'Parceiro',
  shopkeeper: 'Lojista',
  other: 'Todos',
};

const QUEM_TEM_PERFIL = ['tutor', 'prescriber', 'shopkeeper'] as const;
const QUEM_INDICA_OU_RECEBE = ['tutor', 'prescriber'] as const;

/** The pages with a cover, in the order a person meets them, and the profiles that can open each. */
const PAGINAS = {
  home: { rotulo: 'Início', perfis: PERFIS_DE_CAPA },
  indicacoes: { rotulo: 'Indicações', perfis: QUEM_INDICA_OU_RECEBE },
  'nova-indicacao': { rotulo: 'Nova indicação', perfis: QUEM_INDICA_OU_RECEBE },
  cupom: { rotulo: 'Cupons', perfis: QUEM_INDICA_OU_RECEBE },
  lojistas: { rotulo: 'Lojas parceiras', perfis: ['tutor', 'prescriber', 'other'] },
  catalogo: { rotulo: 'Catálogo', perfis: PERFIS_DE_CAPA },
  contato: { rotulo: 'Contatos', perfis: PERFIS_DE_CAPA },
  perfil: { rotulo: 'Minha conta', perfis: QUEM_TEM_PERFIL },
  'editar-perfil': { rotulo: 'Editar dados', perfis: QUEM_TEM_PERFIL },
  pet: { rotulo: 'Meus pets', perfis: ['tutor'] },
  eventos: { rotulo: 'Calendário do pet', perfis: ['tutor'] },
  esqueci: { rotulo: 'Esqueci minha senha', perfis: ['other'] },
  // Drawn, but today these screens open without it.
  'formula-do-bem': { rotulo: 'Fórmula do Bem', perfis: [] },
  login: { rotulo: 'Login', perfis: [] },
  cadastro: { rotulo: 'Cadastro', perfis: [] },
} as const satisfies Record<string, { rotulo: string; perfis: readonly PerfilDeCapa[] }>;
export type PaginaDeCapa = keyof typeof PAGINAS;
export const PAGINAS_DE_CAPA = Object.keys(PAGINAS) as PaginaDeCapa[];

/** Whether anybody can see the cover of this page made for this profile. */
export function capaAparece(pagina: string, perfil: PerfilDeCapa): boolean {
  const achada = PAGINAS_DE_CAPA.find((nome) => nome === pagina);
  return achada !== undefined && PAGINAS[achada].perfis.some((quem) => quem === perfil);
}

export function rotuloDaPagina(pagina: string): string {
  return Object.hasOwn(PAGINAS, pagina) ? PAGINAS[pagina as PaginaDeCapa].rotulo : pagina;
}

export const VARIANTES_DE_CAPA = ['desktop', 'mobile'] as const;
export type VarianteDeCapa = (typeof VARIANTES_DE_CAPA)[number];

/** The proportions in which the screens show a cover, large enough for the sharpest of them. */
export const QUADRO_DA_CAPA: Record<VarianteDeCapa, { largura: number; altura: number }> = {
  desktop: { largura: 1920, altura: 480 },
  mobile: { largura: 1080, altura: 450 },
};
