import { z } from 'zod';
import { contarOOutro, PORQUE_NO_MAXIMO } from '../atendimento/porque';
import { chamada } from '../contrato/chamada';
import { OPERACAO } from '../contrato/equipe';
import {
  chaveDeEnvio,
  data,
  idDoCaminho,
  lista,
  pagina,
  percentualDeDesconto,
  proximo,
  simOuNao,
  texto,
  textoOpcional,
} from '../contrato/tipos';
import * as nomes from './chamadas';
import { ANIMAIS, limitarQuantidade, MOTIVOS_DO_CANCELAMENTO } from './regras';

const especifico = {
  prescricao_especifica: simOuNao,
  titulo_especifico: z.string().nullable(),
  animal_especifico: z.enum(ANIMAIS).nullable(),
  desconto_especifico: z.number().nullable(),
};

const codigoDoLote = z.object({
  id_lote: z.int(),
  id_prescricao: z.int(),
  codigo_prescricao: z.string(),
  data_referencia: z.string(),
  cancelado: simOuNao,
  ...especifico,
});
export type CodigoDoLote = z.infer<typeof codigoDoLote>;

const lote = z.object({
  id_lote: z.int(),
  data_referencia: z.string(),
  quantidade: z.int(),
  criado_em: z.string(),
  criado_por: z.string(),
  ...especifico,
  cancelado_em: z.string().nullable(),
  cancelado_por: z.string().nullable(),
  motivo: z.enum(MOTIVOS_DO_CANCELAMENTO).nullable().meta({ description: 'Do cancelamento' }),
  texto: z.string().nullable(),
  livres: z.int().meta({ description: 'Ainda sem parceiro (nos específicos: ainda sem tutor)' }),
  registradas: z.int().meta({ description: 'Preenchidas por um parceiro, à espera do tutor' }),
  resgatadas: z.int().meta({ description: 'Com tutor, ainda sem compra' }),
  usadas: z.int().meta({ description: 'Com compra feita' }),
  canceladas: z.int(),
});
export type Lote = z.infer<typeof lote>;

const comum = {
  data_referencia: data,
  quantidade: z.int().min(1, 'Gere ao menos um código').transform(limitarQuantidade),
};
const dadosDoLote = z.discriminatedUnion('prescricao_especifica', [
  z.object({ ...comum, prescricao_especifica: z.literal('N').optional() }),
  z.object({
    ...comum,
    prescricao_especifica: z.literal('S'),
    titulo_especifico: texto(120),
    animal_especifico: z.enum(ANIMAIS, 'Escolha o animal'),
    desconto_especifico: percentualDeDesconto,
  }),
]);
export type DadosDoLote = z.output<typeof dadosDoLote>;

export const criarLote = chamada(nomes.criarLote, {
  resumo: 'Gera de 1 a 1000 códigos; acima disso, 1000',
  acesso: OPERACAO,
  headers: chaveDeEnvio,
  body: dadosDoLote,
  answer: lista(codigoDoLote, 1000),
  ato: {
    nome: 'lote-criado',
    objeto: 'lote',
    mostra: ['quantidade', 'data_referencia', 'animal_especifico', 'desconto_especifico'],
  },
  refusals: [],
});

export const listarLotes = chamada(nomes.listarLotes, {
  resumo: 'Os lotes de códigos, do mais novo ao mais antigo, e o que foi feito deles',
  acesso: OPERACAO,
  query: pagina.extend({ especificos: simOuNao.optional() }),
  answer: z.object({ lotes: lista(lote), proximo }),
  refusals: [],
});

export const verLote = chamada(nomes.verLote, {
  resumo: 'Um lote e os seus códigos; quem os vê fica anotado, uma vez por hora',
  acesso: OPERACAO,
  params: z.object({ id: idDoCaminho }),
  answer: z.object({ lote, codigos: lista(codigoDoLote, 1000), endereco: z.string() }),
  age: true,
  ato: { nome: 'codigos-vistos', objeto: 'lote' },
  refusals: [],
});

export const cancelarLote = chamada(nomes.cancelarLote, {
  resumo: 'Cancela os códigos livres de um lote; o que alguém já tomou fica como está',
  acesso: OPERACAO,
  params: z.object({ id: idDoCaminho }),
  body: z
    .object({
      motivo: z.enum(MOTIVOS_DO_CANCELAMENTO, 'Escolha o motivo'),
      texto: textoOpcional(PORQUE_NO_MAXIMO),
    })
    .superRefine(contarOOutro),
  answer: z.object({ lote, cancelados: z.int().meta({ description: 'Quantos códigos este pedido cancelou' }) }),
  ato: { nome: 'lote-cancelado', objeto: 'lote', mostra: ['cancelados', 'motivo'] },
  refusals: [],
});
