import type { VistaDoCorreio } from '@indica-bem/domain/correio/contrato';
import { NOMES_DOS_EMAILS, type TipoDeEmail } from '@indica-bem/domain/correio/tipos';
import { noEndereco, umDe } from '../lib/partes-do-endereco';

export const VISTAS: Record<VistaDoCorreio, string> = {
  falharam: 'Não entregues',
  esperam: 'Na fila',
  enviados: 'Enviados',
  todos: 'Todos',
};

export type Filtros = { ver: VistaDoCorreio; tipo: TipoDeEmail | null };

export const ENDERECO_DO_CORREIO = noEndereco<Filtros>({
  ver: umDe('ver', Object.keys(VISTAS) as VistaDoCorreio[], 'falharam'),
  tipo: umDe('tipo', Object.keys(NOMES_DOS_EMAILS) as TipoDeEmail[], null),
});
