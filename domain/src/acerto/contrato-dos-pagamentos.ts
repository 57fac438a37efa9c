import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { FINANCEIRO } from '../contrato/equipe';
import { chaveDeEnvio, data, id, idDoCaminho, textoLongo } from '../contrato/tipos';
import { arquivoEnviado, pedidoDePrevia, RECUSAS_DO_ARQUIVO, respostaDoEnvio } from '../importacao/contrato';
import { ERRO_DO_NOME, nomeLimpo } from '../texto/nome';
import * as nomes from './chamadas';
import { acerto, pagamento } from './formas';
import { PAGAMENTOS_POR_VEZ, RECUSAS_DO_PAGAMENTO, REFERENCIA_NO_MAXIMO } from './regras';

const referencia = z
  .string()
  .trim()
  .max(REFERENCIA_NO_MAXIMO, `Use até ${REFERENCIA_NO_MAXIMO} caracteres`)
  .refine((escrita) => escrita === '' || nomeLimpo(escrita), ERRO_DO_NOME)
  .nullish()
  .transform((escrita) => escrita || null)
  .meta({ description: 'Por que se acha o pagamento no banco' });

const pagoAntes = pagamento.omit({ id_pagamento: true, valor: true }).extend({ id_acerto: z.int() });
export type PagoAntes = z.infer<typeof pagoAntes>;

export const pagarAcertos = chamada(nomes.pagarAcertos, {
  resumo: 'Registra o pagamento de um ou mais acertos; o que já está pago fica como está',
  acesso: FINANCEIRO,
  headers: chaveDeEnvio,
  body: z.object({
    ids: z.array(id).min(1, 'Escolha os acertos').max(PAGAMENTOS_POR_VEZ, `Pague até ${PAGAMENTOS_POR_VEZ} por vez`),
    data_pagamento: data,
    referencia,
  }),
  answer: z.object({
    pagos: z.int(),
    ja_pagos: z.int(),
    pagos_antes: z
      .array(pagoAntes)
      .max(PAGAMENTOS_POR_VEZ)
      .meta({ description: 'Os que já estavam pagos, como foram registrados: confira no banco os que diferem' }),
  }),
  ato: { nome: 'acertos-pagos', objeto: 'acerto', mostra: ['data_pagamento', 'acertos'] },
  refusals: [...RECUSAS_DO_PAGAMENTO, 'NAO_ENCONTRADO'],
});

export const pagarPorArquivo = chamada(nomes.pagarPorArquivo, {
  resumo: 'Registra pagamentos a partir de um CSV: cnpj, mes, data_pagamento, referencia',
  acesso: FINANCEIRO,
  multipart: true,
  query: pedidoDePrevia,
  body: z.object({ arquivo: arquivoEnviado }),
  answer: respostaDoEnvio,
  ato: { nome: 'importacao-enviada', objeto: 'importacao', mostra: ['tipo', 'linhas'] },
  refusals: RECUSAS_DO_ARQUIVO,
});

export const desfazerPagamento = chamada(nomes.desfazerPagamento, {
  resumo: 'Desfaz um pagamento registrado por engano, com o motivo: o acerto volta a estar a pagar',
  acesso: FINANCEIRO,
  params: z.object({ id: idDoCaminho }),
  body: z.object({ motivo: textoLongo(500) }),
  answer: acerto,
  ato: { nome: 'pagamento-desfeito', objeto: 'acerto' },
  refusals: [],
});
