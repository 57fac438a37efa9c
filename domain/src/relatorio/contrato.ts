import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { PLANILHAS_COM_CPF } from '../contrato/equipe';
import { data, lista } from '../contrato/tipos';
import { PERFIS } from '../prescritor/perfis';
import * as nomes from './chamadas';
import { ehPerfilDeCadastro, PERFIS_DE_CADASTRO, TIPOS_DE_RELATORIO } from './tipos';

/** A preview, never the report itself: that one is streamed as CSV. */
const LINHAS_NO_MAXIMO = 200;
/** Counting stops here: whoever looks at the first rows learns no more from the rest, and waits the same for any period. */
export const LINHAS_CONTADAS = 10_000;

const campos = z.object({
  tipo_report: z.enum(TIPOS_DE_RELATORIO, 'Escolha o relatório'),
  data_referencia_inicio: data.optional(),
  data_referencia_fim: data.optional(),
  perfil: z
    .enum([...PERFIS_DE_CADASTRO, ...PERFIS], 'Perfil inválido')
    .optional()
    .meta({ description: 'Tipo 9: prescriber, tutor ou shopkeeper. Nos outros, opcional: o perfil do parceiro.' }),
});

/** A period for every type but 9, and for 9 the profile (spec 8.7). */
function conferir(p: z.output<typeof campos>, ctx: z.RefinementCtx): void {
  const recusar = (campo: keyof typeof p, message: string) => ctx.addIssue({ code: 'custom', path: [campo], message });
  const { data_referencia_inicio: inicio, data_referencia_fim: fim } = p;
  const cadastros = p.tipo_report === '9';
  if (!inicio && (!cadastros || fim)) recusar('data_referencia_inicio', 'Informe o mês inicial');
  if (!fim && (!cadastros || inicio)) recusar('data_referencia_fim', 'Informe o mês final');
  if (inicio && fim && fim.slice(0, 7) < inicio.slice(0, 7))
    recusar('data_referencia_fim', 'O mês final vem antes do inicial');
  if (cadastros && !ehPerfilDeCadastro(p.perfil)) recusar('perfil', 'Escolha o perfil');
  if (!cadastros && ehPerfilDeCadastro(p.perfil)) recusar('perfil', 'Perfil inválido');
}

const pedidoDeRelatorio = campos.superRefine(conferir);
export type FiltrosDoRelatorio = z.output<typeof campos>;

const RETIRADA = { nome: 'relatorio-baixado', objeto: 'relatorio', mostra: ['tipo', 'perfil'] } as const;

export const verRelatorio = chamada(nomes.verRelatorio, {
  resumo: 'As primeiras linhas e o total; com formato=csv, o relatório inteiro, linha a linha',
  acesso: PLANILHAS_COM_CPF,
  query: campos
    .extend({
      formato: z.enum(['json', 'csv']).default('json'),
      limite: z.coerce.number().int().min(1).max(LINHAS_NO_MAXIMO).default(20),
    })
    .superRefine(conferir),
  answer: z.object({
    reports: lista(z.record(z.string(), z.string().nullable()), LINHAS_NO_MAXIMO),
    colunas: lista(z.object({ chave: z.string(), titulo: z.string() })),
    total: z.int().meta({ description: 'Linhas do arquivo, contadas até 10.000' }),
    ha_mais: z.boolean().meta({ description: 'O arquivo tem mais linhas do que o total' }),
  }),
  // The whole report is taken out; its first rows are only looked at.
  age: true,
  ato: RETIRADA,
  refusals: [],
});

export const criarBilhete = chamada(nomes.criarBilhete, {
  resumo: 'Um endereço que baixa o relatório uma vez, por 60 segundos, sem o cabeçalho da sessão',
  acesso: PLANILHAS_COM_CPF,
  body: pedidoDeRelatorio,
  answer: z.object({ endereco: z.string() }),
  semAto: 'só dá um endereço por um minuto; a retirada do relatório tem o seu',
  refusals: [],
});

export const baixarRelatorio = chamada(nomes.baixarRelatorio, {
  resumo: 'O relatório do bilhete, em CSV',
  acesso: PARA_TODOS,
  // It spends the ticket.
  age: true,
  params: z.object({ bilhete: z.string().regex(/^[\w-]{43}$/) }),
  answer: 'arquivo',
  ato: RETIRADA,
  refusals: [],
});
