import type { FiltrosDosAcertos } from '@indica-bem/domain/acerto/contrato';
import type { SituacaoDoAcerto } from '@indica-bem/domain/acerto/regras';
import { noEndereco, texto, umDe } from '../../lib/partes-do-endereco';

export const VISTAS = {
  a_pagar: 'A pagar',
  pago: 'Pagos',
  transportado: 'Transportados',
  contestado: 'Contestados',
  sem_valor: 'Sem valor',
} as const satisfies Record<SituacaoDoAcerto | 'contestado', string>;
export type Vista = keyof typeof VISTAS;

export type Filtros = { mes: string; situacao: Vista | null; busca: string };

const MES = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const FILTROS_NO_ENDERECO = noEndereco<Filtros>({
  mes: { nome: 'mes', ler: (lido) => (MES.test(lido) ? lido : ''), escrever: (mes) => mes },
  situacao: umDe('situacao', Object.keys(VISTAS) as Vista[], null),
  busca: texto('busca'),
});

/** As the server takes them. */
export const consultaDosFiltros = ({ mes, situacao, busca }: Filtros): FiltrosDosAcertos => ({
  ...(mes && { mes }),
  ...(situacao && { situacao }),
  ...(busca && { busca: busca.slice(0, 80) }),
});
