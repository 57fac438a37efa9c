import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { OPERACAO } from '../contrato/equipe';
import { lista, pagina, proximo, textoLongo } from '../contrato/tipos';
import { idDoCupom, vez } from '../cupom/contrato';
import { NOMES_DAS_REGRAS } from '../doacao/velocidade';
import * as nomes from './chamadas';
import { DIAS_DE_LEITURAS, RECUSAS_DA_ANALISE } from './regras';

const TEXTO_NO_MAXIMO = 500;

const compraEmAnalise = z.object({
  id_coupon: z.int(),
  vez,
  codigo_coupon: z.string(),
  id_prescricao: z.int(),
  // No enum: while a fleet is replaced, the next version holds purchases by rules that this one has no name for.
  regras: lista(z.string()).meta({ description: `${NOMES_DAS_REGRAS.join(', ')}, ou de uma versão mais nova` }),
  id_lojista: z.int(),
  loja: z.string(),
  nome_funcionario: z.string(),
  parceiro: z.string().nullable(),
  tutor: z.string().nullable(),
  efetivado_em: z.string(),
  valor: z.number(),
  peso: z.number(),
  leitura: z.string().nullable(),
  pedido_aberto: z.boolean().meta({ description: 'A loja pediu o estorno desta compra' }),
});
export type CompraEmAnalise = z.infer<typeof compraEmAnalise>;

export const listarEmAnalise = chamada(nomes.listarEmAnalise, {
  resumo: 'As compras que uma regra reteve, da mais antiga, e quantos quilos esperam por elas',
  acesso: OPERACAO,
  query: pagina,
  answer: z.object({ compras: lista(compraEmAnalise), proximo, kg_retidos: z.int() }),
  refusals: [],
});

export const liberarCompra = chamada(nomes.liberarCompra, {
  resumo: 'Libera uma compra retida: o quilo dela é doado',
  acesso: OPERACAO,
  params: z.object({ id: idDoCupom }),
  body: z.object({ vez, motivo: textoLongo(TEXTO_NO_MAXIMO) }),
  answer: z.object({ id_coupon: z.int(), vez, liberada_em: z.string() }),
  ato: { nome: 'compra-liberada', objeto: 'cupom' },
  refusals: RECUSAS_DA_ANALISE,
});

const leituras = z.object({
  id_lojista: z.int(),
  loja: z.string(),
  nome_funcionario: z.string().nullable(),
  compras: z.int(),
  por_cpf: z.int(),
});
export type LeiturasDeUmCaixa = z.infer<typeof leituras>;

export const verLeituras = chamada(nomes.verLeituras, {
  resumo: `Quantas compras dos últimos ${DIAS_DE_LEITURAS} dias foram lidas pelo final do CPF, por loja ou por funcionário, da maior parte`,
  acesso: OPERACAO,
  query: z.object({ por: z.enum(['loja', 'funcionario']).default('loja') }),
  answer: z.object({ leituras: lista(leituras) }),
  refusals: [],
});
