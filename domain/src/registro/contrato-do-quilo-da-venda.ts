import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { idDoCupom } from '../cupom/contrato';
import * as nomes from './chamadas';
import { SITUACOES_DO_QUILO } from './meu-quilo';

export const verQuiloDaVenda = chamada(nomes.verQuiloDaVenda, {
  resumo: 'O que a venda da própria loja doou: como está o quilo, e a cadeira de rodas que ele completou',
  acesso: { lojista: 'proprio' },
  params: z.object({ id: idDoCupom }),
  answer: z.object({
    situacao: z.enum(SITUACOES_DO_QUILO),
    cadeira: z.int().nullable().meta({ description: 'A quantas cadeiras se chegou com este quilo; null, a nenhuma' }),
  }),
  refusals: [],
});
