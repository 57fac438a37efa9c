import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { idDoCaminho, simOuNao } from '../contrato/tipos';
import { CATEGORIAS, ESPECIES, PORTES_DE_PRODUTO, SUB_CATEGORIAS, TIPOS_DE_CALCULADORA } from './regras';

export const produto = z.object({
  id_produto: z.int(),
  categoria: z.enum(CATEGORIAS),
  sub_categoria: z.enum(SUB_CATEGORIAS),
  especie: z.enum(ESPECIES),
  porte: z.enum(PORTES_DE_PRODUTO).nullable(),
  nome: z.string(),
  nome_curto: z.string(),
  link: z.string(),
  opcao: z.string().nullable(),
  energia_metabolizavel: z.number(),
  tipo_calculadora: z.enum(TIPOS_DE_CALCULADORA),
  em_prescricao: simOuNao,
  em_catalogo: simOuNao,
  imagem_caminho: z.string().nullable(),
  ciclo_de_vida: z.string().nullable(),
  outras_necessidades: z.string().nullable(),
});
export type Produto = z.infer<typeof produto>;

const PARA_QUEM_ENTROU = { tutor: 'todos', prescritor: 'todos', lojista: 'todos', indicabem: 'todos' } as const;

export const listarProdutos = chamada({
  method: 'GET',
  path: '/products',
  resumo: 'Todos os produtos à venda',
  acesso: PARA_QUEM_ENTROU,
  answer: z.array(produto),
  refusals: [],
});

export const verProduto = chamada({
  method: 'GET',
  path: '/product/:id',
  resumo: 'Um produto',
  acesso: PARA_QUEM_ENTROU,
  params: z.object({ id: idDoCaminho }),
  answer: produto,
  refusals: ['NAO_ENCONTRADO'],
});
