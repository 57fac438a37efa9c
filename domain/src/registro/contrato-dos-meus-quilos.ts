import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { lista, pagina, proximo } from '../contrato/tipos';
import { vez } from '../cupom/contrato';
import * as nomes from './chamadas';
import { caminho, folha, marco } from './contrato';
import { SITUACOES_DO_QUILO } from './meu-quilo';

const meuQuilo = z.object({
  n: z.int().nullable().meta({ description: 'O número da folha; null enquanto espera' }),
  situacao: z.enum(SITUACOES_DO_QUILO),
  estorno: z.int().nullable().meta({ description: 'O número da folha que o retira; null enquanto ela espera' }),
  cidade: z.string().nullable().meta({ description: 'Como está na folha; online: loja sem endereço' }),
  mes: z.string().nullable().meta({ description: 'Como está na folha, yyyy-mm' }),
  id_coupon: z.int(),
  vez,
  data: z.string().meta({ description: 'Da compra' }),
  loja: z.string(),
  produto: z.string().nullable(),
  pet: z.string().nullable(),
});
export type MeuQuilo = z.infer<typeof meuQuilo>;

export const listarMeusQuilos = chamada(nomes.listarMeusQuilos, {
  resumo: 'Os quilos que as próprias compras doaram, do mais novo',
  acesso: { tutor: 'proprio' },
  query: pagina,
  answer: z.object({
    kg: z.int().meta({ description: 'Quantos estão no registro e contam agora' }),
    quilos: lista(meuQuilo),
    proximo,
  }),
  refusals: [],
});

export const provarMeuQuilo = chamada(nomes.provarMeuQuilo, {
  resumo: 'O comprovante de um quilo próprio: a folha, o segredo que a liga à compra, e a prova até a raiz assinada',
  acesso: { tutor: 'proprio' },
  params: z.object({
    n: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  }),
  answer: z.object({
    n: z.int(),
    id_coupon: z.int(),
    sal: z.string().meta({ description: 'Em hexadecimal: HMAC-SHA-256(sal, id_coupon) é o comprovante da folha' }),
    folha,
    caminho,
    marco,
    origem: z.string(),
    publica: z.string(),
  }),
  refusals: ['MUITAS_TENTATIVAS'],
});
