import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { ESPECIES } from '../produto/regras';
import * as nomes from './chamadas';

export const verPrevia = chamada(nomes.verPrevia, {
  resumo: 'O que o link de uma indicação mostra antes de entrar: quem indicou, o produto e o desconto',
  acesso: PARA_TODOS,
  params: z.object({ hash: z.string() }),
  answer: z.object({
    previa: z
      .object({
        prescritor: z.string().nullable().meta({ description: 'O estabelecimento, ou o nome do parceiro' }),
        produto: z
          .object({
            nome: z.string(),
            linha: z.string(),
            para_quem: z.string().optional().meta({ description: 'O nome sem a linha e o sabor' }),
            sabor: z.string().nullable(),
            especie: z.enum(ESPECIES),
            imagem_caminho: z.string().nullable(),
          })
          .nullable(),
        titulo_especifico: z.string().nullable(),
        desconto: z
          .number()
          .nullable()
          .meta({ description: 'O da indicação, ou o maior que uma loja dá agora; null sem loja alguma' }),
      })
      .nullable()
      .meta({ description: 'null: nada a mostrar, seja por que for' }),
  }),
  refusals: [],
});
