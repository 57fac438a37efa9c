import { z } from 'zod';
import { devido } from '../acerto/formas';
import { chamada } from '../contrato/chamada';
import { idDoCaminho, lista } from '../contrato/tipos';
import * as nomes from './chamadas';
import { ULTIMAS_COMPRAS } from './regras';

const ultima = z.object({
  id_coupon: z.int(),
  codigo_coupon: z.string(),
  data_efetivacao: z.string(),
  efetivado_em: z.string().nullable().meta({ description: 'O momento no caixa; null, veio por arquivo' }),
  produto: z.string().nullable(),
  tutor: z.string().nullable().meta({ description: 'Primeiro nome' }),
  valor: z.number(),
  valorDescontado: z.number(),
});

const inicioDaLoja = z.object({
  hoje: z.object({ vendas: z.int(), valor: z.number() }),
  mes: z.object({ vendas: z.int(), valorDescontado: z.number() }),
  devido,
  ultimas: lista(ultima, ULTIMAS_COMPRAS),
});
export type InicioDaLoja = z.infer<typeof inicioDaLoja>;

export const verInicioDaLoja = chamada(nomes.verInicioDaLoja, {
  resumo: 'O que a loja vê ao entrar: vendas de hoje, descontos do mês, o que tem a receber, as últimas compras',
  acesso: { lojista: 'proprio' },
  posse: 'id',
  params: z.object({ id: idDoCaminho }),
  answer: inicioDaLoja,
  refusals: [],
});
