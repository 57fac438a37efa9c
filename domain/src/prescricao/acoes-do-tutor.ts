import { nomeEmUmaLinha, type ProdutoNomeado } from '../produto/nome-estruturado';
import type { Prescricao } from './contrato';
import { BLOQUEADA, escolhaSemGasto, VENCIDA } from './regras';

type Indicacao = Pick<Prescricao, 'status' | 'data_ativacao' | 'vinculos' | 'loja_que_saiu'> & {
  shopkeeper: Pick<NonNullable<Prescricao['shopkeeper']>, 'tipo' | 'disponivel'> | null;
  coupons: readonly Pick<Prescricao['coupons'][number], 'id_coupon' | 'situacao'>[];
};

interface AcoesDoTutor {
  comprar: boolean;
  trocarLoja: boolean;
  /** The next choice of a store costs no change. */
  semGasto: boolean;
  /** The coupon to show, if there is one. */
  idDoCupom: number | null;
}

/** What a tutor can do next with a redeemed recommendation (spec 2.11). */
export function acoesDoTutor(indicacao: Indicacao): AcoesDoTutor {
  const { status, data_ativacao, vinculos, shopkeeper, coupons } = indicacao;
  const saiu = shopkeeper === null && Boolean(indicacao.loja_que_saiu);
  // Without a store its last coupon is a cancelled one: there is nothing to show.
  const cupom = shopkeeper ? coupons[0] : null;
  // Past its last day, or blocked, the server refuses every change: the offer would lead nowhere.
  const aberta = data_ativacao === null && status !== VENCIDA && status !== BLOQUEADA;
  return {
    comprar: aberta && shopkeeper === null,
    trocarLoja: aberta && shopkeeper !== null && podeTrocar(shopkeeper, vinculos),
    semGasto: aberta && escolhaSemGasto({ lojaAtual: shopkeeper && suspensa(shopkeeper), devolvida: saiu }),
    idDoCupom: cupom?.id_coupon ?? null,
  };
}

const suspensa = ({ disponivel }: { disponivel?: boolean | undefined }) => ({ suspensa: disponivel === false });

function podeTrocar({ tipo, disponivel }: NonNullable<Indicacao['shopkeeper']>, vinculos: number): boolean {
  return disponivel === false || (tipo !== 'loja_online' && vinculos > 0);
}

export const ESCOLHER_SEM_GASTO = 'Escolher outra loja, sem gastar troca';

type ComLoja = {
  loja_que_saiu?: string | null | undefined;
  shopkeeper: { nome_fantasia: string; disponivel?: boolean | undefined } | null;
};

/** What the tutor reads when the store left for good, or serves nobody for now; null when neither. */
export function avisoDaLojaPerdida({ loja_que_saiu, shopkeeper }: ComLoja): { titulo: string; texto: string } | null {
  if (shopkeeper?.disponivel === false) {
    return {
      titulo: `A loja ${shopkeeper.nome_fantasia} está suspensa`,
      texto: 'Ela não atende pelo Indica Bem no momento. Se voltar, este cupom volta a valer.',
    };
  }
  if (shopkeeper || !loja_que_saiu) return null;
  return {
    titulo: `A loja ${loja_que_saiu} deixou o Indica Bem`,
    texto: 'O cupom que você tinha nela não vale mais, e a escolha voltou para você. O prazo da indicação é o mesmo.',
  };
}

/** A specific code has a title of its own and may come without product. */
export function nomeDoIndicado(indicacao: {
  product: ProdutoNomeado | null;
  titulo_especifico: string | null;
}): string {
  const { product, titulo_especifico } = indicacao;
  return product ? nomeEmUmaLinha(product) : (titulo_especifico ?? 'Indicação');
}
