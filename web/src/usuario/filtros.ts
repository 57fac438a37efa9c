import { FILTROS_DA_CONTA, type FiltroDaConta } from '@indica-bem/domain/conta/situacao';
import { TIPOS_DE_LOGIN, type TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import type { OrdemDePessoas } from '@indica-bem/domain/contrato/tipos';
import type { Prescritor } from '@indica-bem/domain/prescritor/contrato';
import { PERFIS } from '@indica-bem/domain/prescritor/perfis';
import { noEndereco, ordemNoEndereco, texto, umDe } from '../lib/partes-do-endereco';
import { filtrosDaConta } from './situacao';

export type Filtros = {
  tipo: TipoDeLogin;
  busca: string;
  situacao: FiltroDaConta | null;
  perfil: Prescritor['perfil'] | null;
  /** Only vets whose CRMV is due. */
  crmv: 'a_conferir' | null;
  ordem: OrdemDePessoas;
};

export const SEM_FILTROS: Filtros = {
  tipo: 'tutor',
  busca: '',
  situacao: null,
  perfil: null,
  crmv: null,
  ordem: 'nome',
};

export const NOMES_DAS_ORDENS: Record<OrdemDePessoas, string> = {
  nome: 'Nome (A–Z)',
  '-nome': 'Nome (Z–A)',
  recentes: 'Recentes',
  antigos: 'Antigos',
  situacao: 'Ativas antes',
  '-situacao': 'Suspensas antes',
};
const ORDENS = Object.keys(NOMES_DAS_ORDENS) as [OrdemDePessoas, ...OrdemDePessoas[]];

const { ler, escrever } = noEndereco<Filtros>({
  tipo: umDe('tipo', TIPOS_DE_LOGIN, 'tutor'),
  busca: texto('busca'),
  situacao: umDe('situacao', FILTROS_DA_CONTA, null),
  perfil: umDe('perfil', PERFIS, null),
  crmv: umDe('crmv', ['a_conferir'], null),
  ordem: ordemNoEndereco(ORDENS),
});

/** What the chosen kind of user does not have narrows nothing. */
const doTipo = (filtros: Filtros): Filtros => ({
  ...filtros,
  situacao: filtrosDaConta(filtros.tipo).find((situacao) => situacao === filtros.situacao) ?? null,
  perfil: filtros.tipo === 'prescritor' ? filtros.perfil : null,
  crmv: filtros.tipo === 'prescritor' ? filtros.crmv : null,
});

export const lerFiltros = (params: URLSearchParams): Filtros => doTipo(ler(params));
export const escreverFiltros = (filtros: Filtros): URLSearchParams => escrever(doTipo(filtros));
