export { Acertos } from './acertos';
export { Contestacoes } from './contestacoes';
export { AcertosDasLojas } from './lojas';
export { PagamentosPorPlanilha } from './pagamentos-por-planilha';
