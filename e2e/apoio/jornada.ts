import { randomInt, randomUUID } from 'node:crypto';
import * as doCupom from '@indica-bem/domain/cupom/chamadas';
import * as daPrescricao from '@indica-bem/domain/prescricao/chamadas';
import type { APIRequestContext } from '@playwright/test';
import { chamar } from './api';
import { consultar } from './banco';
import { type Conta, criarPessoaNova, type Pessoa } from './pessoas';
import { provaDe } from './selo';

/** The request context comes along for the sake of its callers: the session is made where the account is. */
export const criarPessoa = (_request: APIRequestContext, papel: Parameters<typeof criarPessoaNova>[0]) =>
  criarPessoaNova(papel);

/** A partner recommends a food to whoever has this phone. */
export async function indicar(
  request: APIRequestContext,
  prescritor: Pessoa,
  dados: { email?: string; telefone?: string } = {},
) {
  const [produto] = await consultar<{ id: number }>(
    `select id from produto where em_prescricao and tipo_calculadora = 'comum' and especie = 'cao' order by id limit 1`,
  );
  if (!produto) throw new Error('a demonstração não tem produtos');
  const indicacao = await chamar(request, prescritor, daPrescricao.criarPrescricao, {
    headers: { 'idempotency-key': randomUUID() },
    body: { id_produto: produto.id, telefone: telefoneNovo(), peso_pet: 10, ecc: 1, atividade: 95, ...dados },
  });
  return {
    idPrescricao: indicacao.id_prescricao,
    codigoDaIndicacao: indicacao.codigo_prescricao ?? '',
    hash: indicacao.hash ?? '',
  };
}

export async function resgatar(request: APIRequestContext, tutor: Pessoa, codigo: string): Promise<void> {
  await chamar(request, tutor, daPrescricao.resgatarPrescricao, { params: { codigo }, body: {} });
}

/** The first choice makes the coupon; another store makes another coupon and cancels this one. */
export async function escolherLoja(request: APIRequestContext, tutor: Pessoa, idPrescricao: number, loja: Conta) {
  const { id_coupon } = await chamar(request, tutor, daPrescricao.escolherLoja, {
    params: { id: idPrescricao },
    body: { id_lojista: loja.id },
  });
  const { codigo_coupon } = await chamar(request, tutor, doCupom.verCupom, { params: { id: id_coupon } });
  return { idCupom: id_coupon, codigo: codigo_coupon };
}

/** From nothing to a live coupon: three fresh people, a recommendation, the choice of a store. */
export async function prepararCupom(request: APIRequestContext, elenco: { loja?: Pessoa } = {}) {
  const loja = elenco.loja ?? (await criarPessoa(request, 'lojista'));
  const tutor = await criarPessoa(request, 'tutor');
  const prescritor = await criarPessoa(request, 'prescritor');
  const indicacao = await indicar(request, prescritor);
  await resgatar(request, tutor, indicacao.codigoDaIndicacao);
  const cupom = await escolherLoja(request, tutor, indicacao.idPrescricao, loja);
  return { loja, tutor, prescritor, ...indicacao, ...cupom };
}

const VENDA = { nome_funcionario: 'Caio', valor: 289.9, peso: 15 } as const;

export async function validarCupom(request: APIRequestContext, loja: Pessoa, idCupom: number) {
  return chamar(request, loja, doCupom.validarCupom, {
    params: { id: idCupom },
    headers: { 'idempotency-key': randomUUID() },
    body: { ...VENDA, prova: await provaDe(idCupom) },
  });
}

export function telefoneNovo(): string {
  return `159${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`;
}
