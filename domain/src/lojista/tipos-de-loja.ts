/** Without a schema: the browser reads them too. */
export const TIPOS_DE_LOJA = ['loja_fisica', 'loja_online'] as const;
export type TipoDeLoja = (typeof TIPOS_DE_LOJA)[number];

export const NOMES_DOS_TIPOS_DE_LOJA: Record<TipoDeLoja, string> = {
  loja_fisica: 'Loja física',
  loja_online: 'Loja online',
};
