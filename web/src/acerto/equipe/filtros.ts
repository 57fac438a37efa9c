import type { FiltrosDosAcertos } from '@indica-bem/domain/acerto/contrato';
import type { OrdemDosAcertos, SituacaoDoAcerto } from '@indica-bem/domain/acerto/regras';
import { noEndereco, ordemNoEndereco, texto, umDe } from '../../lib/partes-do-endereco';

export const VISTAS = {
  a_pagar: 'A pagar',
  pago: 'Pagos',
  transportado: 'Transportados',
  contestado: 'Contestados',
  sem_valor: 'Sem valor',
} as const satisfies Record<SituacaoDoAcerto | 'contestado', string>;
export type Vista = keyof typeof VISTAS;

export const ORDENS: Record<OrdemDosAcertos, string> = {
  '-mes': 'Mês recente',
  mes: 'Mês antigo',
  loja: 'Loja (A–Z)',
  '-loja': 'Loja (Z–A)',
  '-total': 'Maior total',
  total: 'Menor total',
};

export type Filtros = { mes: string; situacao: Vista | null; busca: string; ordem: OrdemDosAcertos };

const MES = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const FILTROS_NO_ENDERECO = noEndereco<Filtros>({
  mes: { nome: 'mes', ler: (lido) => (MES.test(lido) ? lido : ''), escrever: (mes) => mes },
  situacao: umDe('situacao', Object.keys(VISTAS) as Vista[], null),
  busca: texto('busca'),
  ordem: ordemNoEndereco(Object.keys(ORDENS) as [OrdemDosAcertos, ...OrdemDosAcertos[]]),
});

/** As the server takes them. */
export const consultaDosFiltros = ({ mes, situacao, busca }: Filtros): FiltrosDosAcertos => ({
  ...(mes && { mes }),
  ...(situacao && { situacao }),
  ...(busca && { busca: busca.slice(0, 80) }),
});
