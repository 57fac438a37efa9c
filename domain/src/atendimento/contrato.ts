import { z } from 'zod';
import { SITUACOES_DA_CONTA } from '../conta/situacao';
import { chamada } from '../contrato/chamada';
import { ATENDIMENTO, OPERACAO } from '../contrato/equipe';
import { chaveDeEnvio, email, idDoCaminho, telefone, textoOpcional } from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import * as nomes from './chamadas';
import { MOTIVOS_DO_ATENDIMENTO } from './regras';

/** Who puts right what somebody calls about. */
const DE_QUEM_CONSERTA = { ...OPERACAO, ...ATENDIMENTO } as const;
const TEXTO_NO_MAXIMO = 500;

/** Every act says why; "outro" says nothing by itself. */
const porque = {
  motivo: z.enum(MOTIVOS_DO_ATENDIMENTO, 'Escolha o motivo'),
  texto: textoOpcional(TEXTO_NO_MAXIMO),
};
const comMotivo = <F extends z.ZodRawShape>(campos: F) =>
  z.object({ ...campos, ...porque }).superRefine((escrito, ctx) => {
    const { motivo, texto } = escrito as { motivo: string; texto?: string | null };
    if (motivo === 'outro' && !texto) ctx.addIssue({ code: 'custom', path: ['texto'], message: 'Conte o motivo' });
  });

const ficha = z.object({
  id: z.int(),
  papel: z.enum(['tutor', 'prescritor', 'lojista']),
  nome: z.string(),
  email: z.string(),
  telefone: z.string().nullable(),
  situacao: z.enum(SITUACOES_DA_CONTA),
  versao,
});
export type Ficha = z.infer<typeof ficha>;

export const verFicha = chamada(nomes.verFicha, {
  resumo: 'Como se fala com uma pessoa: nome, e-mail, telefone e se já entrou',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  answer: ficha,
  refusals: [],
});

export const corrigirConta = chamada(nomes.corrigirConta, {
  resumo:
    'Corrige o e-mail de uma conta, e o telefone de um tutor. Quem nunca entrou recebe o convite no novo endereço',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: comMotivo({ email, telefone: telefone.optional(), versao: versaoLida }),
  answer: ficha,
  refusals: ['JA_CADASTRADO', 'COTA_DE_ATENDIMENTOS', ...RECUSAS_DA_EDICAO],
});

const contato = z.object({
  id_prescricao: z.int(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  versao: z.string().meta({ description: 'Do contato; devolva-a ao corrigir' }),
});
export type ContatoDaIndicacao = z.infer<typeof contato>;

export const verContato = chamada(nomes.verContato, {
  resumo: 'Para onde vai uma indicação',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  answer: contato,
  refusals: [],
});

export const corrigirIndicacao = chamada(nomes.corrigirIndicacao, {
  resumo: 'Corrige para onde vai uma indicação e, se pedido, a envia de novo',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: comMotivo({
    email: z.union([z.literal('').transform(() => null), email, z.null()]),
    telefone,
    versao: z.string().max(64).optional(),
    reenviar: z.boolean().default(false),
  }),
  answer: contato,
  refusals: [
    'PRESCRICAO_NAO_CADASTRADA',
    'VERSAO_ALTERADA',
    'REENVIO_ESGOTADO',
    'INDICACAO_FINALIZADA',
    'INDICACAO_VENCIDA',
    'COTA_DE_EMAILS',
    'COTA_DE_ATENDIMENTOS',
  ],
});
