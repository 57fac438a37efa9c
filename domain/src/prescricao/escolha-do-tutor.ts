import { isoParaBr } from '../brasil/datas';
import { type CodigoDeErro, mensagemDoErro } from '../erros';
import type { LojistaPublico } from '../lojista/contrato';
import type { Prescricao } from './contrato';
import { BLOQUEADA, type EscolhaDeLoja, recusaDaEscolha, VENCIDA } from './regras';

type Loja = Pick<LojistaPublico, 'id_shopkeeper' | 'tipo'>;
type Indicacao = Pick<Prescricao, 'status' | 'data_ativacao' | 'vinculos' | 'loja_que_saiu'> & {
  shopkeeper: (Loja & Pick<LojistaPublico, 'disponivel'>) | null;
  coupons: readonly Pick<Prescricao['coupons'][number], 'data_validade'>[];
};

/** The rules' words for what the wire brought. */
export function escolhaDe({ vinculos, shopkeeper, loja_que_saiu }: Indicacao, loja: Loja): EscolhaDeLoja {
  const lojaAtual = shopkeeper && { ...daRegra(shopkeeper), suspensa: shopkeeper.disponivel === false };
  return { vinculos, lojaAtual, nova: daRegra(loja), devolvida: Boolean(loja_que_saiu) };
}

/** What its coupon would give there, as the store is known: the recommendation's own discount goes before any store's. */
export const descontoNaLoja = (
  { desconto_especifico }: Pick<Prescricao, 'desconto_especifico'>,
  { desconto }: Pick<LojistaPublico, 'desconto'>,
): number => desconto_especifico ?? desconto;

interface Impedimento {
  codigo: CodigoDeErro;
  mensagem: string;
}

/** Why the tutor may not choose this store, known before asking the server; null when nothing stands against it. */
export function impedimentoDaEscolha(indicacao: Indicacao, loja: Loja): Impedimento | null {
  const { status, data_ativacao, shopkeeper, coupons } = indicacao;
  const [finalizada, bloqueada] = [data_ativacao !== null, status === BLOQUEADA];
  const recusa = recusaDaEscolha({ ...escolhaDe(indicacao, loja), finalizada, bloqueada });
  if (recusa) return { codigo: recusa, mensagem: mensagemDoErro(recusa) };
  const [cupom] = coupons;
  if (status !== VENCIDA || !cupom || shopkeeper?.id_shopkeeper === loja.id_shopkeeper) return null;
  const partes = { data: isoParaBr(cupom.data_validade) };
  return { codigo: 'INDICACAO_VENCIDA', mensagem: mensagemDoErro('INDICACAO_VENCIDA', partes) };
}

function daRegra({ id_shopkeeper, tipo }: Loja) {
  return { id: id_shopkeeper, tipo };
}
