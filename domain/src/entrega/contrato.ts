import { z } from 'zod';
import { UFS } from '../brasil/estados';
import { lerDecimal } from '../brasil/numeros';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { FINANCEIRO, OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import {
  chaveDeEnvio,
  comoPut,
  data,
  idDoCaminho,
  imagemEnviada,
  lista,
  livre,
  pagina,
  proximo,
  simOuNao,
  texto,
  textoLongo,
  textoOpcional,
} from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoNoFormulario } from '../edicao/contrato';
import { RECUSAS_DA_IMAGEM } from '../imagem/regras';
import { ERRO_DO_NOME, nomeLimpo } from '../texto/nome';
import * as nomes from './chamadas';
import { RECUSAS_DO_DOCUMENTO } from './documento';
import { LETRAS_DA_ENTREGA, SITUACOES_DA_ENTREGA, TIPOS_DE_ENTREGA } from './regras';

const foto = z.object({
  endereco: z.string(),
  largura: z.int(),
  altura: z.int(),
  descricao: z.string().meta({ description: 'Para quem não a vê' }),
});

/** What everybody sees of a delivery. */
const entregaPublica = z.object({
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

const quantias = z.object({ kg: z.number(), cadeiras: z.int() });
const momento = z.string();

const entrega = entregaPublica.extend({
  documento: z.object({ tamanho: z.int().meta({ description: 'Em bytes' }) }).nullable(),
  documento_publico: simOuNao.meta({ description: 'S: qualquer pessoa o baixa da página pública' }),
  registrada_em: momento,
  registrada_por: z.string().nullable(),
  retirada: z.object({ em: momento, por: z.string().nullable(), motivo: z.string() }).nullable(),
  versao,
});
export type Entrega = z.infer<typeof entrega>;

const idDaEntrega = z.object({ id: idDoCaminho });

export const listarEntregas = chamada(nomes.listarEntregas, {
  resumo: 'As entregas registradas, da mais nova, e as contas: prometido, entregue, o que falta e o adiantado',
  acesso: TODA_A_EQUIPE,
  query: pagina.extend({
    busca: livre(100).optional().meta({ description: 'Instituição ou cidade' }),
    tipo: z.enum(TIPOS_DE_ENTREGA).optional(),
    situacao: z.enum(SITUACOES_DA_ENTREGA).default('publicadas'),
  }),
  answer: z.object({
    entregas: lista(entrega),
    proximo,
    contas: z.object({ prometido: quantias, entregue: quantias, falta: quantias, adiantado: quantias }),
  }),
  refusals: [],
});

export const verEntrega = chamada(nomes.verEntrega, {
  resumo: 'Uma entrega, também a retirada',
  acesso: TODA_A_EQUIPE,
  params: idDaEntrega,
  answer: entrega,
  refusals: [],
});

/** Several lines, but nothing that hides or turns the reading around. */
const variasLinhas = (max: number) =>
  textoOpcional(max)
    .refine((valor) => !valor || nomeLimpo(valor.replace(/[\r\n\t]/g, ' ')), ERRO_DO_NOME)
    .transform((valor) => valor ?? null);

const umaLinha = (max: number) =>
  textoOpcional(max)
    .refine((valor) => !valor || nomeLimpo(valor), ERRO_DO_NOME)
    .transform((valor) => valor ?? null);

const dadosDaEntrega = z.object({
  tipo: z.enum(TIPOS_DE_ENTREGA, 'Escolha o que foi entregue'),
  quantidade: texto(12)
    .transform((valor) => lerDecimal(valor) ?? Number.NaN)
    .meta({ description: 'Quilos, com uma casa, ou cadeiras; vírgula ou ponto', example: '120,5' }),
  data,
  instituicao: texto(LETRAS_DA_ENTREGA.instituicao),
  cidade: texto(LETRAS_DA_ENTREGA.cidade),
  uf: z.enum(UFS, 'Escolha o estado'),
  texto: variasLinhas(LETRAS_DA_ENTREGA.texto).meta({ description: 'O que foi feito; todos leem' }),
  foto: imagemEnviada,
  foto_descricao: umaLinha(LETRAS_DA_ENTREGA.foto_descricao).meta({ description: 'Obrigatória com foto' }),
  sem_foto: simOuNao.default('N').meta({ description: 'S: tira a foto que está' }),
  documento: z.unknown().optional().meta({ description: 'Recibo em PDF, até 5 MB' }),
  sem_documento: simOuNao.default('N').meta({ description: 'S: tira o documento que está' }),
  documento_publico: simOuNao
    .default('N')
    .meta({ description: 'S: qualquer pessoa o baixa. Recibos têm nomes: só se puderem ser vistos' }),
});
export type DadosDaEntrega = Omit<z.output<typeof dadosDaEntrega>, 'foto' | 'documento'>;

const MOSTRA = ['tipo', 'quantidade', 'documento_publico'] as const;

export const criarEntrega = chamada(nomes.criarEntrega, {
  resumo: 'Registra uma entrega; ela aparece na página pública',
  acesso: OPERACAO,
  headers: chaveDeEnvio,
  multipart: true,
  body: dadosDaEntrega,
  answer: entrega,
  ato: { nome: 'entrega-registrada', objeto: 'entrega', mostra: MOSTRA },
  refusals: [...RECUSAS_DA_IMAGEM, ...RECUSAS_DO_DOCUMENTO],
});

export const alterarEntrega = chamada(nomes.alterarEntrega, {
  resumo: 'Altera uma entrega; sem foto ou documento novo, ficam os que estão',
  acesso: OPERACAO,
  multipart: true,
  params: idDaEntrega,
  body: dadosDaEntrega.extend({ versao: versaoNoFormulario, _method: comoPut }),
  answer: entrega,
  ato: { nome: 'entrega-alterada', objeto: 'entrega', mostra: MOSTRA },
  refusals: [...RECUSAS_DA_EDICAO, ...RECUSAS_DA_IMAGEM, ...RECUSAS_DO_DOCUMENTO],
});

export const retirarEntrega = chamada(nomes.retirarEntrega, {
  resumo: 'Retira uma entrega da página e das contas; o registro fica, sem a foto',
  acesso: OPERACAO,
  params: idDaEntrega,
  body: z.object({ motivo: textoLongo(LETRAS_DA_ENTREGA.motivo) }),
  answer: entrega,
  ato: { nome: 'entrega-retirada', objeto: 'entrega', mostra: ['tipo', 'quantidade'] },
  refusals: [],
});

export const baixarDocumento = chamada(nomes.baixarDocumento, {
  resumo: 'O documento de uma entrega, para guardar; recibos têm nomes',
  acesso: { ...OPERACAO, ...FINANCEIRO },
  params: idDaEntrega,
  age: true,
  answer: 'arquivo',
  ato: { nome: 'documento-baixado', objeto: 'entrega' },
  refusals: [],
});

export const listarEntregasPublicas = chamada(nomes.listarEntregasPublicas, {
  resumo: 'As entregas feitas, da mais nova',
  acesso: PARA_TODOS,
  query: pagina,
  answer: z.object({ entregas: lista(entregaPublica), proximo }),
  refusals: ['MUITAS_TENTATIVAS'],
});

export const baixarDocumentoPublico = chamada(nomes.baixarDocumentoPublico, {
  resumo: 'O documento de uma entrega, se a equipe o mostra a todos',
  acesso: PARA_TODOS,
  params: idDaEntrega,
  answer: 'arquivo',
  refusals: ['MUITAS_TENTATIVAS'],
});
