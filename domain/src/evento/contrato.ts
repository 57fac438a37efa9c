import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { idDoCaminho, texto, textoOpcional, vazio } from '../contrato/tipos';
import { erroDaDataDoEvento, lerDataDoEvento } from './regras';

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

export const listarEventos = chamada({
  method: 'GET',
  path: '/calendars',
  resumo: 'Os eventos do próprio calendário, por data',
  acesso: DO_TUTOR,
  answer: z.array(evento),
  refusals: [],
});

export const verEvento = chamada({
  method: 'GET',
  path: '/calendar/:id',
  resumo: 'Um evento do próprio calendário',
  acesso: DO_TUTOR,
  params: idEvento,
  answer: evento,
  refusals: ['NAO_ENCONTRADO'],
});

export const criarEvento = chamada({
  method: 'POST',
  path: '/calendar',
  resumo: 'Novo evento; o lembrete vai por e-mail três dias antes',
  acesso: DO_TUTOR,
  body: dadosDoEvento,
  answer: evento,
  refusals: ['DADOS_INVALIDOS'],
});

export const alterarEvento = chamada({
  method: 'PUT',
  path: '/calendar/:id',
  resumo: 'Altera um evento; com outra data, o lembrete vale para ela',
  acesso: DO_TUTOR,
  params: idEvento,
  body: dadosDoEvento,
  answer: evento,
  refusals: ['NAO_ENCONTRADO', 'DADOS_INVALIDOS'],
});

export const deletarEvento = chamada({
  method: 'DELETE',
  path: '/calendar/:id',
  resumo: 'Deleta um evento',
  acesso: DO_TUTOR,
  params: idEvento,
  answer: vazio,
  refusals: ['NAO_ENCONTRADO'],
});
