import type { Prescricao } from './contrato';
import { VENCIDA } from './regras';

type Indicacao = Pick<Prescricao, 'status' | 'data_ativacao' | 'vinculos'> & {
  shopkeeper: Pick<NonNullable<Prescricao['shopkeeper']>, 'tipo'> | null;
  coupons: readonly Pick<Prescricao['coupons'][number], 'id_coupon' | 'situacao'>[];
};

interface AcoesDoTutor {
  comprar: boolean;
  trocarLoja: boolean;
  /** The coupon to show, if there is one. */
  idDoCupom: number | null;
}

/** What a tutor can do next with a redeemed recommendation (SPEC §2, "Indicações list"). */
export function acoesDoTutor({ status, data_ativacao, vinculos, shopkeeper, coupons }: Indicacao): AcoesDoTutor {
  const cupom = coupons[0];
  // Past its last day the server refuses every change: the offer would lead nowhere.
  const aberta = data_ativacao === null && status !== VENCIDA;
  return {
    comprar: aberta && shopkeeper === null,
    trocarLoja: aberta && shopkeeper !== null && shopkeeper.tipo !== 'loja_online' && vinculos > 0,
    idDoCupom: cupom?.id_coupon ?? null,
  };
}

/** A specific code has a title of its own and may come without product. */
export function nomeDoIndicado(indicacao: {
  product: { nome: string } | null;
  titulo_especifico: string | null;
}): string {
  return indicacao.product?.nome ?? indicacao.titulo_especifico ?? 'Indicação';
}
