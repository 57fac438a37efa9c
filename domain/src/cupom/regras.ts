import { type DataIso, somarDias } from '../brasil/datas';

/** Of who sells, at the till and in a file. */
export const FUNCIONARIO_NO_MAXIMO = 120;

/** kg */
export const PESOS_DE_PACOTE = [1, 2.5, 3, 7, 10.1, 12, 15, 20] as const;
export type PesoDePacote = (typeof PESOS_DE_PACOTE)[number];

/** Percent a partner store gives when nothing else is agreed. */
export const DESCONTO_BASE = 10;
export const MESES_DE_VALIDADE = 3;

type EstadoDoCupom = 'ativo' | 'efetivado' | 'cancelado';
/** What a person sees: an active coupon past its last day is `vencido`. */
export const SITUACOES_DE_CUPOM = ['ativo', 'efetivado', 'cancelado', 'vencido'] as const;
export type SituacaoDoCupom = (typeof SITUACOES_DE_CUPOM)[number];

export function situacaoDoCupom(estado: EstadoDoCupom, validade: DataIso, hoje: DataIso): SituacaoDoCupom {
  return estado === 'ativo' && validade < hoje ? 'vencido' : estado;
}

/** Days before its end that a tutor is told so. */
export const DIAS_DE_AVISO_DO_CUPOM = 7;

/** From a week before through the last day. */
export function prestesAVencer(validade: DataIso, hoje: DataIso): boolean {
  return hoje <= validade && validade <= somarDias(hoje, DIAS_DE_AVISO_DO_CUPOM);
}

interface OrigensDoDesconto {
  especifico: number | null;
  /** Of the next code that the online store brought itself. */
  doEstoque: number | null;
  campanha: { desconto: number; validade: DataIso; esgotada: boolean } | null;
}

export type Oferta = { desconto: number; daCampanha: boolean };

/**
 * The specific recommendation's; else the online store's own code's; else the store's campaign, through its last day and
 * while its budget has room; else the base.
 */
export function descontoAplicavel({ especifico, doEstoque, campanha }: OrigensDoDesconto, hoje: DataIso): Oferta {
  const outro = especifico ?? doEstoque;
  if (outro !== null) return { desconto: outro, daCampanha: false };
  const vale = campanha !== null && campanha.validade >= hoje && !campanha.esgotada;
  return vale ? { desconto: campanha.desconto, daCampanha: true } : { desconto: DESCONTO_BASE, daCampanha: false };
}

/** Whole cents; `percentual` from 0 to 100 with up to two decimals. The discount rounds half up. */
export function aplicarDesconto(centavos: number, percentual: number) {
  const decimosDeMilesimo = centavos * Math.round(percentual * 100) + 5_000;
  const descontado = (decimosDeMilesimo - (decimosDeMilesimo % 10_000)) / 10_000;
  return { valor: centavos, descontado, recebido: centavos - descontado };
}

export interface CupomAValidar {
  estado: EstadoDoCupom;
  idLojista: number;
  /** Cancelled because the tutor chose another store. */
  trocado: boolean;
  validade: DataIso;
}

const RECUSAS_DO_CUPOM = ['CUPOM_INVALIDO', 'CUPOM_JA_UTILIZADO', 'CUPOM_DE_OUTRA_LOJA', 'CUPOM_VENCIDO'] as const;
export type RecusaDoCupom = (typeof RECUSAS_DO_CUPOM)[number];

/** A number that is no coupon's can be guessed at. */
const RECUSAS_DO_NUMERO = ['CUPOM_DESCONHECIDO', 'MUITAS_TENTATIVAS'] as const;
export const RECUSAS_DO_CAIXA = [
  ...RECUSAS_DO_CUPOM,
  ...RECUSAS_DO_NUMERO,
  'CUPOM_DE_OUTRA_LOJA_FINAL',
  'CUPOM_DE_LOJA_ONLINE',
] as const;
/** Only a coupon that may be used is asked for what shows that the tutor is there. */
export const RECUSAS_DA_LEITURA = [
  'LEITURA_INCOMPLETA',
  'SELO_VENCIDO',
  'NUMERO_NAO_CONFERE',
  'CPF_NAO_CONFERE',
  'LEITURA_TRAVADA',
] as const;
/** Why a tutor's screen has no living QR. */
export const RECUSAS_DO_SELO = [
  'CUPOM_INVALIDO',
  'CUPOM_JA_UTILIZADO',
  'CUPOM_VENCIDO',
  'CUPOM_DE_LOJA_ONLINE',
  'LOJA_INDISPONIVEL',
  'MUITAS_TENTATIVAS',
] as const;

/** A sale that was undone is not made again by its own request; one that was read before the undo is read again. */
export const RECUSAS_DA_VENDA = [...RECUSAS_DO_CAIXA, 'VENDA_ESTORNADA', 'LEIA_DE_NOVO'] as const;

/** The order is part of the contract: who comes second must read "já utilizado", whatever else is wrong. */
export function motivoDaRecusa(
  cupom: CupomAValidar,
  { idLojista, hoje }: { idLojista: number; hoje: DataIso },
): RecusaDoCupom | null {
  if (cupom.estado === 'efetivado') return 'CUPOM_JA_UTILIZADO';
  if (cupom.idLojista !== idLojista || cupom.trocado) return 'CUPOM_DE_OUTRA_LOJA';
  if (cupom.estado === 'cancelado') return 'CUPOM_INVALIDO';
  return cupom.validade < hoje ? 'CUPOM_VENCIDO' : null;
}

export const ORDENS_DOS_EFETIVADOS = ['-data', 'data', '-valor', 'valor'] as const;
export type OrdemDosEfetivados = (typeof ORDENS_DOS_EFETIVADOS)[number];
