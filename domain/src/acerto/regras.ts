import { type DataIso, isoParaBr } from '../brasil/datas';
import { centavosParaReais, reaisParaCentavos } from '../brasil/dinheiro';
import { type Mes, mesDe } from '../brasil/mes';

/** How a closed month stands. Below zero nothing is paid: it is taken off the next one. */
export const SITUACOES_DO_ACERTO = ['a_pagar', 'pago', 'transportado', 'sem_valor'] as const;
export type SituacaoDoAcerto = (typeof SITUACOES_DO_ACERTO)[number];

export const NOMES_DAS_SITUACOES_DO_ACERTO: Record<SituacaoDoAcerto, string> = {
  a_pagar: 'A pagar',
  pago: 'Pago',
  transportado: 'Transportado',
  sem_valor: 'Sem valor',
};

export function situacaoDoAcerto({ total, pago }: { total: number; pago: boolean }): SituacaoDoAcerto {
  if (total < 0) return 'transportado';
  if (total === 0) return 'sem_valor';
  return pago ? 'pago' : 'a_pagar';
}

/** How what a company owed under an earlier registration is called wherever a settlement is added up. */
export const ROTULO_DO_HERDADO = 'Do cadastro anterior deste CNPJ';

/** Of what was carried over, in reais, what the store itself left below zero. */
export const anteriorProprio = ({ anterior, herdado }: { anterior: number; herdado: number }): number =>
  centavosParaReais(reaisParaCentavos(anterior) - reaisParaCentavos(herdado));

export const ESTADOS_DO_FECHAMENTO = ['em_andamento', 'concluido', 'falhou'] as const;
export const ESTADOS_DA_CONTESTACAO = ['aberta', 'aceita', 'recusada'] as const;

/** How often a store may contest one line: answered that often, it is a talk and no longer a contest. */
export const CONTESTACOES_POR_LINHA = 3;
export const REFERENCIA_NO_MAXIMO = 80;
/** How many settlements one call pays. */
export const PAGAMENTOS_POR_VEZ = 500;

export const RECUSAS_DO_FECHAMENTO = ['MES_ANTERIOR'] as const;
export const RECUSAS_DO_PAGAMENTO = ['ACERTO_SEM_VALOR'] as const;
export const RECUSAS_DA_CONTESTACAO = ['CONTESTACAO_ABERTA', 'CONTESTACOES_ESGOTADAS', 'COTA_DE_CONTESTACOES'] as const;

/** A month is closed when it is over. */
export const mesTerminou = (mes: Mes, hoje: DataIso): boolean => mes < mesDe(hoje);

/** What is wrong with the day of a payment; `fechado`: the day the last of what it pays was closed. */
export function erroDaDataDoPagamento(data: DataIso, { fechado, hoje }: { fechado: DataIso; hoje: DataIso }) {
  if (data > hoje) return 'Data de pagamento no futuro';
  return data < fechado ? `Data de pagamento anterior ao fechamento, em ${isoParaBr(fechado)}` : null;
}

type ComoSePagou = { data: DataIso; referencia: string | null };

/** What two people write who both leave the form as it opens is equal too: it says nothing of the transfer. */
export const mesmosDadosDoPagamento = (a: ComoSePagou, b: ComoSePagou): boolean =>
  a.data === b.data && a.referencia === b.referencia;

/** The same day under the same reference is one payment written down twice; anything else may be two transfers. */
export const mesmoPagamento = (a: ComoSePagou, b: ComoSePagou): boolean =>
  a.referencia !== null && mesmosDadosDoPagamento(a, b);

/** Within a month, and within one amount, the order is the stores' own. */
export const ORDENS_DOS_ACERTOS = ['-mes', 'mes', 'loja', '-loja', 'total', '-total'] as const;
export type OrdemDosAcertos = (typeof ORDENS_DOS_ACERTOS)[number];
