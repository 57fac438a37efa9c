import { type DataIso, isoParaBr } from '../brasil/datas';
import type { Papel } from '../contrato/chamada';

/** How long the store may undo its own sale, by the server's clock. */
const MINUTOS_PARA_DESFAZER = 15;
/** How often a store may ask about one sale: refused that often, it is a talk and no longer a request. */
export const PEDIDOS_POR_VENDA = 3;

/** What a store may give as its reason, and after them what only the team finds. */
export const MOTIVOS_DA_LOJA = ['valor_errado', 'peso_errado', 'cliente_desistiu', 'cupom_trocado', 'outro'] as const;
export const MOTIVOS_DE_ESTORNO = [...MOTIVOS_DA_LOJA, 'suspeita'] as const;
export type MotivoDeEstorno = (typeof MOTIVOS_DE_ESTORNO)[number];

export const NOMES_DOS_MOTIVOS_DE_ESTORNO: Record<MotivoDeEstorno, string> = {
  valor_errado: 'Valor errado',
  peso_errado: 'Peso errado',
  cliente_desistiu: 'Cliente desistiu',
  cupom_trocado: 'Cupom trocado',
  suspeita: 'Compra suspeita',
  outro: 'Outro',
};

export const ESTADOS_DO_PEDIDO = ['aberto', 'aprovado', 'recusado'] as const;

export const RECUSAS_DO_ESTORNO = ['VENDA_ESTORNADA', 'SEM_VENDA'] as const;
export const RECUSAS_DE_DESFAZER = [
  ...RECUSAS_DO_ESTORNO,
  'PRAZO_DE_DESFAZER',
  'VENDA_POR_ARQUIVO',
  'COTA_DE_ESTORNOS',
] as const;
export const RECUSAS_DO_PEDIDO_DE_ESTORNO = [
  ...RECUSAS_DO_ESTORNO,
  'PEDIDO_ABERTO',
  'PEDIDOS_ESGOTADOS',
  'COTA_DE_PEDIDOS',
] as const;

/** A coupon with its purchase, if it has one now. */
export interface VendaAEstornar {
  estado: 'ativo' | 'efetivado' | 'cancelado';
  vez: number;
  efetivadoEm: Date | null;
  /** It came in a file: no till knows it. */
  porArquivo: boolean;
}

/** Whoever asks names the turn: what was meant for one sale never undoes the next. */
export function recusaDaVez(
  { estado, vez }: Pick<VendaAEstornar, 'estado' | 'vez'>,
  pedida: number,
): (typeof RECUSAS_DO_ESTORNO)[number] | null {
  if (pedida < vez) return 'VENDA_ESTORNADA';
  return pedida > vez || estado !== 'efetivado' ? 'SEM_VENDA' : null;
}

/** The team undoes any sale; a store its own of a few minutes ago, unless it came by file. */
export function recusaDeDesfazer(
  venda: VendaAEstornar,
  { papel, vez, agora }: { papel: Papel; vez: number; agora: Date },
): (typeof RECUSAS_DE_DESFAZER)[number] | null {
  const recusa = recusaDaVez(venda, vez);
  if (recusa || papel === 'indicabem') return recusa;
  if (venda.porArquivo) return 'VENDA_POR_ARQUIVO';
  return segundosParaDesfazer(venda, agora) === 0 ? 'PRAZO_DE_DESFAZER' : null;
}

/** How long the store still may, in whole seconds; none for what is not its own to undo. */
export function segundosParaDesfazer(
  { estado, efetivadoEm, porArquivo }: Omit<VendaAEstornar, 'vez'>,
  agora: Date,
): number {
  if (estado !== 'efetivado' || !efetivadoEm || porArquivo) return 0;
  const restam = efetivadoEm.getTime() + MINUTOS_PARA_DESFAZER * 60_000 - agora.getTime();
  return Math.max(0, Math.min(MINUTOS_PARA_DESFAZER * 60, Math.ceil(restam / 1000)));
}

/** What becomes of the coupon of a purchase that is undone; a screen that does not know its last day does not promise. */
export function destinoDoCupom(hoje: DataIso, validade?: DataIso): string {
  if (validade === undefined) return 'O cupom volta a valer para o tutor, se ainda estiver no prazo.';
  return validade < hoje
    ? `O cupom não volta a valer: o prazo dele terminou em ${isoParaBr(validade)}.`
    : `O cupom volta a valer para o tutor, até ${isoParaBr(validade)}.`;
}
