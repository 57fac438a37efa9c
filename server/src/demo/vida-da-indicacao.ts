import { type DataIso, somarMeses } from '@indica-bem/domain/brasil/datas';
import { aplicarDesconto, DESCONTO_BASE, MESES_DE_VALIDADE, type PesoDePacote } from '@indica-bem/domain/cupom/regras';
import { calcular } from '../areas/prescricao/calcular';
import { colunasDaIndicacao } from '../areas/prescricao/criar-prescricao';
import { gerarCodigoDeCupom, gerarCodigoDeIndicacao } from '../areas/prescricao/gerar-codigo';
import type { LinhaDeProduto } from '../areas/produto/apresentar-produto';
import type { Familia } from './familias';
import { naLoja } from './momentos';

/** A recommendation from its issue to where it stands today; each step asks for the one before. */
export type Vida = {
  data: DataIso;
  prescritorId: number;
  familia: Familia;
  produto: LinhaDeProduto;
  pet: { peso_pet: number; ecc: number; atividade: number };
  resgate?: { data: DataIso; lojistaId?: number; compra?: Compra };
};
/** `desconto`: of the campaign the store had then; without one, the base. `em`: the moment, if it matters. */
type Compra = { data: DataIso; peso: PesoDePacote; funcionario: string; desconto?: number; em?: Date };

/** The demonstration is computed as every installation begins. */
export const FORMULA_1 = { vigor: { formula: 1, responsavel: null }, veterinario: false } as const;

const CENTAVOS_POR_KG = 2_590;

/** `n`: which of the demonstration's it is, and with it the hour of each step. */
export function linhasDaVida(vida: Vida, { n, agora }: { n: number; agora: Date }) {
  const { data, prescritorId, familia, produto, pet, resgate } = vida;
  const quando = (dia: DataIso) => naLoja(dia, n, agora);
  const dados = { ...pet, id_produto: produto.id, email: familia.email, telefone: familia.telefone, anotacoes: null };
  const { lojistaId, compra } = resgate ?? {};
  const indicacao = {
    ...colunasDaIndicacao(dados, calcular(produto, pet, FORMULA_1)),
    codigo: gerarCodigoDeIndicacao(),
    data,
    criada_em: quando(data),
    prescritor_id: prescritorId,
    tutor_id: resgate ? familia.id : null,
    data_resgate: resgate?.data ?? null,
    lojista_id: lojistaId ?? null,
    vinculos: lojistaId ? 3 : 4,
    data_ativacao: compra?.data ?? null,
    peso: compra?.peso ?? null,
  };
  const cupom = resgate &&
    lojistaId !== undefined && {
      codigo: gerarCodigoDeCupom(),
      lojista_id: lojistaId,
      desconto: compra?.desconto ?? DESCONTO_BASE,
      data_validade: somarMeses(resgate.data, MESES_DE_VALIDADE),
      criado_em: quando(resgate.data),
      estado: compra ? ('efetivado' as const) : ('ativo' as const),
      ...(compra && pagamento({ em: quando(compra.data), ...compra })),
    };
  return { indicacao, cupom };
}

/** Larger packages cost less by the kilogram. */
function pagamento({ data, peso, funcionario, desconto = DESCONTO_BASE, em }: Compra & { em: Date }) {
  const centavos = Math.round(peso * CENTAVOS_POR_KG * (peso > 5 ? 0.7 : 1));
  return {
    ...aplicarDesconto(centavos, desconto),
    peso,
    nome_funcionario: funcionario,
    data_efetivacao: data,
    efetivado_em: em,
  };
}
