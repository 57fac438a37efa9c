import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { OPERACAO, PLANILHAS_COM_CPF } from '../contrato/equipe';
import { id, lista } from '../contrato/tipos';
import { PERFIS_DE_CADASTRO } from '../relatorio/tipos';
import * as nomes from './chamadas';
import { ACOES_EM_LOTE, CONTAS_POR_LOTE, MOTIVOS_DE_FORA } from './em-lote';

const semRepetidos = (ids: number[]) => new Set(ids).size === ids.length;
const selecao = z
  .array(id)
  .min(1, 'Selecione ao menos uma pessoa')
  .max(CONTAS_POR_LOTE, `Selecione até ${CONTAS_POR_LOTE} pessoas por vez`)
  .refine(semRepetidos, 'Há pessoas repetidas na seleção');

export const agirEmLote = chamada(nomes.agirEmLote, {
  resumo: 'Convida de novo, suspende ou reativa as contas escolhidas; diz quais ficaram de fora e por quê',
  acesso: OPERACAO,
  body: z.object({ acao: z.enum(ACOES_EM_LOTE, 'Escolha o que fazer'), ids: selecao }),
  answer: z.object({
    feitos: z.int(),
    ignorados: lista(z.object({ id: z.int(), motivo: z.enum(MOTIVOS_DE_FORA) }), CONTAS_POR_LOTE),
  }),
  ato: { nome: 'contas-em-lote', objeto: 'conta', mostra: ['acao', 'ids'] },
  refusals: ['COTA_DE_CONVITES_EM_LOTE'],
});

export const exportarSelecao = chamada(nomes.exportarSelecao, {
  resumo: 'Os cadastros escolhidos, de um perfil, em CSV',
  acesso: PLANILHAS_COM_CPF,
  query: z.object({
    perfil: z.enum(PERFIS_DE_CADASTRO, 'Escolha o perfil'),
    ids: z
      .string()
      .max(CONTAS_POR_LOTE * '999999999,'.length)
      .regex(/^\d{1,9}(,\d{1,9})*$/, 'Selecione ao menos uma pessoa')
      .transform((ids) => ids.split(',').map(Number))
      .pipe(selecao)
      .meta({ description: `Até ${CONTAS_POR_LOTE} números de conta, separados por vírgula` }),
  }),
  answer: 'arquivo',
  age: true,
  ato: { nome: 'cadastros-exportados', objeto: 'relatorio', mostra: ['perfil', 'ids'] },
  refusals: [],
});
