import type { FiltroDaConta } from '@indica-bem/domain/conta/situacao';
import {
  loginDoTipo,
  TIPOS_DE_CADASTRO,
  TIPOS_DE_LOGIN,
  type TipoDeLogin,
} from '@indica-bem/domain/conta/tipos-de-cadastro';
import type { OrdemDePessoas } from '@indica-bem/domain/contrato/tipos';
import type { Prescritor } from '@indica-bem/domain/prescritor/contrato';
import { filtrosDaConta } from './situacao';

export type Filtros = {
  tipo: TipoDeLogin;
  busca: string;
  situacao: FiltroDaConta | null;
  perfil: Prescritor['perfil'] | null;
  ordem: OrdemDePessoas;
};

export const SEM_FILTROS: Filtros = { tipo: 'tutor', busca: '', situacao: null, perfil: null, ordem: 'nome' };

export const PERFIS = TIPOS_DE_CADASTRO.filter((tipo) => loginDoTipo(tipo) === 'prescritor') as Prescritor['perfil'][];

export function lerFiltros(params: URLSearchParams): Filtros {
  const tipo = TIPOS_DE_LOGIN.find((login) => login === params.get('tipo')) ?? 'tutor';
  return {
    tipo,
    busca: params.get('busca')?.trim() ?? '',
    situacao: filtrosDaConta(tipo).find((situacao) => situacao === params.get('situacao')) ?? null,
    perfil: (tipo === 'prescritor' && PERFIS.find((perfil) => perfil === params.get('perfil'))) || null,
    ordem: params.get('ordem') === 'recentes' ? 'recentes' : 'nome',
  };
}

/** What is usual is not written: the plain list has the plain address. */
export function escreverFiltros({ tipo, busca, situacao, perfil, ordem }: Filtros): URLSearchParams {
  const params = new URLSearchParams();
  if (tipo !== 'tutor') params.set('tipo', tipo);
  if (busca.trim()) params.set('busca', busca.trim());
  if (situacao) params.set('situacao', situacao);
  if (perfil && tipo === 'prescritor') params.set('perfil', perfil);
  if (ordem !== 'nome') params.set('ordem', ordem);
  return params;
}
