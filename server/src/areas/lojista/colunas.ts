import { formatarCep } from '@indica-bem/domain/brasil/cep';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import type { LojistaDoAdmin, LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { sql } from 'kysely';
import { estoqueDaLoja, proximoCodigo } from './vigiar-estoque';

/** The discount a new coupon would get at the store `l` with its campaign `k` (spec 3.3); `esgotadas`: campaigns without room. */
export const descontoDaLoja = (hoje: unknown, esgotadas: unknown) => sql<number>`coalesce(
  case when l.tipo = 'loja_online' then (select o.desconto from ${proximoCodigo(sql`l.id`, hoje)}) end,
  case when k.excluida_em is null and k.data_validade >= ${hoje}::date and k.id <> all(${esgotadas}::int[]) then k.desconto end,
  ${DESCONTO_BASE})`;

/** The campaign `k` itself, expired or not. */
export const campanhaDaLoja = sql<LojistaDoAdmin['campaign']>`case when k.id is not null then jsonb_build_object(
  'id_campaign', k.id, 'descritivo', k.descritivo, 'desconto', k.desconto, 'data_validade', k.data_validade) end`;

/** The free codes of the online store `l`. */
export const estoqueDaOnline = (hoje: string) =>
  sql<number | null>`case when l.tipo = 'loja_online' then ${estoqueDaLoja(sql`l.id`, hoje)} end`;

export const COLUNAS_DA_LOJA = [
  'id',
  'nome_fantasia',
  'tipo',
  'telefone',
  'celular',
  'site',
  'logradouro',
  'numero',
  'complemento',
  'cep',
  'bairro',
  'cidade',
  'estado',
  'latitude',
  'longitude',
  'disponivel',
] as const;
/** The same of `l`. */
export const COLUNAS_PUBLICAS = COLUNAS_DA_LOJA.map((coluna) => `l.${coluna}` as const);

export type LinhaPublica = Omit<LojistaPublico, 'id_shopkeeper' | 'disponivel'> & { id: number; disponivel: boolean };

/** The public part of a store (spec 4.3), field by field: nothing slips in by accident. */
export function lojistaPublico(l: LinhaPublica): LojistaPublico {
  return {
    id_shopkeeper: l.id,
    nome_fantasia: l.nome_fantasia,
    tipo: l.tipo,
    telefone: l.telefone && formatarTelefone(l.telefone),
    celular: l.celular && formatarTelefone(l.celular),
    site: l.site,
    logradouro: l.logradouro,
    numero: l.numero,
    complemento: l.complemento,
    cep: l.cep && formatarCep(l.cep),
    bairro: l.bairro,
    cidade: l.cidade,
    estado: l.estado,
    latitude: l.latitude,
    longitude: l.longitude,
    desconto: Number(l.desconto),
    disponivel: l.disponivel,
  };
}
