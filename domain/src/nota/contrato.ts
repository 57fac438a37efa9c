import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { ATENDIMENTO, FINANCEIRO, OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import { lista, livre, pagina, proximo } from '../contrato/tipos';
import { idDoCupom, vez } from '../cupom/contrato';
import * as nomes from './chamadas';
import { TAMANHO_DA_CHAVE, TEXTO_DA_NOTA_NO_MAXIMO } from './chave';
import { nota } from './nota';
import { MOTIVOS_DA_RETIRADA, RECUSAS_DA_NOTA, RECUSAS_DA_RETIRADA } from './regras';

const params = z.object({ id: idDoCupom });
const DE_QUEM_MEXE = { tutor: 'proprio', lojista: 'proprio', ...OPERACAO, ...ATENDIMENTO, ...FINANCEIRO } as const;

/** A purchase and its receipt, if it has one. */
const notaDaCompra = z.object({
  id_coupon: z.int(),
  vez,
  nota: nota.nullable(),
  pendente: z.boolean().meta({ description: 'A nota é obrigatória, não veio, e os 7 dias passaram' }),
});
export type NotaDaCompra = z.infer<typeof notaDaCompra>;

export const enviarNota = chamada(nomes.enviarNota, {
  resumo: 'A nota fiscal de uma compra: o que o QR da nota guarda, ou a chave digitada. Só a chave é guardada',
  acesso: DE_QUEM_MEXE,
  params,
  body: z.object({
    vez,
    nota: livre(TEXTO_DA_NOTA_NO_MAXIMO)
      .min(1, 'Leia o QR da nota ou digite a chave')
      .meta({ description: 'Endereço do QR de uma NFC-e, ou os 44 caracteres da chave, com ou sem separadores' }),
  }),
  answer: notaDaCompra,
  ato: { nome: 'nota-enviada', objeto: 'cupom' },
  refusals: RECUSAS_DA_NOTA,
});

export const verNota = chamada(nomes.verNota, {
  resumo: 'A nota fiscal de uma compra',
  acesso: { tutor: 'proprio', lojista: 'proprio', ...TODA_A_EQUIPE },
  params,
  answer: notaDaCompra,
  refusals: [],
});

export const retirarNota = chamada(nomes.retirarNota, {
  resumo: 'Retira a nota de uma compra: quem a enviou e a loja, no mesmo dia; a equipe, com um motivo',
  acesso: DE_QUEM_MEXE,
  params,
  body: z.object({
    vez,
    chave: z.string().length(TAMANHO_DA_CHAVE).meta({ description: 'A nota que se viu: outra não é retirada' }),
    motivo: z.enum(MOTIVOS_DA_RETIRADA, 'Escolha o motivo').optional().meta({ description: 'Da equipe' }),
  }),
  answer: notaDaCompra,
  ato: { nome: 'nota-retirada', objeto: 'cupom', mostra: ['motivo'] },
  refusals: RECUSAS_DA_RETIRADA,
});

const compraDoTutor = notaDaCompra.extend({
  codigo_coupon: z.string(),
  produto: z.string().nullable(),
  loja: z.string(),
  data_efetivacao: z.string(),
  valor: z.number(),
});
export type CompraDoTutor = z.infer<typeof compraDoTutor>;

export const listarComprasDoTutor = chamada(nomes.listarComprasDoTutor, {
  resumo: 'As compras do tutor, da mais nova, com a nota de cada uma',
  acesso: { tutor: 'proprio' },
  query: pagina,
  answer: z.object({ compras: lista(compraDoTutor), proximo }),
  refusals: [],
});
