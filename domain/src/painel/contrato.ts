import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { TODA_A_EQUIPE } from '../contrato/equipe';
import { lista } from '../contrato/tipos';
import * as nomes from './chamadas';
import { type CampoDoMes, campoDoMes, MESES, SITUACOES } from './numeros';
import { PENDENCIAS } from './pendencias';

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
  mes: z
    .object({
      hoje: z.string(),
      compras: z.int(),
      antes: z.int().meta({ description: 'Nos mesmos dias do mês anterior' }),
      cupons: z.int(),
      cupons_antes: z.int(),
      cadastros: z.int(),
      cadastros_antes: z.int(),
    })
    .meta({ description: 'O que aconteceu no mês que corre, até hoje' }),
  serie: lista(z.object({ mes: z.string(), cupons: z.int(), compras: z.int(), cadastros: z.int() }), 12).meta({
    description: 'Os doze meses até o que corre, do mais antigo',
  }),
  comparacao: z
    .object({ ate: z.int(), indicacoes: z.int(), antes: z.int() })
    .nullable()
    .meta({ description: 'Indicações do ano e do anterior, até o mês `ate`, o último que acabou' }),
  ano: z.int(),
  anos: lista(z.int(), 1000),
  funil: z.object({ emitidas: z.int(), resgatadas: z.int(), com_loja: z.int(), efetivadas: z.int() }),
  parceiros: destaques.meta({ description: 'Quem mais indicou no ano' }),
  lojas: destaques.meta({ description: 'Onde mais se comprou no ano' }),
  produtos: destaques.meta({ description: 'Os mais indicados no ano' }),
  cidades: lista(z.object({ nome: z.string(), quantas: z.int() })).meta({
    description: 'Onde estão as lojas em que mais se comprou no ano',
  }),
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

const pendencia = z.object({
  tipo: z.enum(PENDENCIAS),
  quantos: z.int(),
  exato: z.boolean().meta({ description: 'Conta-se até mil; false: há mais' }),
  loja: z
    .object({ id: z.int(), nome: z.string() })
    .nullable()
    .meta({ description: 'De códigos de lojas online: a que tem menos' }),
});
export type PendenciaContada = z.infer<typeof pendencia>;

export const verPendencias = chamada(nomes.verPendencias, {
  resumo: 'O que espera por uma pessoa da equipe: só o que a função de quem pergunta pode abrir',
  acesso: TODA_A_EQUIPE,
  answer: z.object({ pendencias: lista(pendencia) }),
  refusals: [],
});
