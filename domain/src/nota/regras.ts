import { type DataIso, somarDias } from '../brasil/datas';
import type { Papel } from '../contrato/papeis';
import type { NotaLida } from './chave';

/** `obrigatoria`: a purchase without one is pending after some days; nothing else stops. */
export const EXIGENCIAS_DA_NOTA = ['opcional', 'obrigatoria'] as const;
export type ExigenciaDaNota = (typeof EXIGENCIAS_DA_NOTA)[number];
export const DIAS_PARA_A_NOTA = 7;

/** Who sent it. */
export const QUEM_ENVIA_NOTA = ['loja', 'tutor', 'equipe'] as const;
export type QuemEnviaNota = (typeof QUEM_ENVIA_NOTA)[number];
export const quemEnvia = (papel: Papel): QuemEnviaNota =>
  papel === 'lojista' ? 'loja' : papel === 'tutor' ? 'tutor' : 'equipe';

/** Why the team takes one away; a list, so that nothing is written about a person. */
export const MOTIVOS_DA_RETIRADA = ['dado_errado', 'pedido_da_loja', 'pedido_do_tutor', 'suspeita'] as const;
export type MotivoDaRetirada = (typeof MOTIVOS_DA_RETIRADA)[number];

const RECUSAS_DA_COMPRA = ['VENDA_ESTORNADA', 'SEM_COMPRA', 'COTA_DE_NOTAS'] as const;
const RECUSAS_DA_LEITURA = ['NOTA_ILEGIVEL', 'NOTA_INCOMPLETA', 'NOTA_DIGITO', 'NOTA_DE_TESTE'] as const;
const RECUSAS_DA_CHAVE = [
  'NOTA_DE_OUTRO_MODELO',
  'LOJA_SEM_CNPJ',
  'NOTA_DE_OUTRA_LOJA',
  'NOTA_DE_OUTRO_ESTADO',
  'NOTA_DE_OUTRO_MES',
] as const;
export const RECUSAS_DA_NOTA = [
  ...RECUSAS_DA_LEITURA,
  ...RECUSAS_DA_CHAVE,
  'NOTA_JA_USADA',
  'COMPRA_COM_NOTA',
  ...RECUSAS_DA_COMPRA,
] as const;
export const RECUSAS_DA_RETIRADA = [...RECUSAS_DA_COMPRA, 'SEM_NOTA', 'PRAZO_DA_NOTA'] as const;

/** The purchase a receipt is sent for, and whose CNPJ must stand on it. */
export interface CompraDaNota {
  cnpj: string | null;
  online: boolean;
  data: DataIso;
  hoje: DataIso;
}

export interface RecusaDaNota {
  recusa: (typeof RECUSAS_DA_CHAVE)[number] | 'NOTA_DIGITO';
  partes?: Record<string, string>;
}

const SAO_PAULO = '35';
const MODELOS = ['65', '55'];
/** Of an online store any branch may issue it: what its CNPJs share. */
const RAIZ_DO_CNPJ = 8;

/** Numbers begin at 1; a receipt of a sale is issued in one of these ways, of which 8 is for freight only. */
const NUMERO_E_EMISSAO = /^(?!0{9})\d{9}[1-79]/;

/** Whether it can be the receipt of that purchase. A till that closes at midnight, or a slow courier, may date it a month off. */
export function recusaDaNota(nota: NotaLida, { cnpj, online, data, hoje }: CompraDaNota): RecusaDaNota | null {
  if (!MODELOS.includes(nota.modelo)) return { recusa: 'NOTA_DE_OUTRO_MODELO' };
  if (!NUMERO_E_EMISSAO.test(nota.chave.slice(25))) return { recusa: 'NOTA_DIGITO' };
  if (!cnpj) return { recusa: 'LOJA_SEM_CNPJ' };
  const daLoja = online ? nota.cnpj.slice(0, RAIZ_DO_CNPJ) === cnpj.slice(0, RAIZ_DO_CNPJ) : nota.cnpj === cnpj;
  if (!daLoja) return { recusa: 'NOTA_DE_OUTRA_LOJA' };
  if (!online && nota.uf !== SAO_PAULO) return { recusa: 'NOTA_DE_OUTRO_ESTADO' };
  const compra = data.slice(0, 7);
  if (Math.abs(meses(nota.mes) - meses(compra)) > 1 || nota.mes > hoje.slice(0, 7))
    return { recusa: 'NOTA_DE_OUTRO_MES', partes: { nota: mesBr(nota.mes), compra: mesBr(compra) } };
  return null;
}

const meses = (anoMes: string) => Number(anoMes.slice(0, 4)) * 12 + Number(anoMes.slice(5, 7));
const mesBr = (anoMes: string) => `${anoMes.slice(5, 7)}/${anoMes.slice(0, 4)}`;

/** Required since `desde` (null: it is optional): a purchase of that day or later has seven days. */
export function notaPendente(
  { temNota, data }: { temNota: boolean; data: DataIso },
  desde: DataIso | null,
  hoje: DataIso,
): boolean {
  return !temNota && desde !== null && data >= desde && hoje > somarDias(data, DIAS_PARA_A_NOTA);
}

interface NotaARetirar {
  de: QuemEnviaNota;
  /** The day it was sent, in São Paulo. */
  enviada: DataIso;
}

/** The team at any time. A store what was sent for its sale that very day, a tutor what they sent themselves. */
export function podeRetirar({ de, enviada }: NotaARetirar, papel: Papel, hoje: DataIso): boolean {
  if (papel === 'indicabem') return true;
  return enviada === hoje && (papel === 'lojista' || (papel === 'tutor' && de === 'tutor'));
}
