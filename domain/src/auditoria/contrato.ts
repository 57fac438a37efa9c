import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { SO_DONO } from '../contrato/equipe';
import { data, lista, livre, pagina, proximo } from '../contrato/tipos';
import { NOMES_DOS_ATOS, TIPOS_DE_OBJETO } from './atos';
import * as nomes from './chamadas';
import { PAPEIS_DOS_AUTORES } from './papeis';

const filtros = z.object({
  de: data.optional(),
  ate: data.optional(),
  quem: livre(254).optional().meta({ description: 'O e-mail ou o número de uma conta' }),
  ato: z.enum(NOMES_DOS_ATOS, 'Escolha um ato da lista').optional(),
  objeto: z.enum(TIPOS_DE_OBJETO, 'Escolha um item da lista').optional(),
  id_objeto: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'Informe só o número')
    .transform(Number)
    .optional(),
});
export type FiltrosDaAuditoria = z.output<typeof filtros>;

/** One list is one index: a kind without a number would be read through all of it. */
function conferir({ de, ate, objeto, id_objeto }: FiltrosDaAuditoria, ctx: z.RefinementCtx): void {
  const recusar = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  if (de && ate && ate < de) recusar('ate', 'Vem antes da data inicial');
  if (objeto && id_objeto === undefined) recusar('id_objeto', 'Informe o número');
  if (!objeto && id_objeto !== undefined) recusar('objeto', 'Escolha do que é o número');
}

const valor = z.union([z.string(), z.number(), z.boolean(), lista(z.int(), 500)]).nullable();

const ato = z.object({
  chave: z.string(),
  momento: z.string(),
  // Any text: while a fleet is replaced, the version before reads what the next one wrote.
  ato: z.string(),
  objeto: z.string(),
  id_objeto: z.int().nullable(),
  cadastro: z.string().nullable().meta({ description: 'De um objeto que é conta e existe: o seu tipo de cadastro' }),
  id_conta: z.int().nullable(),
  papel: z.enum(PAPEIS_DOS_AUTORES),
  funcao: z.string().nullable(),
  nome: z.string().nullable().meta({ description: 'De quem agiu, como se chama hoje; não fica guardado no registro' }),
  campos: lista(z.string()).meta({ description: 'O que mudou e cujos valores não ficam' }),
  valores: z.record(z.string(), z.tuple([valor, valor])).meta({ description: 'Antes e depois' }),
  endereco: z.string().nullable(),
  requisicao: z.string().nullable().meta({ description: 'O número que ela tem nos registros do servidor' }),
  vezes: z.int().meta({ description: 'De entradas recusadas: quantas, na mesma hora e do mesmo endereço' }),
});
export type AtoRegistrado = z.infer<typeof ato>;

export const listarAtos = chamada(nomes.listarAtos, {
  resumo: 'Quem fez o quê, do mais recente',
  acesso: SO_DONO,
  query: filtros.extend(pagina.shape).superRefine(conferir),
  answer: z.object({ atos: lista(ato), proximo }),
  refusals: [],
});

export const exportarAtos = chamada(nomes.exportarAtos, {
  resumo: 'Os mesmos atos em CSV, linha a linha',
  acesso: SO_DONO,
  query: filtros.superRefine(conferir),
  answer: 'arquivo',
  age: true,
  ato: { nome: 'auditoria-exportada', objeto: 'relatorio' },
  refusals: [],
});
