import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { chaveDeEnvio, idDoCaminho, lista, pagina, proximo, textoOpcional } from '../contrato/tipos';
import { dadosDaIndicacao, prescricao } from '../prescricao/contrato';
import { RECUSAS_DA_INDICACAO } from '../prescricao/recusas';
import * as nomes from './chamadas';
import { SITUACOES_DA_RACAO } from './fim-da-racao';
import {
  ESTADOS_DA_RENOVACAO,
  MOTIVOS_DA_RECUSA,
  MOTIVOS_DE_RECUSAR,
  RECUSAS_DO_PEDIDO_DE_RENOVACAO,
} from './renovacao';

const momento = z.string();
const DO_TUTOR = { tutor: 'proprio' } as const;
const DO_PARCEIRO = { prescritor: 'proprio' } as const;
const params = z.object({ id: idDoCaminho });

const racao = z
  .object({
    gramas: z.int().meta({ description: 'Por dia' }),
    peso: z.number().meta({ description: 'Do pacote, em quilos' }),
    comprado_em: z.string(),
    fim: z.string().meta({ description: 'O dia em que a ração acaba' }),
    situacao: z.enum(SITUACOES_DA_RACAO),
  })
  .meta({ description: 'Da compra; null onde não há, ou não se sabe quanto vai por dia' });

const pedido = z.object({
  id_renovacao: z.int(),
  estado: z.enum(ESTADOS_DA_RENOVACAO),
  pedida_em: momento,
  respondida_em: momento.nullable(),
  motivo: z.enum(MOTIVOS_DA_RECUSA).nullable(),
  texto: z.string().nullable(),
  id_nova: z.int().nullable().meta({ description: 'A indicação que respondeu ao pedido' }),
});
export type PedidoDeRenovacao = z.infer<typeof pedido>;

/** A recommendation of the tutor, seen from its end: how long the food lasts, and where the next one stands. */
export const reposicao = z.object({
  id_prescricao: z.int(),
  pet: z.object({ id_pet: z.int(), nome: z.string() }).nullable(),
  pet_nome: z.string().nullable().meta({ description: 'Como na indicação; o do pet vinculado vem em `pet`' }),
  produto: z.object({ nome: z.string(), imagem_caminho: z.string().nullable() }).nullable(),
  parceiro: z.string().nullable(),
  racao: racao.nullable(),
  pedido: pedido.nullable().meta({ description: 'O último que o tutor fez' }),
  nao_pode_pedir: z.enum(RECUSAS_DO_PEDIDO_DE_RENOVACAO).nullable().meta({ description: 'Por quê; null quando pode' }),
});
export type Reposicao = z.infer<typeof reposicao>;

export const REPOSICOES_NO_MAXIMO = 50;

export const listarReposicoes = chamada(nomes.listarReposicoes, {
  resumo: 'As rações que os pets do tutor estão comendo, da que acaba primeiro',
  acesso: DO_TUTOR,
  answer: z.object({ reposicoes: lista(reposicao, REPOSICOES_NO_MAXIMO) }),
  refusals: [],
});

export const verReposicao = chamada(nomes.verReposicao, {
  resumo: 'Até quando dura a ração de uma indicação, e se o tutor pediu outra',
  acesso: DO_TUTOR,
  params,
  answer: reposicao,
  refusals: [],
});

export const baixarFimDaRacao = chamada(nomes.baixarFimDaRacao, {
  resumo: 'O dia em que a ração acaba, para o calendário do tutor (iCalendar)',
  acesso: DO_TUTOR,
  params,
  answer: 'arquivo',
  refusals: [],
});

export const pedirRenovacao = chamada(nomes.pedirRenovacao, {
  resumo: 'O tutor pede nova indicação a quem fez esta; de novo, responde o pedido que está aberto',
  acesso: DO_TUTOR,
  params,
  answer: reposicao,
  ato: { nome: 'renovacao-pedida', objeto: 'renovacao' },
  refusals: [...RECUSAS_DO_PEDIDO_DE_RENOVACAO, 'COTA_DE_RENOVACOES'],
});

export const retirarRenovacao = chamada(nomes.retirarRenovacao, {
  resumo: 'O tutor desiste do pedido de nova indicação',
  acesso: DO_TUTOR,
  params,
  answer: reposicao,
  ato: { nome: 'renovacao-retirada', objeto: 'renovacao' },
  refusals: ['RENOVACAO_RESPONDIDA'],
});

/** A request as the partner it was made to sees it, with the recommendation it is about. */
const renovacao = pedido.extend({
  indicacao: prescricao,
  fim: z.string().nullable().meta({ description: 'O dia em que a ração acaba' }),
  peso_atual: z.object({ dia: z.string(), peso: z.number() }).nullable().meta({
    description: 'O último peso anotado desde a indicação; só se o tutor partilha este pet com o parceiro',
  }),
  peso_da_condicao: z
    .number()
    .nullable()
    .meta({ description: 'O peso com que a condição corporal foi dita pela última vez, nas indicações que se seguem' }),
});
export type Renovacao = z.infer<typeof renovacao>;

export const listarRenovacoes = chamada(nomes.listarRenovacoes, {
  resumo:
    'Os pedidos de nova indicação feitos ao parceiro: os que esperam, do mais antigo; os respondidos, do mais novo',
  acesso: DO_PARCEIRO,
  query: pagina.extend({ estado: z.enum(['abertas', 'respondidas']).default('abertas') }),
  answer: z.object({ renovacoes: lista(renovacao), proximo, abertas: z.int() }),
  refusals: [],
});

export const contarRenovacoes = chamada(nomes.contarRenovacoes, {
  resumo: 'Quantos pedidos de nova indicação esperam o parceiro',
  acesso: DO_PARCEIRO,
  answer: z.object({ abertas: z.int() }),
  refusals: [],
});

export const verRenovacao = chamada(nomes.verRenovacao, {
  resumo: 'Um pedido de nova indicação',
  acesso: DO_PARCEIRO,
  params,
  answer: renovacao,
  refusals: [],
});

/** Whom it is for is known: contact and names are those of the recommendation it follows. */
const dadosDaNova = dadosDaIndicacao.omit({ email: true, telefone: true, tutor_nome: true, pet_nome: true });
export type DadosDaNova = z.output<typeof dadosDaNova>;

export const indicarDeNovo = chamada(nomes.indicarDeNovo, {
  resumo: 'O parceiro responde ao pedido com uma nova indicação, que já é do tutor e do mesmo pet',
  acesso: DO_PARCEIRO,
  params,
  headers: chaveDeEnvio,
  body: dadosDaNova,
  answer: prescricao,
  ato: { nome: 'indicacao-renovada', objeto: 'prescricao', mostra: ['id_produto'] },
  refusals: [...RECUSAS_DA_INDICACAO, 'RENOVACAO_RESPONDIDA', 'INDICACAO_BLOQUEADA'],
});

export const recusarRenovacao = chamada(nomes.recusarRenovacao, {
  resumo: 'O parceiro não faz nova indicação, e diz por quê',
  acesso: DO_PARCEIRO,
  params,
  body: z
    .object({ motivo: z.enum(MOTIVOS_DE_RECUSAR, 'Escolha o motivo'), texto: textoOpcional(500) })
    .superRefine(({ motivo, texto }, ctx) => {
      // "Outro" says nothing by itself.
      if (motivo === 'outro' && !texto) ctx.addIssue({ code: 'custom', path: ['texto'], message: 'Conte o motivo' });
    }),
  answer: renovacao,
  ato: { nome: 'renovacao-recusada', objeto: 'renovacao', mostra: ['motivo'] },
  refusals: ['RENOVACAO_RESPONDIDA'],
});
