import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { CADA_UM_DA_EQUIPE } from '../contrato/equipe';
import { lista, vazio } from '../contrato/tipos';
import * as nomes from './chamadas';

const DE_CADA_UM = { tutor: 'proprio', prescritor: 'proprio', lojista: 'proprio', ...CADA_UM_DA_EQUIPE } as const;

/** Of one account at a time; whoever comes in once more ends the oldest. */
export const SESSOES_NO_MAXIMO = 20;

const sessaoAberta = z.object({
  id: z.string(),
  aparelho: z.string().nullable().meta({ description: 'Como “Chrome no Android”; null: entrou antes de se anotar' }),
  criada_em: z.string().meta({ description: 'ISO 8601' }),
  usada_em: z.string().meta({ description: 'ISO 8601, com precisão de um minuto' }),
  esta: z.boolean().meta({ description: 'A sessão que está perguntando' }),
});
export type SessaoAberta = z.infer<typeof sessaoAberta>;

export const listarSessoes = chamada(nomes.listarSessoes, {
  resumo: 'As próprias sessões abertas, a última usada primeiro',
  acesso: DE_CADA_UM,
  answer: z.object({ sessoes: lista(sessaoAberta, SESSOES_NO_MAXIMO) }),
  refusals: [],
});

export const encerrarUmaSessao = chamada(nomes.encerrarUmaSessao, {
  resumo: 'Encerra uma das próprias sessões; de novo, responde 404',
  acesso: DE_CADA_UM,
  params: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) }),
  answer: vazio,
  ato: { nome: 'sessao-encerrada', objeto: 'conta' },
  refusals: [],
});

export const encerrarOutrasSessoes = chamada(nomes.encerrarOutrasSessoes, {
  resumo: 'Encerra todas as próprias sessões, menos a que pede',
  acesso: DE_CADA_UM,
  answer: z.object({ encerradas: z.int() }),
  ato: { nome: 'sessao-encerrada', objeto: 'conta', mostra: ['quantos'] },
  refusals: [],
});
