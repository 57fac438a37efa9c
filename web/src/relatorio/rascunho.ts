import { mesBrParaIso } from '@indica-bem/domain/brasil/datas';
import { PERFIS } from '@indica-bem/domain/prescritor/perfis';
import type { criarBilhete } from '@indica-bem/domain/relatorio/chamadas';
import {
  ehPerfilDeCadastro,
  NOMES_DOS_PERFIS,
  RELATORIOS,
  TIPOS_DE_RELATORIO,
  type TipoDeRelatorio,
} from '@indica-bem/domain/relatorio/tipos';
import { noEndereco, type Parte, texto, umDe } from '../lib/partes-do-endereco';
import type { EnvioDe } from '../lib/tipos-da-api';

/** The form as it was typed; months as mm/aaaa. */
export type CamposDoRelatorio = Record<'tipo' | 'perfil' | 'inicio' | 'fim', string>;
export type FiltrosDoRelatorio = Exclude<EnvioDe<typeof criarBilhete>['body'], FormData>;

const CADASTROS = { prescriber: 'Parceiros', tutor: 'Tutores', shopkeeper: 'Lojistas' } as const;

export const tipoDe = (texto: string): TipoDeRelatorio | null =>
  TIPOS_DE_RELATORIO.find((tipo) => tipo === texto) ?? null;

export const opcoesDeTipo = () => [
  { value: '', label: 'Escolha o relatório' },
  ...TIPOS_DE_RELATORIO.map((tipo) => ({ value: tipo, label: RELATORIOS[tipo].nome })),
];

/** For registrations, whose; else, optionally, the kind of partner (spec 8.7). */
export function opcoesDePerfil(tipo: string) {
  if (tipo === '9') {
    const perfis = Object.entries(CADASTROS).map(([value, label]) => ({ value, label }));
    return [{ value: '', label: 'Escolha de quem' }, ...perfis];
  }
  return [
    { value: '', label: 'Todos os parceiros' },
    ...PERFIS.map((perfil) => ({ value: perfil, label: NOMES_DOS_PERFIS[perfil] })),
  ];
}

export function errosDosCampos({ inicio, fim }: CamposDoRelatorio): Partial<CamposDoRelatorio> {
  const [de, ate] = [mesBrParaIso(inicio), mesBrParaIso(fim)];
  return {
    ...(inicio && !de && { inicio: 'Mês inválido' }),
    ...(fim && !ate && { fim: 'Mês inválido' }),
    ...(de && ate && ate < de && { fim: 'O mês final vem antes do inicial' }),
  };
}

export function nomesDoQueFalta({ tipo, perfil, inicio, fim }: CamposDoRelatorio): string[] {
  const cadastros = tipo === '9';
  return [
    !tipo && 'relatório',
    cadastros && !perfil && 'de quem',
    !inicio && (!cadastros || fim !== '') && 'mês inicial',
    !fim && (!cadastros || inicio !== '') && 'mês final',
  ].filter((nome) => typeof nome === 'string');
}

/** Null until the form is complete and makes sense. */
export function filtrosDosCampos(campos: CamposDoRelatorio): FiltrosDoRelatorio | null {
  const tipo_report = tipoDe(campos.tipo);
  if (!tipo_report || nomesDoQueFalta(campos).length > 0 || Object.keys(errosDosCampos(campos)).length > 0) return null;
  const [inicio, fim] = [mesBrParaIso(campos.inicio), mesBrParaIso(campos.fim)];
  const perfil = perfilDe(campos.perfil);
  return {
    tipo_report,
    ...(inicio && fim && { data_referencia_inicio: inicio, data_referencia_fim: fim }),
    ...(perfil && { perfil }),
  };
}

function perfilDe(texto: string): FiltrosDoRelatorio['perfil'] {
  return ehPerfilDeCadastro(texto) ? texto : PERFIS.find((perfil) => perfil === texto);
}

/** Another kind of report has other profiles to choose from. */
export function mudarTipo(antes: CamposDoRelatorio, tipo: string): Partial<CamposDoRelatorio> {
  return (tipo === '9') === (antes.tipo === '9') ? { tipo } : { tipo, perfil: '' };
}

const mesNoEndereco = (mes: string) => mesBrParaIso(mes)?.slice(0, 7) ?? '';
const mesDoEndereco = (mes: string) => mes.replace(/^(\d{4})-(\d{2})$/, '$2/$1');

const mes = (nome: string): Parte<string> => ({ nome, ler: mesDoEndereco, escrever: mesNoEndereco });
const { ler, escrever } = noEndereco<CamposDoRelatorio>({
  tipo: umDe<string, string>('tipo', TIPOS_DE_RELATORIO, ''),
  perfil: texto('perfil'),
  inicio: mes('inicio'),
  fim: mes('fim'),
});

/** `?tipo=8&inicio=2026-01&fim=2026-03`: what was asked stays in the address. */
export const escreverEndereco = escrever;

export function lerEndereco(params: URLSearchParams): CamposDoRelatorio {
  const lidos = ler(params);
  const perfil = opcoesDePerfil(lidos.tipo).find(({ value }) => value === lidos.perfil)?.value ?? '';
  return { ...lidos, perfil };
}
