import type { VistaDoCorreio } from '@indica-bem/domain/correio/contrato';
import { NOMES_DOS_EMAILS, type TipoDeEmail } from '@indica-bem/domain/correio/tipos';

export const VISTAS: Record<VistaDoCorreio, string> = {
  falharam: 'Não entregues',
  esperam: 'Na fila',
  enviados: 'Enviados',
  todos: 'Todos',
};

export type Filtros = { ver: VistaDoCorreio; tipo: TipoDeEmail | null };

export const ENDERECO_DO_CORREIO = {
  ler: (params: URLSearchParams): Filtros => ({
    ver: (Object.keys(VISTAS) as VistaDoCorreio[]).find((vista) => vista === params.get('ver')) ?? 'falharam',
    tipo: (Object.keys(NOMES_DOS_EMAILS) as TipoDeEmail[]).find((tipo) => tipo === params.get('tipo')) ?? null,
  }),
  escrever: ({ ver, tipo }: Filtros) =>
    new URLSearchParams({ ...(ver !== 'falharam' && { ver }), ...(tipo && { tipo }) }),
};
