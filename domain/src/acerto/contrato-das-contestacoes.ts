import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { FINANCEIRO } from '../contrato/equipe';
import { chaveDeEnvio, idDoCaminho, lista, pagina, proximo, textoLongo } from '../contrato/tipos';
import * as nomes from './chamadas';
import { contestacao, linhaContestada } from './formas';
import { RECUSAS_DA_CONTESTACAO } from './regras';

const TEXTO_NO_MAXIMO = 500;

export const contestarLinha = chamada(nomes.contestarLinha, {
  resumo: 'A loja contesta uma linha de um mês fechado; uma contestação aberta por linha',
  acesso: { lojista: 'proprio' },
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: z.object({ texto: textoLongo(TEXTO_NO_MAXIMO) }),
  answer: contestacao,
  ato: { nome: 'linha-contestada', objeto: 'contestacao' },
  refusals: RECUSAS_DA_CONTESTACAO,
});

export const listarContestacoes = chamada(nomes.listarContestacoes, {
  resumo: 'As contestações, da loja ou de todas: as abertas, da mais antiga; as respondidas, da mais nova',
  acesso: { lojista: 'proprio', ...FINANCEIRO },
  query: pagina.extend({ estado: z.enum(['aberta', 'respondida']).default('aberta') }),
  answer: z.object({ contestacoes: lista(linhaContestada), proximo, abertas: z.int() }),
  refusals: [],
});

export const responderContestacao = chamada(nomes.responderContestacao, {
  resumo: 'Aceita ou recusa a contestação, com uma frase para a loja; dinheiro só se move por estorno',
  acesso: FINANCEIRO,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: z.object({ aceita: z.boolean('Escolha aceitar ou recusar'), resposta: textoLongo(TEXTO_NO_MAXIMO) }),
  answer: contestacao,
  ato: { nome: 'contestacao-respondida', objeto: 'contestacao', mostra: ['aceita'] },
  refusals: ['CONTESTACAO_RESPONDIDA'],
});
