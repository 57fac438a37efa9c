import { z } from 'zod';
import { devido } from '../acerto/formas';
import { chamada } from '../contrato/chamada';
import { idDoCaminho, lista } from '../contrato/tipos';
import { evento } from '../evento/contrato';
import { petNaLista } from '../pet/contrato';
import { prescricao } from '../prescricao/contrato';
import { REPOSICOES_NO_MAXIMO, reposicao } from '../reposicao/contrato';
import * as nomes from './chamadas';
import { ESPERANDO_NA_TELA, ULTIMAS_COMPRAS, ULTIMAS_INDICACOES } from './regras';

const params = z.object({ id: idDoCaminho });

const ultima = z.object({
  id_coupon: z.int(),
  codigo_coupon: z.string(),
  data_efetivacao: z.string(),
  efetivado_em: z.string().nullable().meta({ description: 'O momento no caixa; null, veio por arquivo' }),
  produto: z.string().nullable(),
  tutor: z.string().nullable().meta({ description: 'Primeiro nome' }),
  valor: z.number(),
  valorDescontado: z.number(),
});

const inicioDaLoja = z.object({
  hoje: z.object({ vendas: z.int(), valor: z.number() }),
  mes: z.object({ vendas: z.int(), valorDescontado: z.number() }),
  devido,
  ultimas: lista(ultima, ULTIMAS_COMPRAS),
});
export type InicioDaLoja = z.infer<typeof inicioDaLoja>;

export const verInicioDaLoja = chamada(nomes.verInicioDaLoja, {
  resumo: 'O que a loja vê ao entrar: vendas de hoje, descontos do mês, o que tem a receber, as últimas compras',
  acesso: { lojista: 'proprio' },
  posse: 'id',
  params,
  answer: inicioDaLoja,
  refusals: [],
});

const inicioDoTutor = z.object({
  destaque: prescricao.nullable().meta({
    description: 'O cupom que acaba primeiro; sem nenhum, a indicação que espera uma loja; null quando nada espera',
  }),
  cupons: z.int().meta({ description: 'Quantos o caixa aceitaria agora, com o do destaque' }),
  sem_loja: z.int().meta({ description: 'Quantas indicações esperam uma loja, com a do destaque' }),
  pets: lista(petNaLista),
  reposicoes: lista(reposicao, REPOSICOES_NO_MAXIMO),
  evento: evento.nullable().meta({ description: 'O próximo do calendário, de hoje em diante' }),
  kg: z.int().meta({ description: 'Quilos que as próprias compras doaram' }),
});
export type InicioDoTutor = z.infer<typeof inicioDoTutor>;

export const verInicioDoTutor = chamada(nomes.verInicioDoTutor, {
  resumo: 'O que o tutor vê ao entrar: o cupom ou a indicação da vez, o que cada pet come, o próximo evento, os quilos',
  acesso: { tutor: 'proprio' },
  posse: 'id',
  params,
  answer: inicioDoTutor,
  refusals: [],
});

const quemEspera = z.object({
  indicacao: prescricao,
  desde: z.string().meta({ description: 'O dia em que passou a esperar' }),
  reenviada_em: z.string().nullable().meta({ description: 'O último dia em que foi reenviada' }),
});
export type QuemEspera = z.infer<typeof quemEspera>;

const inicioDoParceiro = z.object({
  mes: z
    .object({ emitidas: z.int(), resgatadas: z.int(), compradas: z.int() })
    .meta({ description: 'Das indicações feitas no mês de São Paulo, quantas já foram resgatadas e compradas' }),
  esperam: z
    .object({ resgate: z.int(), loja: z.int(), compra: z.int(), exato: z.boolean() })
    .meta({ description: 'Dos últimos 60 dias, quantas esperam por quê; exato false: pelo menos tantas' }),
  espera: lista(quemEspera, ESPERANDO_NA_TELA).meta({ description: 'Primeiro quem há mais tempo não é lembrado' }),
  ultimas: lista(prescricao, ULTIMAS_INDICACOES),
  renovacoes: z.int().meta({ description: 'Pedidos de nova indicação que esperam' }),
});
export type InicioDoParceiro = z.infer<typeof inicioDoParceiro>;

export const verInicioDoParceiro = chamada(nomes.verInicioDoParceiro, {
  resumo: 'O que o parceiro vê ao entrar: o mês, quem espera o quê, as últimas indicações, os pedidos de renovação',
  acesso: { prescritor: 'proprio' },
  posse: 'id',
  params,
  answer: inicioDoParceiro,
  refusals: [],
});
