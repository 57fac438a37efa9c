import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { lista, pagina, proximo } from '../contrato/tipos';
import * as nomes from './chamadas';

export const TIPOS_DE_ENTREGA = ['racao', 'cadeira'] as const;

const foto = z.object({
  endereco: z.string(),
  largura: z.int(),
  altura: z.int(),
  descricao: z.string().meta({ description: 'Para quem não a vê' }),
});

/** What everybody sees of a delivery. */
export const entregaPublica = z.object({
  id: z.int(),
  tipo: z.enum(TIPOS_DE_ENTREGA),
  quantidade: z.number().meta({ description: 'Quilos de ração, ou cadeiras de rodas' }),
  data: z.string(),
  instituicao: z.string(),
  cidade: z.string(),
  uf: z.string(),
  texto: z.string().nullable(),
  foto: foto.nullable(),
  documento: z.string().nullable().meta({ description: 'Onde baixar o recibo, se a equipe o mostra' }),
});
export type EntregaPublica = z.infer<typeof entregaPublica>;

export const listarEntregasPublicas = chamada(nomes.listarEntregasPublicas, {
  resumo: 'As entregas feitas, da mais nova',
  acesso: PARA_TODOS,
  query: pagina,
  answer: z.object({ entregas: lista(entregaPublica), proximo }),
  refusals: [],
});
