import type {
  Acerto,
  AcertoAberto,
  Fechamento,
  LinhaContestada,
  LinhaDoAcerto,
  MesFechado,
} from '@indica-bem/domain/acerto/formas';

// One of each as the API answers it; a test says what is different in its own.

const SOMAS = { compras: 1, ajustes: 0, valor: 289.9, valorDescontado: 43.49, parte_loja: 28.99, parte_grupo: 14.5 };

export const ACERTO: Acerto = {
  ...SOMAS,
  id_acerto: 71,
  id_lojista: 13,
  mes: '2026-10',
  loja: 'Loja Prova',
  razao_social: 'Loja Prova Comércio Ltda',
  cnpj: '11222333000181',
  anterior: 0,
  herdado: 0,
  dividas: [],
  levado_para: null,
  total: 14.5,
  situacao: 'a_pagar',
  fechado_em: '2026-11-03T12:00:00.000Z',
  pagamento: null,
  contestacoes: 0,
};
export const PAGO: Acerto = {
  ...ACERTO,
  situacao: 'pago',
  pagamento: {
    id_pagamento: 5,
    data_pagamento: '2026-11-10',
    referencia: 'Lote 7',
    valor: 14.5,
    pago_em: '2026-11-10T12:00:00.000Z',
    pago_por: null,
  },
};
export const LINHA: LinhaDoAcerto = {
  id_linha: 81,
  tipo: 'compra',
  id_coupon: 412345678901234,
  vez: 1,
  codigo_coupon: 'CPM7KXR429',
  data: '2026-10-05',
  produto: 'Ração Prova',
  nome_funcionario: 'Caio',
  valor: 289.9,
  valorDescontado: 43.49,
  parte_loja: 28.99,
  parte_grupo: 14.5,
  motivo: null,
  desfaz: null,
  nota: null,
  nota_pendente: false,
  estornada: false,
  contestacao: null,
};
export const ABERTA = {
  id_contestacao: 91,
  estado: 'aberta',
  texto: 'O valor era outro.',
  aberta_em: '2026-11-05T12:00:00.000Z',
  resposta: null,
  respondida_em: null,
} as const;
export const CONTESTADA: LinhaContestada = {
  ...ABERTA,
  id_linha: 81,
  id_acerto: 71,
  id_lojista: 13,
  mes: '2026-10',
  loja: 'Loja Prova',
  tipo: 'compra',
  id_coupon: LINHA.id_coupon,
  codigo_coupon: LINHA.codigo_coupon,
  data: LINHA.data,
  produto: LINHA.produto,
  valor: 289.9,
  valorDescontado: 43.49,
  parte_loja: 28.99,
  parte_grupo: 14.5,
  respondida_por: null,
};
export const EM_ABERTO: AcertoAberto = {
  ...SOMAS,
  anterior: 0,
  herdado: 0,
  total: 14.5,
  em_analise: { compras: 0, parte_grupo: 0 },
};
export const FECHAMENTO: Fechamento = {
  mes: '2026-10',
  estado: 'concluido',
  lojas: 12,
  feitas: 12,
  acertos: 12,
  pedido_por: 'Fábio',
  pedido_em: '2026-11-03T12:00:00.000Z',
  concluido_em: '2026-11-03T12:01:00.000Z',
};
export const MES: MesFechado = {
  ...SOMAS,
  mes: '2026-10',
  acertos: 12,
  a_pagar: { acertos: 12, total: 174 },
  pago: { acertos: 0, total: 0 },
  transportado: { acertos: 0, total: 0 },
  contestacoes: 0,
  fechamento: FECHAMENTO,
};
