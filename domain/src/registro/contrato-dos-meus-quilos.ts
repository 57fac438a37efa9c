import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { lista, pagina, proximo } from '../contrato/tipos';
import { caminho, folha, marco } from './contrato';

// Their names go to chamadas.ts, and they to contrato/chamadas.ts, when their routes answer.
const listar = 'GET /formula-do-bem/meus-quilos';
const provar = 'GET /formula-do-bem/meus-quilos/:n';

const SITUACOES = ['registrado', 'a_registrar', 'em_analise', 'estornado'] as const;

const meuQuilo = z.object({
  n: z.int().nullable().meta({ description: 'O número da folha; null enquanto espera' }),
  situacao: z.enum(SITUACOES),
  estorno: z.int().nullable().meta({ description: 'O número da folha que o retira' }),
  data: z.string(),
  loja: z.string(),
  produto: z.string().nullable(),
  pet: z.string().nullable(),
});
export type MeuQuilo = z.infer<typeof meuQuilo>;

export const listarMeusQuilos = chamada(listar, {
  resumo: 'Os quilos que as próprias compras doaram, do mais novo',
  acesso: { tutor: 'proprio' },
  query: pagina,
  answer: z.object({
    kg: z.int().meta({ description: 'Os que contam agora' }),
    quilos: lista(meuQuilo),
    proximo,
  }),
  refusals: [],
});

export const provarMeuQuilo = chamada(provar, {
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
  refusals: [],
});
