import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';

export const PERFIS_DE_CAPA = ['tutor', 'prescriber', 'shopkeeper', 'other'] as const;

export const capa = z.object({
  id_imagem_capa: z.int(),
  pagina: z.string(),
  perfil: z.enum(PERFIS_DE_CAPA),
  imagem_desktop: z.string(),
  imagem_mobile: z.string(),
});
export type Capa = z.infer<typeof capa>;

export const listarCapas = chamada({
  method: 'GET',
  path: '/images-admin',
  resumo: 'Banners por página e perfil',
  acesso: PARA_TODOS,
  answer: z.array(capa),
  refusals: [],
});

export const verImagem = chamada({
  method: 'GET',
  path: '/imagem/:hash',
  resumo: 'Uma imagem guardada, pelo resumo do seu conteúdo',
  acesso: PARA_TODOS,
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  answer: 'arquivo',
  refusals: ['NAO_ENCONTRADO'],
});
