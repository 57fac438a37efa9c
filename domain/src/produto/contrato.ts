import { z } from 'zod';
import { lerDecimal } from '../brasil/numeros';
import { chamada } from '../contrato/chamada';
import { OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import {
  chaveDeEnvio,
  comoPut,
  idDoCaminho,
  imagemEnviada,
  lista,
  simOuNao,
  texto,
  textoOpcional,
  vazio,
} from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoNoFormulario } from '../edicao/contrato';
import { RECUSAS_DA_IMAGEM } from '../imagem/regras';
import { ERRO_DO_NOME, nomeLimpo } from '../texto/nome';
import * as nomes from './chamadas';
import {
  CATEGORIAS,
  ESPECIES,
  PORTES_DE_PRODUTO,
  PRODUTOS_POR_VEZ,
  SUB_CATEGORIAS,
  TIPOS_DE_CALCULADORA,
} from './regras';

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
  so_veterinario: simOuNao.optional().meta({ description: 'S: só veterinários com o CRMV conferido o indicam' }),
  imagem_caminho: z.string().nullable(),
  ciclo_de_vida: z.string().nullable(),
  outras_necessidades: z.string().nullable(),
  versao: versao.optional(),
});
export type Produto = z.infer<typeof produto>;

const PARA_QUEM_ENTROU = { tutor: 'todos', prescritor: 'todos', lojista: 'todos', ...TODA_A_EQUIPE } as const;

/** An answer is an array, so the last product of a page says where the next begins. */
const paginaDeProdutos = z.object({
  depois_de: idDoCaminho.optional().meta({ description: 'Só depois deste produto' }),
  limite: z.coerce.number().int().min(1).max(PRODUTOS_POR_VEZ).default(PRODUTOS_POR_VEZ),
});

export const listarProdutos = chamada(nomes.listarProdutos, {
  resumo: 'Os produtos à venda, até 500 de cada vez; a lista veio inteira se trouxe menos',
  acesso: PARA_QUEM_ENTROU,
  query: paginaDeProdutos,
  answer: lista(produto, PRODUTOS_POR_VEZ),
  refusals: [],
});

export const verProduto = chamada(nomes.verProduto, {
  resumo: 'Um produto',
  acesso: PARA_QUEM_ENTROU,
  params: z.object({ id: idDoCaminho }),
  answer: produto,
  refusals: [],
});

// A form's field is text; an empty one was not answered.
const facultativo = (max: number) =>
  textoOpcional(max)
    .refine((valor) => !valor || nomeLimpo(valor), ERRO_DO_NOME)
    .transform((valor) => valor ?? null);

const dadosDoProduto = z.object({
  categoria: z.enum(CATEGORIAS, 'Escolha a marca'),
  especie: z.enum(ESPECIES, 'Escolha a espécie'),
  sub_categoria: z.enum(SUB_CATEGORIAS, 'Escolha a linha'),
  porte: z
    .union([z.literal('').transform(() => null), z.enum(PORTES_DE_PRODUTO)], 'Escolha um porte da lista')
    .nullish()
    .transform((porte) => porte ?? null)
    .meta({ description: 'Só de cães' }),
  nome: texto(120),
  nome_curto: texto(60),
  link: texto(500).meta({ description: 'Endereço http(s) da página do produto' }),
  opcao: facultativo(60),
  energia_metabolizavel: texto(12)
    .transform((valor) => lerDecimal(valor) ?? Number.NaN)
    .meta({ description: 'kcal por kg; vírgula ou ponto', example: '4020' }),
  tipo_calculadora: z.enum(TIPOS_DE_CALCULADORA, 'Escolha a calculadora'),
  em_prescricao: simOuNao.default('S'),
  em_catalogo: simOuNao.default('S'),
  so_veterinario: simOuNao
    .optional()
    .meta({ description: 'Ausente: num produto novo, conforme a linha e a calculadora; noutro, fica como está' }),
  ciclo_de_vida: facultativo(60),
  outras_necessidades: facultativo(200),
  imagem: imagemEnviada,
  sem_imagem: simOuNao.default('N').meta({ description: 'S: tira a foto e volta à embalagem desenhada' }),
});
export type DadosDoProduto = Omit<z.output<typeof dadosDoProduto>, 'imagem'>;

export const criarProduto = chamada(nomes.criarProduto, {
  resumo: 'Cadastra um produto',
  acesso: OPERACAO,
  headers: chaveDeEnvio,
  multipart: true,
  body: dadosDoProduto,
  answer: produto,
  ato: { nome: 'produto-criado', objeto: 'produto', mostra: ['em_prescricao', 'em_catalogo', 'so_veterinario'] },
  refusals: RECUSAS_DA_IMAGEM,
});

export const alterarProduto = chamada(nomes.alterarProduto, {
  resumo: 'Altera um produto; sem imagem nova, fica a que está',
  acesso: OPERACAO,
  multipart: true,
  params: z.object({ id: idDoCaminho }),
  body: dadosDoProduto.extend({ versao: versaoNoFormulario, _method: comoPut }),
  answer: produto,
  ato: { nome: 'produto-alterado', objeto: 'produto', mostra: ['em_prescricao', 'em_catalogo', 'so_veterinario'] },
  refusals: [...RECUSAS_DA_EDICAO, ...RECUSAS_DA_IMAGEM],
});

export const excluirProduto = chamada(nomes.excluirProduto, {
  resumo: 'Tira um produto das listas; as indicações que o têm continuam a mostrá-lo',
  acesso: OPERACAO,
  params: z.object({ id: idDoCaminho }),
  answer: vazio,
  ato: { nome: 'produto-excluido', objeto: 'produto' },
  refusals: [],
});
