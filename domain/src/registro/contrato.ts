import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { lista, pagina, proximo } from '../contrato/tipos';
import * as nomes from './chamadas';

/** Leaves of one page: whoever recounts the register asks for them in order. */
export const FOLHAS_POR_PAGINA = 1024;
/** They never leave the list. */
export const CHAVES_DO_REGISTRO_NO_MAXIMO = 1000;
const FOLHAS_NO_MAXIMO = 999_999_999;

const hash = z.string().meta({ description: 'SHA-256, em hexadecimal', example: 'e3b0c442…' });
export const caminho = z.array(hash).max(64).meta({ description: 'Os vizinhos, de baixo para cima (RFC 6962)' });
export const folha = z.string().meta({
  description: 'O texto da folha, letra por letra: é dele o resumo',
  example: '{"cidade":"Sorocaba","comprovante":"9f…","kg":1,"mes":"2026-11","n":264}',
});
const tamanho = z.int().meta({ description: 'Quantas folhas a árvore tinha' });

/** The root of a moment, signed: as long as somebody keeps one, nothing before it can change unseen. */
export const marco = z.object({
  tamanho,
  raiz: hash,
  kg: z.int(),
  em: z.string().meta({ description: 'Momento da assinatura, em UTC' }),
  motivo: z.enum(['dia', 'mes', 'agora']).meta({ description: 'agora: assinado a pedido, e não guardado' }),
  referencia: z
    .string()
    .nullable()
    .meta({ description: 'O dia, ou o primeiro dia do mês fechado, em yyyy-mm-dd; null no de agora' }),
  chave: z.string().meta({ description: 'Identificador da chave que assinou' }),
  nota: z.string().meta({ description: 'O texto assinado e a assinatura, em linhas (signed note)' }),
});
export type Marco = z.infer<typeof marco>;

const totais = z.object({ kg: z.number(), cadeiras: z.int() });
export type Totais = z.infer<typeof totais>;

export const verTransparencia = chamada(nomes.verTransparencia, {
  resumo: 'O que foi prometido e o que foi entregue, por mês e por cidade',
  acesso: PARA_TODOS,
  answer: z.object({
    prometido: totais,
    entregue: totais,
    falta: totais.meta({ description: 'O que ainda não foi entregue; zero se houver entrega adiantada' }),
    meses: lista(z.object({ mes: z.string().meta({ example: '2026-11' }), kg: z.int() }), 600).meta({
      description: 'Do mais velho ao mais novo, sem saltos',
    }),
    cidades: lista(
      z.object({ cidade: z.string().meta({ description: 'online: loja sem endereço' }), kg: z.int() }),
      6000,
    ).meta({
      description: 'Da que mais doou',
    }),
    marco: marco.nullable().meta({ description: 'A raiz de agora, assinada; null enquanto não há folha' }),
    anterior: marco.nullable().meta({ description: 'O último marco guardado' }),
  }),
  refusals: [],
});

export const verImagemDaTransparencia = chamada(nomes.verImagemDaTransparencia, {
  resumo: 'A imagem que acompanha o link da página, 1200 × 630, com os números de agora',
  acesso: PARA_TODOS,
  answer: 'arquivo',
  refusals: [],
});

export const verChavesDoRegistro = chamada(nomes.verChavesDoRegistro, {
  resumo: 'As chaves públicas que assinam os marcos, da mais nova',
  acesso: PARA_TODOS,
  answer: z.object({
    origem: z.string(),
    chaves: lista(
      z.object({
        chave: z.string(),
        publica: z.string().meta({ description: 'Ed25519, 32 bytes em base64' }),
        desde: z.string(),
      }),
      CHAVES_DO_REGISTRO_NO_MAXIMO,
    ),
  }),
  refusals: [],
});

export const listarMarcos = chamada(nomes.listarMarcos, {
  resumo: 'Os marcos guardados, do mais novo',
  acesso: PARA_TODOS,
  query: pagina,
  answer: z.object({ marcos: lista(marco), proximo }),
  refusals: ['MUITAS_TENTATIVAS'],
});

export const verFolhas = chamada(nomes.verFolhas, {
  resumo: 'Uma página do registro, de 1.024 folhas; a última pode ser menor, e a seguinte vem vazia',
  acesso: PARA_TODOS,
  params: z.object({
    pagina: z
      .string()
      .regex(/^(0|[1-9]\d{0,5})$/)
      .transform(Number)
      .meta({ description: 'A partir de 0' }),
  }),
  answer: z.object({ folhas: lista(folha, FOLHAS_POR_PAGINA) }),
  refusals: ['MUITAS_TENTATIVAS'],
});

const numero = z.coerce.number().int().min(1).max(FOLHAS_NO_MAXIMO);

export const provarInclusao = chamada(nomes.provarInclusao, {
  resumo: 'A prova de que uma folha está na árvore de um tamanho',
  acesso: PARA_TODOS,
  query: z.object({
    n: numero.meta({ description: 'O número da folha, a partir de 1' }),
    tamanho: numero.optional().meta({ description: 'Ausente: o de agora' }),
  }),
  answer: z.object({ n: z.int(), tamanho, folha, caminho }),
  refusals: ['MUITAS_TENTATIVAS'],
});

export const provarConsistencia = chamada(nomes.provarConsistencia, {
  resumo: 'A prova de que a árvore de um tamanho é o começo da de outro',
  acesso: PARA_TODOS,
  query: z.object({ de: numero, ate: numero }),
  answer: z.object({ de: z.int(), ate: z.int(), caminho }),
  refusals: ['MUITAS_TENTATIVAS'],
});
