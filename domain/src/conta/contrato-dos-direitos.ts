import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { OPERACAO } from '../contrato/equipe';
import { idDoCaminho } from '../contrato/tipos';
import { dadosDoLojista } from '../lojista/dados';
import { dadosDoPrescritor } from '../prescritor/dados';
import { dadosDoTutor } from '../tutor/dados';
import * as nomes from './chamadas';
import { RECUSAS_DA_PRESSA } from './recusas';
import { daConta } from './registro-da-conta';

// What the law gives everybody (LGPD): a copy of the own data, and to be forgotten.

const deAlguem = {
  antesDosTermos: true,
  posse: 'id',
  params: z.object({ id: idDoCaminho }),
  aosPoucos: true,
  age: true,
  ato: { nome: 'dados-exportados', objeto: 'conta' },
  refusals: [],
} as const;

export const exportarDadosDoTutor = chamada(nomes.exportarDadosDoTutor, {
  resumo: 'Tudo o que guardamos sobre um tutor (LGPD); pela equipe, a pedido dele',
  acesso: { tutor: 'proprio', ...OPERACAO },
  ...deAlguem,
  answer: dadosDoTutor,
});

export const exportarDadosDoPrescritor = chamada(nomes.exportarDadosDoPrescritor, {
  resumo: 'Tudo o que guardamos sobre um parceiro (LGPD); pela equipe, a pedido dele',
  acesso: { prescritor: 'proprio', ...OPERACAO },
  ...deAlguem,
  answer: dadosDoPrescritor,
});

export const exportarDadosDoLojista = chamada(nomes.exportarDadosDoLojista, {
  resumo: 'Tudo o que guardamos sobre uma loja (LGPD); pela equipe, a pedido dela',
  acesso: { lojista: 'proprio', ...OPERACAO },
  ...deAlguem,
  answer: dadosDoLojista,
});

/** A tutor deletes the account alone. On partners and stores others depend: they ask, and the team sees to it. */
const DE_QUEM_PEDE = { prescritor: 'proprio', lojista: 'proprio' } as const;
const pedido = z.object({ exclusao_pedida_em: daConta.exclusao_pedida_em });

export const pedirExclusao = chamada(nomes.pedirExclusao, {
  resumo: 'Pede à equipe a exclusão da própria conta; de novo, responde o mesmo pedido',
  acesso: DE_QUEM_PEDE,
  antesDosTermos: true,
  answer: pedido,
  ato: { nome: 'exclusao-pedida', objeto: 'conta' },
  refusals: RECUSAS_DA_PRESSA,
});

export const desistirDaExclusao = chamada(nomes.desistirDaExclusao, {
  resumo: 'Desiste do pedido de exclusão',
  acesso: DE_QUEM_PEDE,
  antesDosTermos: true,
  answer: pedido,
  ato: { nome: 'exclusao-desistida', objeto: 'conta' },
  refusals: [],
});
