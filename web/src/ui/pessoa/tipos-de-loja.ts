export const TIPOS_DE_LOJA = [
  { valor: 'loja_fisica', rotulo: 'Loja física' },
  { valor: 'loja_online', rotulo: 'Loja online' },
] as const;
