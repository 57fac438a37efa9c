import { randomUUID } from 'node:crypto';
import type { Conferencia } from '@indica-bem/domain/cupom/leitura';
import type { MotivoDeEstorno } from '@indica-bem/domain/estorno/regras';
import { alterarAjustes } from '../areas/configuracao/ajustes';
import { chamar } from './chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from './elenco';
import type { Palco } from './palco';
import { provaDe } from './provas';

const TELEFONE = '(15) 98888-7777';

export type Elenco = { prescritor: Pessoa; tutor: Pessoa; loja: Pessoa; produto: number };

export async function criarElenco(palco: Palco): Promise<Elenco> {
  const prescritor = await criarPrescritor(palco);
  const tutor = await criarTutor(palco);
  const loja = await criarLojista(palco);
  return { prescritor, tutor, loja, produto: await criarProduto(palco) };
}

/** A partner issues a recommendation. */
export async function indicar(
  palco: Palco,
  { prescritor, produto }: Pick<Elenco, 'prescritor' | 'produto'>,
  dados: object = {},
) {
  const body = {
    id_produto: produto,
    // Another mailbox each time: one receives so many in a day and no more.
    email: `tutora-${randomUUID().slice(0, 8)}@example.com`,
    telefone: TELEFONE,
    peso_pet: 10,
    ecc: 1,
    atividade: 95,
    ...dados,
  };
  const headers = { 'idempotency-key': randomUUID() };
  const resposta = await chamar(palco, prescritor, 'POST /prescrition/nova_prescricao_prescritor', { body, headers });
  if (resposta.status !== 200) throw new Error(resposta.texto);
  return { ...resposta.body, codigo_prescricao: resposta.body.codigo_prescricao ?? '' };
}

export async function resgatar(palco: Palco, tutor: Pessoa, codigo: string) {
  return chamar(palco, tutor, 'PUT /prescrition/:codigo/tutor', { params: { codigo }, body: { id_tutor: tutor.id } });
}

export async function escolher(palco: Palco, tutor: Pessoa, id: number, loja: Pessoa) {
  return chamar(palco, tutor, 'PUT /prescrition/:id/shopkeeper', { params: { id }, body: { id_lojista: loja.id } });
}

/** From the recommendation to a live coupon. */
export async function ateOCupom(palco: Palco, elenco: Elenco) {
  const indicacao = await indicar(palco, elenco);
  await resgatar(palco, elenco.tutor, indicacao.codigo_prescricao);
  const { body, texto, status } = await escolher(palco, elenco.tutor, indicacao.id_prescricao, elenco.loja);
  if (status !== 200) throw new Error(texto);
  return { indicacao, idCupom: body.id_coupon };
}

export const VENDA = { nome_funcionario: 'Caio', valor: 289.9, peso: 15 } as const;

type Validacao = {
  chave?: string;
  venda?: object /** null: without one; left out: that of a reading made now. */;
  prova?: string | null;
};

/** The store has read the coupon and sells. */
export async function validar(palco: Palco, loja: Pessoa, id: number, opcoes: Validacao = {}) {
  const { chave = randomUUID(), venda = VENDA, prova = await provaDe(palco, loja.id, id) } = opcoes;
  return chamar(palco, loja, 'PUT /coupon/:id', {
    params: { id },
    headers: { 'idempotency-key': chave },
    body: { ...venda, prova } as never,
  });
}

/** What stands on the tutor's screen now. */
export async function verSelo(palco: Palco, tutor: Pessoa, id: number) {
  return chamar(palco, tutor, 'GET /coupon/:id/selo', { params: { id } });
}

export async function lerNoCaixa(palco: Palco, loja: Pessoa, codigo: number | string, mostrado: object = {}) {
  return chamar(palco, loja, 'POST /coupon/:codigo/leitura', { params: { codigo }, body: mostrado });
}

/** As the team sets it; a test file that needs one says which. */
export async function conferir(palco: Palco, conferencia: Conferencia) {
  const edicao = { versao: null, quem: await criarAdmin(palco), agora: palco.relogio(), autoria: null };
  await alterarAjustes(palco.db, { conferencia }, edicao);
}

type Estorno = { vez?: number; motivo?: MotivoDeEstorno; texto?: string; chave?: string };

/** The store or the team undoes a sale. */
export async function desfazer(palco: Palco, quem: Pessoa, id: number, estorno: Estorno = {}) {
  const { vez = 1, motivo = 'valor_errado', texto, chave = randomUUID() } = estorno;
  return chamar(palco, quem, 'POST /coupon/:id/estorno', {
    params: { id },
    headers: { 'idempotency-key': chave },
    body: { vez, motivo, texto },
  });
}

/** The team ends a coupon, with the choice given back or not. */
export async function tirarCupom(palco: Palco, quem: Pessoa, id: number, libera: boolean) {
  const rota = libera ? 'POST /atendimento/cupom/:id/liberacao' : 'POST /atendimento/cupom/:id/cancelamento';
  return chamar(palco, quem, rota, { params: { id }, body: { motivo: 'pedido_do_tutor' } });
}

/** The team gives a change of store back, having seen so many left. */
export async function devolverTroca(palco: Palco, quem: Pessoa, id: number, vinculos: number) {
  return chamar(palco, quem, 'POST /atendimento/indicacao/:id/troca', {
    params: { id },
    body: { motivo: 'pedido_do_tutor', vinculos },
  });
}

/** The team stops a recommendation, or lets it go on. */
export async function bloquear(palco: Palco, quem: Pessoa, id: number, { chave = randomUUID(), solta = false } = {}) {
  const rota = solta ? 'POST /atendimento/indicacao/:id/desbloqueio' : 'POST /atendimento/indicacao/:id/bloqueio';
  return chamar(palco, quem, rota, {
    params: { id },
    headers: { 'idempotency-key': chave },
    body: { motivo: 'suspeita', texto: 'Cartão roubado' },
  });
}
