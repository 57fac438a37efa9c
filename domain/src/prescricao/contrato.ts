import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { ATENDIMENTO, TODA_A_EQUIPE } from '../contrato/equipe';
import {
  chaveDeEnvio,
  data,
  email,
  id,
  idDoCaminho,
  lista,
  livre,
  pagina,
  proximo,
  simOuNao,
  telefone,
  textoOpcional,
  vazio,
} from '../contrato/tipos';
import { SITUACOES_DE_CUPOM } from '../cupom/regras';
import { calculo, caso, formula, semDose } from '../dose/contrato';
import { lojistaPublico } from '../lojista/contrato';
import { PERFIS } from '../prescritor/perfis';
import { produto } from '../produto/contrato';
import * as nomes from './chamadas';
import { erroDoNome, limparNome, MAXIMO_DO_NOME } from './nomes';
import {
  RECUSAS_DA_ALTERACAO,
  RECUSAS_DA_CONSULTA,
  RECUSAS_DA_INDICACAO,
  RECUSAS_DA_LOJA,
  RECUSAS_DO_LINK,
  RECUSAS_DO_REENVIO,
  RECUSAS_DO_RESGATE,
} from './recusas';
import { STATUS_DA_INDICACAO } from './regras';

const cupomDaIndicacao = z.object({
  id_coupon: z.int().nullable(),
  codigo_coupon: z.string().nullable(),
  ativo: z.union([z.literal(0), z.literal(1)]),
  situacao: z.enum(SITUACOES_DE_CUPOM),
  desconto: z.number(),
  data_validade: z.string(),
  data_efetivacao: z.string().nullable(),
  em_uso: simOuNao,
});

/**
 * A recommendation as each role may see it (spec 2.9): what a role may not see is null, never absent.
 */
export const prescricao = z.object({
  id_prescricao: z.int(),
  codigo_prescricao: z.string().nullable(),
  status: z.enum(STATUS_DA_INDICACAO),
  data: z.string(),
  data_resgate: z.string().nullable(),
  data_ativacao: z.string().nullable(),
  id_tutor: z.int().nullable(),
  id_prescritor: z.int().nullable(),
  id_produto: z.int().nullable(),
  id_lojista: z.int().nullable(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  peso_pet: z.number().nullable(),
  ecc: z.number().nullable(),
  atividade: z.number().nullable(),
  tutor_nome: z.string().nullable(),
  pet_nome: z.string().nullable(),
  anotacoes: z.string().nullable(),
  observacao_lojista: z.string().nullable(),
  peso: z.number().nullable(),
  vinculos: z.int(),
  prescricao_especifica: simOuNao,
  titulo_especifico: z.string().nullable(),
  animal_especifico: z.string().nullable(),
  desconto_especifico: z.number().nullable(),
  hash: z.string().nullable().meta({ description: 'base64 de código:telefone, para o link da indicação' }),
  calculo: calculo.nullable(),
  sem_dose: semDose
    .nullish()
    .meta({ description: 'Indicada por um veterinário sem a quantidade, e por quê; calculo é null' }),
  product: produto.nullable(),
  tutor: z.object({ nome: z.string(), cpf: z.string().nullable() }).nullable(),
  prescriber: z
    .object({
      nome: z.string(),
      nome_fantasia: z.string().nullable(),
      perfil: z.enum(PERFIS),
      crmv: z
        .string()
        .nullish()
        .meta({ description: 'De um veterinário, para a folha que ele assina; null também se a equipe o recusou' }),
    })
    .nullable(),
  shopkeeper: lojistaPublico.nullable(),
  pet: z
    .object({ id_pet: z.int(), nome: z.string() })
    .nullish()
    .meta({ description: 'Para qual pet do tutor; só o tutor e a equipe veem' }),
  loja_que_saiu: z
    .string()
    .nullish()
    .meta({ description: 'A loja escolhida que deixou o programa; a escolha foi devolvida e ainda não houve outra' }),
  coupons: lista(cupomDaIndicacao),
});
export type Prescricao = z.infer<typeof prescricao>;

const filtros = pagina.extend({
  busca: livre(100).optional(),
  status: z.enum(STATUS_DA_INDICACAO).optional(),
  com_cupom: z.literal('S').optional(),
});
const paginaDePrescricoes = z.object({ prescritions: lista(prescricao), proximo });

export const listarPrescricoes = chamada(nomes.listarPrescricoes, {
  resumo: 'Indicações ao alcance do perfil, da mais nova à mais antiga',
  acesso: { tutor: 'proprio', prescritor: 'proprio', lojista: 'proprio', ...TODA_A_EQUIPE },
  query: filtros.extend({
    esperando: z
      .literal('S')
      .optional()
      .meta({ description: 'Só as dos últimos 60 dias que ainda esperam algo: as que o início do parceiro conta' }),
  }),
  answer: paginaDePrescricoes,
  refusals: [],
});

export const listarPrescricoesDoTutor = chamada(nomes.listarPrescricoesDoTutor, {
  resumo: 'Indicações de um tutor',
  acesso: { tutor: 'proprio', ...TODA_A_EQUIPE },
  posse: 'id_tutor',
  params: z.object({ id_tutor: idDoCaminho }),
  query: filtros,
  answer: paginaDePrescricoes,
  refusals: [],
});

export const listarPrescricoesDoPrescritor = chamada(nomes.listarPrescricoesDoPrescritor, {
  resumo: 'Indicações feitas por um parceiro',
  acesso: { prescritor: 'proprio', ...TODA_A_EQUIPE },
  posse: 'id_prescriber',
  params: z.object({ id_prescriber: idDoCaminho }),
  query: filtros,
  answer: paginaDePrescricoes,
  refusals: [],
});

export const verPrescricao = chamada(nomes.verPrescricao, {
  resumo: 'Uma indicação',
  acesso: { tutor: 'proprio', prescritor: 'proprio', lojista: 'proprio', ...TODA_A_EQUIPE },
  params: z.object({ id: idDoCaminho }),
  answer: prescricao,
  refusals: [],
});

const codigoDigitado = livre(40).min(1, 'Preencha o código');

const nomeProprio = z
  .string()
  .max(200, `Use até ${MAXIMO_DO_NOME} letras`)
  .superRefine((nome, { addIssue }) => {
    const message = erroDoNome(nome);
    if (message) addIssue({ code: 'custom', message });
  })
  .transform((nome) => limparNome(nome) || null)
  .nullish();
/** Optional, as typed by the partner; the tutor corrects them. */
const nomesDaIndicacao = { tutor_nome: nomeProprio, pet_nome: nomeProprio };

export const dadosDaIndicacao = z.object({
  id_produto: id,
  email: z.union([z.literal('').transform(() => null), email, z.null()]).optional(),
  telefone,
  peso_pet: z.number().nullish(),
  ecc: z.number().nullish(),
  atividade: z.number().nullish(),
  atividade_chave: livre(30).nullish(),
  formula: formula.optional().meta({ description: 'Com que fórmula o parceiro calculou; ausente: 1' }),
  caso: caso.nullish().meta({ description: 'Fórmula 2; com ela, ecc e atividade não valem' }),
  peso_adulto: z
    .number()
    .nullish()
    .meta({ description: 'Fórmula 1, filhotes de cães: o esperado, em kg; mostra ao lado o que o crescimento pede' }),
  crescimento_confirmado: z
    .boolean()
    .nullish()
    .meta({ description: 'O parceiro viu o que o crescimento pede; obrigatório com peso_adulto' }),
  gramas_vistas: z
    .int()
    .nullish()
    .meta({ description: 'A quantidade que a pessoa viu; se agora é outra, nada é indicado. Ausente: a que for' }),
  sem_quantidade: z
    .boolean()
    .nullish()
    .meta({ description: 'O veterinário indica sem a quantidade, onde ela não se calcula' }),
  anotacoes: textoOpcional(2000),
  ...nomesDaIndicacao,
});
export type DadosDaIndicacao = z.output<typeof dadosDaIndicacao>;

export const criarPrescricao = chamada(nomes.criarPrescricao, {
  resumo: 'O parceiro faz uma indicação',
  acesso: { prescritor: 'proprio' },
  headers: chaveDeEnvio,
  body: dadosDaIndicacao.extend({ data: data.optional(), id_prescritor: id.optional() }),
  answer: prescricao,
  ato: { nome: 'indicacao-criada', objeto: 'prescricao', mostra: ['id_produto'] },
  refusals: RECUSAS_DA_INDICACAO,
});

export const alterarPrescricao = chamada(nomes.alterarPrescricao, {
  resumo:
    'Parceiro: registra um código impresso, que traz no corpo, ou muda suas anotações antes do resgate. Lojista: sua observação. Tutor: os nomes.',
  acesso: { tutor: 'proprio', prescritor: 'proprio', lojista: 'proprio', ...ATENDIMENTO },
  params: z.object({ id: idDoCaminho }),
  body: dadosDaIndicacao.partial().extend({
    codigo_prescricao: codigoDigitado
      .optional()
      .meta({ description: 'Do cartão que o parceiro tem em mãos; sem ele nenhum código impresso é registrado' }),
    observacao_lojista: textoOpcional(2000),
  }),
  answer: prescricao,
  ato: { nome: 'indicacao-alterada', objeto: 'prescricao' },
  refusals: RECUSAS_DA_ALTERACAO,
});

export const reenviarPrescricao = chamada(nomes.reenviarPrescricao, {
  resumo: 'Reenvia a indicação ao tutor, até 3 vezes por dia',
  acesso: { prescritor: 'proprio', ...ATENDIMENTO },
  params: z.object({ id: idDoCaminho }),
  body: z.object({ email: livre(254).nullish(), telefone: livre(30).nullish() }),
  answer: vazio,
  ato: { nome: 'indicacao-reenviada', objeto: 'prescricao' },
  refusals: RECUSAS_DO_REENVIO,
});

export const verificarPrescricao = chamada(nomes.verificarPrescricao, {
  resumo: 'Localiza a indicação de um link (código e telefone) antes do resgate',
  acesso: { tutor: 'proprio', prescritor: 'proprio', ...ATENDIMENTO },
  body: z.object({ telefone: livre(30), token: codigoDigitado }),
  answer: z.object({
    id_prescricao: z.int().nullable(),
    codigo_prescricao: z.string(),
    resgatada: z.boolean(),
    product: z.object({ nome: z.string(), imagem_caminho: z.string().nullable() }).nullable(),
    prescriber: z.object({ nome: z.string() }).nullable(),
    tutor_nome: z.string().nullable(),
    pet_nome: z.string().nullable(),
  }),
  semAto: 'só procura um código',
  refusals: RECUSAS_DO_LINK,
});

export const verCodigo = chamada(nomes.verCodigo, {
  resumo: 'O que se pode saber de um código digitado: quem indicou e em que situação está',
  acesso: { tutor: 'proprio', prescritor: 'proprio', ...TODA_A_EQUIPE },
  params: z.object({ codigo: codigoDigitado }),
  answer: z.object({
    id_prescricao: z.int(),
    codigo_prescricao: z.string(),
    id_prescritor: z.int().nullable(),
    status: z.enum(STATUS_DA_INDICACAO),
    prescricao_especifica: simOuNao,
    titulo_especifico: z.string().nullable(),
  }),
  refusals: RECUSAS_DA_CONSULTA,
});

export const resgatarPrescricao = chamada(nomes.resgatarPrescricao, {
  resumo: 'O tutor resgata a indicação; com telefone, o resgate vem de um link e o telefone precisa conferir',
  acesso: { tutor: 'proprio' },
  params: z.object({ codigo: codigoDigitado }),
  body: z.object({ id_tutor: id.optional(), telefone: livre(30).optional(), ...nomesDaIndicacao }),
  answer: prescricao,
  ato: { nome: 'indicacao-resgatada', objeto: 'prescricao' },
  refusals: RECUSAS_DO_RESGATE,
});

export const escolherLoja = chamada(nomes.escolherLoja, {
  resumo: 'O tutor escolhe ou troca a loja e recebe o cupom',
  acesso: { tutor: 'proprio' },
  params: z.object({ id: idDoCaminho }),
  body: z.object({
    id_lojista: id,
    desconto: z.number().min(0).max(100).optional().meta({
      description: 'O que a pessoa viu; se agora é outro, nada é gasto. Ausente: o que for',
    }),
  }),
  answer: z.object({ id_coupon: z.int(), vinculos: z.int() }),
  ato: { nome: 'loja-escolhida', objeto: 'prescricao', mostra: ['id_lojista', 'vinculos'] },
  refusals: RECUSAS_DA_LOJA,
});
