import { type DataIso, somarDias, somarMeses } from '../brasil/datas';
import type { Prescritor } from '../prescritor/contrato';

/** In the order of a recommendation's life (spec 8.7). */
export const TIPOS_DE_RELATORIO = ['6', '2', '5', '3', '4', '10', '7', '8', '9'] as const;
export type TipoDeRelatorio = (typeof TIPOS_DE_RELATORIO)[number];

export const PERFIS_DE_CADASTRO = ['prescriber', 'tutor', 'shopkeeper'] as const;
export type PerfilDeCadastro = (typeof PERFIS_DE_CADASTRO)[number];

/** `data`: which day of a recommendation the period looks at. */
export const RELATORIOS: Record<TipoDeRelatorio, { nome: string; data: string }> = {
  '6': { nome: 'Prescrições não utilizadas', data: 'a data da indicação' },
  '2': { nome: 'Prescrições utilizadas', data: 'o dia em que o tutor resgatou o código' },
  '5': { nome: 'Prescrições utilizadas sem loja vinculada', data: 'o dia em que o tutor resgatou o código' },
  '3': { nome: 'Prescrições aguardando compra', data: 'o dia em que o tutor resgatou o código' },
  '4': { nome: 'Prescrições finalizadas', data: 'o dia da compra' },
  '10': { nome: 'Estornos', data: 'o dia do estorno' },
  '7': { nome: 'Prescrições específicas', data: 'a data de referência' },
  '8': { nome: 'Jornada completa', data: 'a data da indicação' },
  '9': { nome: 'Cadastros', data: 'o dia do cadastro' },
};

export const NOMES_DOS_PERFIS: Record<Prescritor['perfil'], string> = {
  veterinario: 'Veterinário',
  criador: 'Criador',
  petwalker: 'Passeador',
  interno: 'Interno',
  groomer: 'Banho e tosa',
  outros: 'Outros',
};

const ARQUIVOS_DE_CADASTRO: Record<PerfilDeCadastro, string> = {
  prescriber: 'relatorio-prescritores',
  tutor: 'relatorio-tutores',
  shopkeeper: 'relatorio-lojistas',
};

export function ehPerfilDeCadastro(perfil: string | undefined): perfil is PerfilDeCadastro {
  return PERFIS_DE_CADASTRO.some((p) => p === perfil);
}

export function nomeDoArquivo(tipo: TipoDeRelatorio, perfil: string | undefined): string {
  if (tipo === '9' && ehPerfilDeCadastro(perfil)) return `${ARQUIVOS_DE_CADASTRO[perfil]}.csv`;
  if (tipo === '10') return 'relatorio-estornos.csv';
  return tipo === '8' ? 'relatorio-jornada-completa.csv' : 'relatorio-prescricoes.csv';
}

/** Whole months, both ends included, whatever day of them is named. */
export function periodoDosMeses(inicio: DataIso, fim: DataIso): { de: DataIso; ate: DataIso } {
  return { de: primeiroDia(inicio), ate: somarDias(somarMeses(primeiroDia(fim), 1), -1) };
}

const primeiroDia = (data: DataIso) => `${data.slice(0, 8)}01`;
