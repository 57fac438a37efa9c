import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { TODA_A_EQUIPE } from '../contrato/equipe';
import { lista } from '../contrato/tipos';
import * as nomes from './chamadas';
import { type CampoDoMes, campoDoMes, MESES, SITUACOES } from './numeros';

const porMes = Object.fromEntries(
  MESES.flatMap((mes) => SITUACOES.map((situacao) => [campoDoMes(situacao, mes), z.int()])),
) as Record<CampoDoMes, z.ZodInt>;

const destaques = lista(z.object({ id: z.int(), nome: z.string(), quantas: z.int() }));

const painel = z.object({
  couponsGeradosTotal: z.int(),
  prescricoesEfetivadasTotal: z.int(),
  lojistasAtivosTotal: z.int(),
  tutoresAtivosTotal: z.int(),
  prescritoresPendentesTotal: z.int().meta({ description: 'Parceiros cadastrados e não suspensos' }),
  ...porMes,
  ano: z.int(),
  anos: lista(z.int(), 1000),
  funil: z.object({ emitidas: z.int(), resgatadas: z.int(), com_loja: z.int(), efetivadas: z.int() }),
  parceiros: destaques.meta({ description: 'Quem mais indicou no ano' }),
  lojas: destaques.meta({ description: 'Onde mais se comprou no ano' }),
  produtos: destaques.meta({ description: 'Os mais indicados no ano' }),
  a_vencer: z.object({
    dias: z.int(),
    total: z.int(),
    ha_mais: z.boolean().meta({ description: 'Há mais do que o total, que se conta só até mil' }),
    cupons: lista(
      z.object({
        id_coupon: z.int(),
        tutor: z.string().nullable(),
        loja: z.string(),
        produto: z.string().nullable(),
        data_validade: z.string(),
      }),
    ),
  }),
  notas: z
    .object({ compras: z.int(), com_nota: z.int() })
    .meta({ description: 'As compras do ano, e quantas têm nota fiscal' }),
});
export type Painel = z.infer<typeof painel>;

export const verPainel = chamada(nomes.verPainel, {
  resumo: 'Os números do programa e os meses de um ano',
  acesso: TODA_A_EQUIPE,
  query: z.object({ ano: z.coerce.number().int().min(2000).max(2999).optional() }),
  answer: painel,
  refusals: [],
});
