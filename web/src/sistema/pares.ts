/** What stands on what in the screens. A line or the edge of a field needs 3:1, letters 4.5:1. */
export const PARES = [
  { nome: 'Texto sobre o fundo', frente: '--tinta', fundo: '--creme', minimo: 4.5 },
  { nome: 'Texto sobre o cartão', frente: '--tinta', fundo: '--superficie', minimo: 4.5 },
  { nome: 'Apoio sobre o fundo', frente: '--suave', fundo: '--creme', minimo: 4.5 },
  { nome: 'Ação principal', frente: '--superficie', fundo: '--laranja', minimo: 4.5 },
  { nome: 'Cor da casa', frente: '--superficie', fundo: '--mata', minimo: 4.5 },
  { nome: 'Casa, à mão', frente: '--superficie', fundo: '--mata-escura', minimo: 4.5 },
  { nome: 'Casa clara', frente: '--mata', fundo: '--mata-clara', minimo: 4.5 },
  { nome: 'Chamada', frente: '--laranja-escura', fundo: '--laranja-clara', minimo: 4.5 },
  { nome: 'Deu certo', frente: '--superficie', fundo: '--ok', minimo: 4.5 },
  { nome: 'Atenção', frente: '--alerta', fundo: '--alerta-clara', minimo: 4.5 },
  { nome: 'Erro', frente: '--erro', fundo: '--erro-clara', minimo: 4.5 },
  { nome: 'Borda de campo', frente: '--contorno', fundo: '--superficie', minimo: 3 },
  { nome: 'Foco', frente: '--foco', fundo: '--superficie', minimo: 3 },
] as const;
