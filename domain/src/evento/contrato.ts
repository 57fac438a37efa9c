import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { chaveDeEnvio, data, idDoCaminho, lista, texto, textoOpcional, vazio } from '../contrato/tipos';
import * as nomes from './chamadas';
import { EVENTOS_NO_MAXIMO, erroDaDataDoEvento, lerDataDoEvento, RECUSAS_DA_COTA_DE_EVENTOS } from './regras';

export const evento = z.object({
  id_calendario: z.int(),
  titulo: z.string(),
  descricao: z.string().nullable(),
  data: z.string(),
  data_notificacao: z.string().meta({ description: 'Três dias antes; quem decide é o servidor' }),
});
export type Evento = z.infer<typeof evento>;

const dadosDoEvento = z.object({
  titulo: texto(120),
  descricao: textoOpcional(2000),
  data: z
    .string()
    .transform(lerDataDoEvento)
    .superRefine((data, ctx) => {
      const erro = erroDaDataDoEvento(data);
      if (erro) ctx.addIssue({ code: 'custom', message: erro });
    })
    .meta({ description: 'yyyy-mm-dd ou yyyy/mm/dd', example: '2026-11-15' }),
});
export type DadosDoEvento = z.output<typeof dadosDoEvento>;

const idEvento = z.object({ id: idDoCaminho });
const DO_TUTOR = { tutor: 'proprio' } as const;

/** From a day, to a day, a page at a time: an answer is an array, so the last event of a page says where the next begins. */
const periodo = z
  .object({
    de: data.optional(),
    ate: data.optional(),
    ordem: z.enum(['crescente', 'decrescente']).default('crescente'),
    depois_de: idDoCaminho
      .optional()
      .meta({ description: 'Só depois deste evento, cuja data vai em `de` (ou em `ate`, na ordem decrescente)' }),
    limite: z.coerce.number().int().min(1).max(EVENTOS_NO_MAXIMO).default(EVENTOS_NO_MAXIMO),
  })
  .superRefine(({ de, ate, ordem, depois_de }, ctx) => {
    const campo = ordem === 'crescente' ? 'de' : 'ate';
    const falta = depois_de !== undefined && (ordem === 'crescente' ? de : ate) === undefined;
    if (falta) ctx.addIssue({ code: 'custom', path: [campo], message: 'Informe a data do último evento visto' });
  });
export type PeriodoDoCalendario = z.output<typeof periodo>;

export const listarEventos = chamada(nomes.listarEventos, {
  resumo: 'Os eventos do próprio calendário, por data, até 500 de cada vez; a lista veio inteira se trouxe menos',
  acesso: DO_TUTOR,
  query: periodo,
  answer: lista(evento, EVENTOS_NO_MAXIMO),
  refusals: [],
});

export const verEvento = chamada(nomes.verEvento, {
  resumo: 'Um evento do próprio calendário',
  acesso: DO_TUTOR,
  params: idEvento,
  answer: evento,
  refusals: [],
});

export const criarEvento = chamada(nomes.criarEvento, {
  resumo: 'Novo evento; o lembrete vai por e-mail três dias antes',
  acesso: DO_TUTOR,
  headers: chaveDeEnvio,
  body: dadosDoEvento,
  answer: evento,
  ato: { nome: 'evento-criado', objeto: 'evento' },
  refusals: RECUSAS_DA_COTA_DE_EVENTOS,
});

export const alterarEvento = chamada(nomes.alterarEvento, {
  resumo: 'Altera um evento; com outra data, o lembrete vale para ela',
  acesso: DO_TUTOR,
  params: idEvento,
  body: dadosDoEvento,
  answer: evento,
  ato: { nome: 'evento-alterado', objeto: 'evento' },
  refusals: [],
});

export const deletarEvento = chamada(nomes.deletarEvento, {
  resumo: 'Deleta um evento',
  acesso: DO_TUTOR,
  params: idEvento,
  answer: vazio,
  ato: { nome: 'evento-excluido', objeto: 'evento' },
  refusals: [],
});
